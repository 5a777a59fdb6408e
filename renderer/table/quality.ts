/** How much the table asks of the machine. */
export const QUALITY_TIERS = ['low', 'medium', 'high'] as const;
export type QualityTier = (typeof QUALITY_TIERS)[number];

export interface Quality {
  readonly tier: QualityTier;
  /** Pixels printed per map cell on the board. */
  readonly boardScale: number;
  /** Edge of the shadow map; 0 for blob shadows only. */
  readonly shadowSize: number;
  /** Physically based materials with highlights; plain diffuse ones otherwise. */
  readonly glossy: boolean;
  readonly anisotropy: number;
  /** Edges are drawn four times as finely, which nearly doubles the price of a frame that a processor draws. */
  readonly smoothEdges: boolean;
  /** Share of the resolution, in each direction, that is left while things move, if frames are slow. */
  readonly whileMoving: number;
  /** Light from behind that draws the outlines of pieces, and haze that deepens the table. */
  readonly atmosphere: boolean;
  /** Motes of dust in the light. */
  readonly dust: number;
}

const TIERS: Readonly<Record<QualityTier, Quality>> = {
  low: {
    tier: 'low',
    boardScale: 64,
    shadowSize: 0,
    glossy: false,
    anisotropy: 2,
    smoothEdges: false,
    whileMoving: 0.5,
    atmosphere: false,
    dust: 0,
  },
  medium: {
    tier: 'medium',
    boardScale: 96,
    shadowSize: 2048,
    glossy: true,
    anisotropy: 8,
    smoothEdges: true,
    whileMoving: 1,
    atmosphere: true,
    dust: 0,
  },
  high: {
    tier: 'high',
    boardScale: 128,
    shadowSize: 4096,
    glossy: true,
    anisotropy: 16,
    smoothEdges: true,
    whileMoving: 1,
    atmosphere: true,
    dust: 140,
  },
};

/** @param shadows false where nobody wants any */
export function qualityOf(tier: QualityTier, shadows = true): Quality {
  return shadows ? TIERS[tier] : { ...TIERS[tier], shadowSize: 0 };
}
