import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { nameOf } from '../../../seats/start';
import { type GamePlan, usualPlan, withSeat } from './game-plan';

/** A game against a bot to try a pair that has just been built. */
export function trialPlan(pair: DeckPair, seed: string): GamePlan {
  return withSeat(usualPlan(seed, nameOf), 0, { deck: pair });
}
