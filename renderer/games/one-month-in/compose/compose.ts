/** How a move of One Month In is put together: a few questions, one after the other. */
import type { Move } from '../../../../models/one-month-in/moves';
import type { State } from '../../../../models/one-month-in/state';
import { composedText, t } from '../../../i18n';
import { askAll as askAllBy, compose as composeBy, type Questions } from '../../../play/composer/compose';
import type { Answers, Composition } from '../../../play/composer/composition';
import { actionDetail } from './action-words';
import { answerDetail, answerLabel } from './answer-words';
import type { Facet } from './facet';
import { facetsOf } from './facets';

const titleOf = (facet: string) => composedText(`om.hud.ask.${facet}`);

export const QUESTIONS: Questions<Move, State> = {
  category: {
    id: 'category',
    key: ({ type }) => type,
    label: ({ type }) => t(`om.action.${type}`),
    detail: actionDetail,
  },
  facetsOf,
  titleOf,
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
