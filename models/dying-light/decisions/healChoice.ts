import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { turnDown } from '../rules/heal';
import { draftRunner } from '../rules/runners';
import { askedRunner, askedSeat } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type Heavy = Extract<AnswerMove, { type: 'HEAVY' }>;

/** Which Heavy Wound is turned face down (DL-WND-06). */
export const healChoice: Decision<Heavy> = {
  forceable: () => true,
  who: (state) => askedSeat(state, 'healChoice'),
  options: (state) =>
    askedRunner(state, 'healChoice').heavyWounds.map((woundId) => ({ type: 'HEAVY', woundId })),
  why(state, move) {
    if (move.type !== 'HEAVY') return NOT_NOW;
    return askedRunner(state, 'healChoice').heavyWounds.includes(move.woundId) ? null : NO_EFFECT;
  },
  take(play, { woundId }) {
    const { id } = askedRunner(play.state, 'healChoice');
    popFrame(play);
    turnDown(play, draftRunner(play.state, id), woundId);
  },
};
