/** The light over the rounds: a day goes by, and whatever is held begins to shine. */
import { type Daylight, daylightAt } from '../../../../table/light/daylight';
import type { SceneModel } from '../scene-model';

/** On the scale of the swing, on which the light takes four seconds for 1. */
const EVENING = 0.88;
/** When the game is over the lamps of the table go on. */
const LAMPS = 1.1;
/** The first evening comes long before the last round: most games end around then. */
const DAY_ROUNDS = 0.54;
/** Lit windows are seen by day as well. */
const BY_DAY = 0.3;

/** What time it is: 0 in the first round, evening when most games end. */
export function duskOf({ round, rounds, over }: Pick<SceneModel, 'round' | 'rounds' | 'over'>): number {
  if (over) return LAMPS;
  const share = Math.max(0, round - 1) / (rounds * DAY_ROUNDS);
  return Math.round(Math.min(1, share) * EVENING * 100) / 100;
}

export function cityLight(dusk: number): Daylight {
  const light = daylightAt(Math.min(1, dusk));
  return { ...light, lamps: Math.max(BY_DAY, light.lamps) };
}
