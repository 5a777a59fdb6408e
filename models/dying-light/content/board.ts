import type { DieType } from '../ids';

/** Slots of the Action Track. */
export const TRACK_SLOTS = 8;
/** Exposure printed above the slots 1 to 8. */
export const TRACK_EXPOSURE = [1, 1, 2, 2, 3, 3, 3, 3] as const;
/** The slot in which a die earns the Momentum die (DL-TEMPO-03); Tempo must reach it to keep that die (DL-MOM-03). */
export const MOMENTUM_SLOT = 4;
export const FATIGUE_SLOTS = 2;
export const COOLDOWN_SLOTS = 2;
/** The Heavy Wound that eliminates a Runner (DL-WND-03). */
export const FATAL_HEAVY_WOUND = 4;
/** Wounds taken at once that cost the Momentum die (DL-MOM-04). */
export const MOMENTUM_LOSING_WOUNDS = 2;
/** Dice of a Runner at the start; the Momentum die stays in the supply. */
export const STARTING_DICE: Readonly<Record<DieType, number>> = {
  basic: 3,
  parkour: 1,
  combat: 1,
  momentum: 0,
};

/** Exposure printed above the Tempo Die (DL-EXP-01); 0 for an empty track. */
export function exposureAtTempo(tempo: number): number {
  return TRACK_EXPOSURE[tempo - 1] ?? 0;
}

/** Spaces of the Round tracker: 1 to 7 show the sun, 8 to 14 the moon (DL-ROUND-04). */
export const ROUND_SPACES = 14;
export const FIRST_NIGHT_ROUND = 8;
