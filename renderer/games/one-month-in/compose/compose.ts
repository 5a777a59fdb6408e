/** How a move of One Month In is put together: a few questions, one after the other. */
import type { Move } from '../../../../models/one-month-in/moves';
import type { State } from '../../../../models/one-month-in/state';
import { composedText, t } from '../../../i18n';
import { askedBy, type Questions } from '../../../play/composer/compose';
import { actionDetail } from './action-words';
import { answerDetail, answerLabel } from './answer-words';
import { facetsOf } from './facets';

export const QUESTIONS: Questions<Move, State> = {
  category: {
    id: 'category',
    key: ({ type }) => type,
    label: ({ type }) => t(`om.action.${type}`),
    detail: actionDetail,
  },
  facetsOf,
  titleOf: (facet) => composedText(`om.hud.ask.${facet}`),
};

export const { compose, askAll } = askedBy(QUESTIONS, { label: answerLabel, detail: answerDetail });
