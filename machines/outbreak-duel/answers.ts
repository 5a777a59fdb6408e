import { DECISIONS, type DecisionId } from '../../models/outbreak-duel/decisions';
import type { Move } from '../../models/outbreak-duel/moves';
import type { ODPlay } from '../../models/outbreak-duel/play';
import { STANDING } from '../../models/outbreak-duel/standing';
import type { State } from '../../models/outbreak-duel/state';
import { answersWith } from '../kernel/standing';

/** Everything the chart can be answered with: its decisions, and what a person may do at any time. */
export const ANSWERS = answersWith<State, ODPlay, Move, DecisionId, typeof STANDING>(DECISIONS, STANDING);

export type AnswerId = keyof typeof ANSWERS;
