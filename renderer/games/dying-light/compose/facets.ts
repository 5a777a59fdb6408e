import type { Move } from '../../../../models/dying-light/moves';
import {
  ATTACK_FACETS,
  EXCHANGE_FACETS,
  INTERACT_FACETS,
  MOVE_FACETS,
  SWITCH_FACETS,
  USE_FACETS,
} from './acting-facets';
import { answerWords } from './answer-words';
import { ASSIGN_FACETS, DEFEND_FACETS, DESPERATE_FACETS, GEAR_FACETS } from './exposure-facets';
import type { Facet } from './facet';

type MoveOf<T> = Extract<Move, { type: T }>;

/** Moves that take more than one question. All others are told apart by their words. */
const FACETS: { readonly [T in Move['type']]?: readonly Facet<MoveOf<T>>[] } = {
  MOVE: MOVE_FACETS,
  ATTACK: ATTACK_FACETS,
  USE: USE_FACETS,
  SWITCH_WEAPON: SWITCH_FACETS,
  EXCHANGE: EXCHANGE_FACETS,
  INTERACT: INTERACT_FACETS,
  DEFEND: DEFEND_FACETS,
  DESPERATE: DESPERATE_FACETS,
  GEAR: GEAR_FACETS,
  ASSIGN: ASSIGN_FACETS,
};

const ANSWER: readonly Facet[] = [{ id: 'answer', key: JSON.stringify, label: answerWords }];

/** The questions for a move of this type, in the order in which they are asked. */
export function facetsOf(move: Move): readonly Facet[] {
  return (FACETS[move.type] as readonly Facet[] | undefined) ?? ANSWER;
}
