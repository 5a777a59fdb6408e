import { createSession } from '../../../../machines/kernel/session';
import { oneMonthIn } from '../../../../machines/one-month-in/game';
import { named, nameOf } from '../../../seats/start';
import type { MonthSession } from '../types';
import { type GamePlan, MAX_SEATS, optionsOf, seatsOf, usualPlan, withSeats } from './game-plan';

/** A game in which the city lies in the fog, and fences are to be put up. */
export function startGame(plan: GamePlan): MonthSession {
  const { seed, loaded } = plan;
  const newGame = { options: optionsOf(plan), seats: named(seatsOf(plan)), seed, ...(loaded && { loaded }) };
  return createSession(oneMonthIn, newGame);
}

/** All four teams on their bases before anybody has gone out. */
export function quietTable(): MonthSession {
  return startGame(withSeats(usualPlan('curfew', nameOf), MAX_SEATS, nameOf));
}
