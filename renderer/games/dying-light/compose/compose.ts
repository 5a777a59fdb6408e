/** How a move of Dying Light is put together: a few questions, all in sight at once. */
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { composedText, t } from '../../../i18n';
import { compose as composeBy, type Questions } from '../../../play/composer/compose';
import type { Answers, Composition } from '../../../play/composer/composition';
import { categoryOf } from './category';
import { composeExchange } from './exchange';
import { facetsOf } from './facets';

export const QUESTIONS: Questions<Move, State> = {
  category: {
    id: 'category',
    key: categoryOf,
    label: (move) => t(`dl.hud.category.${categoryOf(move)}`),
    // Whoever points at a place that can be gone to means going there, until they say otherwise.
    preselect: (first) => first.type === 'MOVE',
  },
  facetsOf,
  titleOf: (facet) => composedText(`dl.hud.ask.${facet}`),
  // An exchange ends with sets of Items, which no list of moves holds.
  further: (move, answers, state) =>
    move.type === 'EXCHANGE' ? composeExchange(move, answers, state) : null,
};

/** @param moves in the order in which they are offered */
export function compose(moves: readonly Move[], answers: Answers, state: State): Composition<Move> {
  return composeBy(QUESTIONS, moves, answers, state);
}
