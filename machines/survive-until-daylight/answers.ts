/** What the chart can be answered with: its decisions, and a seat's wishes, which may change at any time (5.1). */
import { DECISIONS, type DecisionId } from '../../models/survive-until-daylight/decisions';
import type { Move } from '../../models/survive-until-daylight/moves';
import type { SDPlay } from '../../models/survive-until-daylight/play';
import { STANDING } from '../../models/survive-until-daylight/standing';
import type { State } from '../../models/survive-until-daylight/state';
import { answersWith } from '../kernel/standing';

export const ANSWERS = answersWith<State, SDPlay, Move, DecisionId, typeof STANDING>(DECISIONS, STANDING);

export type AnswerId = keyof typeof ANSWERS;
