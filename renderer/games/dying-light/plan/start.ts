import { dyingLight } from '../../../../machines/dying-light/game';
import { named, nameOf, startPicked } from '../../../seats/start';
import type { DyingLightSession } from '../types';
import { type GamePlan, optionsOf, seatsOf, setupMoves, usualPlan, withRunners } from './game-plan';

/** A game with all picks made, waiting at the scenario card. */
export function startGame(plan: GamePlan): DyingLightSession {
  const { seed, loaded } = plan;
  const newGame = { options: optionsOf(plan), seats: named(seatsOf(plan)), seed, ...(loaded && { loaded }) };
  // The last pick of its kind may have been forced already.
  return startPicked(dyingLight, newGame, setupMoves(plan));
}

/** The city at the beginning of a game for four. */
export function quietCity(): DyingLightSession {
  return startGame(withRunners(usualPlan('curfew', nameOf), 4, nameOf));
}
