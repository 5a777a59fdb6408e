/** How a move of Outbreak Duel is put together: a few questions, one after the other. */
import type { Move } from '../../../../models/outbreak-duel/moves';
import type { State } from '../../../../models/outbreak-duel/state';
import { composedText } from '../../../i18n';
import { askAll as askAllBy, compose as composeBy, type Questions } from '../../../play/composer/compose';
import type { Answers, Composition } from '../../../play/composer/composition';
import type { OutbreakDuel } from '../types';
import { answerDetail, answerLabel } from './answer-words';
import type { Facet } from './facet';
import { facetsOf } from './facets';
import { composeNumbers, isNaming, NUMBERS } from './numbers';

/** Equipment and Events are one kind to whoever plays a card. */
export function categoryOf({ type }: Move): OutbreakDuel['Category'] {
  return type === 'EVENT' ? 'PLAY' : type;
}

const titleOf = (facet: string) => composedText(`od.hud.ask.${facet}`);

export const QUESTIONS: Questions<Move, State> = {
  category: {
    id: 'category',
    key: categoryOf,
    label: (move) => composedText(`od.action.${categoryOf(move)}`),
  },
  facetsOf,
  titleOf,
  further: (move, answers, state) => (isNaming(move) ? composeNumbers(move, answers[NUMBERS], state) : null),
};

const ANSWER: Facet = {
  id: 'answer',
  key: (move) => JSON.stringify(move),
  label: answerLabel,
  detail: ([move], state) => answerDetail(move, state),
};

export function compose(moves: readonly Move[], answers: Answers, state: State): Composition<Move> {
  return composeBy(QUESTIONS, moves, answers, state);
}

/** One flat question: every move is an answer. */
export function askAll(moves: readonly Move[], state: State): Composition<Move> {
  return askAllBy(ANSWER, moves, titleOf, state);
}
