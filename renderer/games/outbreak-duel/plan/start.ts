import { outbreakDuel } from '../../../../machines/outbreak-duel/game';
import { FIRST_HAND, LESSON_LUCK, LESSON_OPTIONS } from '../../../../models/outbreak-duel/tutorial';
import { named, nameOf, startPicked } from '../../../seats/start';
import type { DuelSession } from '../types';
import { type GamePlan, optionsOf, seatsOf, usualPlan } from './game-plan';

/** A game in which the first cards have been dealt; in the lesson they have been kept, too. */
export function startGame(plan: GamePlan): DuelSession {
  const { seed, guided } = plan;
  const loaded = guided ? LESSON_LUCK : plan.loaded;
  const options = guided ? LESSON_OPTIONS : optionsOf(plan);
  const newGame = { options, seats: named(seatsOf(plan)), seed, ...(loaded && { loaded }) };
  return startPicked(outbreakDuel, newGame, guided ? [{ type: 'KEEP', cards: FIRST_HAND }] : []);
}

/** Two Survivors in the empty street. */
export function quietTable(): DuelSession {
  return startGame({ ...usualPlan('curfew', nameOf), first: 0 });
}
