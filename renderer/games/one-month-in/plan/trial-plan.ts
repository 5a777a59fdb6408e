import type { OwnLayout } from '../../../../models/one-month-in/layouts/draft';
import { nameOf } from '../../../seats/start';
import { type GamePlan, usualPlan, withLayout, withSeats } from './game-plan';

/** A game that tries a layout out: one person against bots. */
export function trialPlan(layout: OwnLayout, seed: string): GamePlan {
  return withLayout(withSeats(usualPlan(seed, nameOf), layout.bases.length, nameOf), layout);
}
