/** How clicks and buttons become a move of the test game: every move is one answer. */
import { askAll } from '../../../renderer/play/composer/compose';
import type { Composing } from '../../../renderer/play/composer/draft';
import type { Facet } from '../../../renderer/play/composer/facet';
import { peopleAsked } from '../../../renderer/play/composer/people';
import type { DuelMove, DuelState } from '../../helpers/parry-duel';
import type { ParryDuel } from './types';
import { cardName } from './words';

/** The words on the button of a move. */
export function moveLabel(move: DuelMove): string {
  switch (move.type) {
    case 'STRIKE':
      return `Strike with ${cardName(move.card)}`;
    case 'PARRY':
      return `Parry with ${cardName(move.card)}`;
    case 'DRAW':
      return 'Draw a card';
    case 'PASS':
      return 'Let it land';
    case 'CONCEDE':
      return 'Give up';
  }
}

const ANSWER: Facet<DuelMove, DuelState> = { id: 'answer', key: JSON.stringify, label: moveLabel };
const TYPE: Facet<DuelMove, DuelState> = { id: 'category', key: ({ type }) => type, label: moveLabel };
const titleOf = () => 'What now?';

function meantBy({ card }: ParryDuel['Pick'], moves: readonly DuelMove[]): readonly DuelMove[] {
  return moves.filter((move) => 'card' in move && move.card === card);
}

export const COMPOSING: Composing<ParryDuel> = {
  questions: { category: TYPE, facetsOf: () => [ANSWER], titleOf },
  asks: 'step',
  offered: (legal) => legal,
  peopleAt: ({ position, prompt }) => peopleAsked(position.state.seats, prompt),
  movesOf: (_draft, offered) => offered,
  meant: (_draft, moves) => moves,
  composition: ({ at }, meant) => askAll(ANSWER, meant, titleOf, at.position.state),
  isComposed: () => false,
  meantBy,
  picked: (draft, pick) => ({ ...draft, picks: [pick] }),
  missed: (draft) => ({ ...draft, notice: { text: 'Not now.', rule: null, reason: null } }),
};
