import { surviveUntilDaylight } from '../../../../machines/survive-until-daylight/game';
import { named, nameOf, startPicked } from '../../../seats/start';
import type { SurviveSession } from '../types';
import { type GamePlan, MAX_SEATS, optionsOf, seatsOf, setupMoves, usualPlan, withSeats } from './game-plan';

/** A game in which everybody has a character; weapons are picked at the table. */
export function startGame(plan: GamePlan): SurviveSession {
  const { seed, loaded } = plan;
  const newGame = { options: optionsOf(plan), seats: named(seatsOf(plan)), seed, ...(loaded && { loaded }) };
  // Alone at the table the first seat is forced already.
  return startPicked(surviveUntilDaylight, newGame, setupMoves(plan));
}

/** A full table at the beginning of the night. */
export function quietTable(): SurviveSession {
  return startGame(withSeats(usualPlan('curfew', nameOf), MAX_SEATS, nameOf));
}
