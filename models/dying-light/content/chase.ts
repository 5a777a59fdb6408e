import type { ChaseId, CommonInfected } from '../ids';

/**
 * What happens when the card is taken.
 * - `spawn-here`: Biters by day, Virals by night, in the Runner's Area.
 * - `enemy-moves`: Moves into the Runner's Area (DL-EMOVE-01).
 * - `spawn-nearest-nest`: one Infected in the Nest nearest to the Runner.
 */
export type ChaseEffect =
  | { readonly kind: 'spawn-here'; readonly count: number }
  | { readonly kind: 'enemy-moves'; readonly count: number }
  | { readonly kind: 'spawn-nearest-nest'; readonly day: CommonInfected; readonly night: CommonInfected };

export interface ChaseCard {
  readonly id: ChaseId;
  readonly onTaking: ChaseEffect | null;
}

export const CHASE: Readonly<Record<ChaseId, ChaseCard>> = {
  'ch-sprinter': { id: 'ch-sprinter', onTaking: { kind: 'spawn-here', count: 1 } },
  'ch-pack': { id: 'ch-pack', onTaking: { kind: 'enemy-moves', count: 2 } },
  'ch-hunter': {
    id: 'ch-hunter',
    onTaking: { kind: 'spawn-nearest-nest', day: 'viral', night: 'volatile' },
  },
  'ch-scent': { id: 'ch-scent', onTaking: null },
};

/** Added to the Exposure Value while chased (DL-CHASE-02). */
export const CHASED_EXPOSURE = 1;
