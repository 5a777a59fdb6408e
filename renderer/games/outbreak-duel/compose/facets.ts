/** The questions by which the moves of one kind are told apart. */
import type { Move, MoveOf, MoveType } from '../../../../models/outbreak-duel/moves';
import { answerDetail, answerLabel } from './answer-words';
import type { Facet } from './facet';
import { zombieOf } from './picks';

/** Pieces that differ in nothing are one answer: their words are the same. */
const ANSWER: Facet = {
  id: 'answer',
  key: JSON.stringify,
  label: answerLabel,
  detail: ([move], state) => answerDetail(move, state),
};

function asked<M extends Move>(id: string, key: (move: M) => string): Facet<M> {
  return { ...(ANSWER as unknown as Facet<M>), id, key };
}

const TARGET = asked<Move>('target', (move) => String(zombieOf(move)));
const CARD = asked<MoveOf<'PLAY' | 'EVENT' | 'LOOT' | 'REACT'>>('card', ({ card }) => card);

const FACETS: { readonly [T in MoveType]?: readonly Facet<MoveOf<T>>[] } = {
  ATTACK: [TARGET as Facet<MoveOf<'ATTACK'>>],
  SNAP_ATTACK: [TARGET as Facet<MoveOf<'SNAP_ATTACK'>>],
  PLAY: [CARD as Facet<MoveOf<'PLAY'>>],
  EVENT: [CARD as Facet<MoveOf<'EVENT'>>],
  LOOT: [{ ...CARD, id: 'loot' } as Facet<MoveOf<'LOOT'>>],
  REACT: [CARD as Facet<MoveOf<'REACT'>>],
  USE_ITEM: [asked('item', ({ item }) => String(item))],
};

/** The questions for a move of this kind, in the order in which they are asked. */
export function facetsOf(move: Move): readonly Facet[] {
  return (FACETS[move.type] as readonly Facet[] | undefined) ?? [ANSWER];
}
