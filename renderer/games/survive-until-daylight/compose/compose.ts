/** How a move of Survive Until Daylight is put together: a few questions, one after the other. */
import type { Move } from '../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../models/survive-until-daylight/state';
import { composedText, t } from '../../../i18n';
import { askedBy, type Questions } from '../../../play/composer/compose';
import { answerDetail, answerLabel } from './answer-words';
import { facetsOf } from './facets';

export const QUESTIONS: Questions<Move, State> = {
  category: { id: 'category', key: ({ type }) => type, label: ({ type }) => t(`sd.hud.action.${type}`) },
  facetsOf,
  titleOf: (facet) => composedText(`sd.hud.ask.${facet}`),
};

export const { compose, askAll } = askedBy(QUESTIONS, { label: answerLabel, detail: answerDetail });
