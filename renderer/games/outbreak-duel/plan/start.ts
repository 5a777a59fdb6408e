import { createSession } from '../../../../machines/kernel/session';
import { outbreakDuel } from '../../../../machines/outbreak-duel/game';
import { named, nameOf } from '../../../seats/start';
import type { DuelSession } from '../types';
import { type GamePlan, optionsOf, seatsOf, usualPlan } from './game-plan';

/** A game in which the first cards have been dealt. */
export function startGame(plan: GamePlan): DuelSession {
  const { seed, loaded } = plan;
  const newGame = { options: optionsOf(plan), seats: named(seatsOf(plan)), seed, ...(loaded && { loaded }) };
  return createSession(outbreakDuel, newGame);
}

/** Two Survivors in the empty street. */
export function quietTable(): DuelSession {
  return startGame({ ...usualPlan('curfew', nameOf), first: 0 });
}
