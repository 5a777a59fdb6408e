/** How much the table asks of the machine. */
export type QualityTier = 'low' | 'medium' | 'high';

export interface Quality {
  readonly tier: QualityTier;
  /** Pixels printed per map cell on the board. */
  readonly boardScale: number;
  /** Edge of the shadow map; 0 for blob shadows only. */
  readonly shadowSize: number;
  /** Physically based materials with highlights; plain diffuse ones otherwise. */
  readonly glossy: boolean;
  readonly anisotropy: number;
  /** Widens the triangles of miniatures. */
  readonly figureCoarseness: number;
}

const TIERS: Readonly<Record<QualityTier, Quality>> = {
  low: {
    tier: 'low',
    boardScale: 64,
    shadowSize: 0,
    glossy: false,
    anisotropy: 2,
    figureCoarseness: 1.3,
  },
  medium: {
    tier: 'medium',
    boardScale: 96,
    shadowSize: 2048,
    glossy: true,
    anisotropy: 8,
    figureCoarseness: 1,
  },
  high: {
    tier: 'high',
    boardScale: 128,
    shadowSize: 4096,
    glossy: true,
    anisotropy: 16,
    figureCoarseness: 1,
  },
};

export function qualityOf(tier: QualityTier): Quality {
  return TIERS[tier];
}
