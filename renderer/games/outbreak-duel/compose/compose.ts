/** How a move of Outbreak Duel is put together: a few questions, one after the other. */
import type { Move } from '../../../../models/outbreak-duel/moves';
import type { State } from '../../../../models/outbreak-duel/state';
import { composedText } from '../../../i18n';
import { askedBy, type Questions } from '../../../play/composer/compose';
import type { OutbreakDuel } from '../types';
import { answerDetail, answerLabel } from './answer-words';
import { facetsOf } from './facets';
import { composeNumbers, isNaming, NUMBERS } from './numbers';

/** Equipment and Events are one kind to whoever plays a card. */
export function categoryOf({ type }: Move): OutbreakDuel['Category'] {
  return type === 'EVENT' ? 'PLAY' : type;
}

export const QUESTIONS: Questions<Move, State> = {
  category: {
    id: 'category',
    key: categoryOf,
    label: (move) => composedText(`od.action.${categoryOf(move)}`),
  },
  facetsOf,
  titleOf: (facet) => composedText(`od.hud.ask.${facet}`),
  further: (move, answers, state) => (isNaming(move) ? composeNumbers(move, answers[NUMBERS], state) : null),
};

export const { compose, askAll } = askedBy(QUESTIONS, { label: answerLabel, detail: answerDetail });
