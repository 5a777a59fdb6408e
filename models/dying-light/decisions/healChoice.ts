import type { AnswerMove } from '../moves';
import { type Decision, popFrame, topFrame } from '../play';
import { turnDown } from '../rules/heal';
import { draftRunner } from '../rules/runners';
import { runnerAsked, seatAsked } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type Heavy = Extract<AnswerMove, { type: 'HEAVY' }>;

/** Which Heavy Wound is turned face down (DL-WND-06). */
export const healChoice: Decision<Heavy> = {
  forceable: true,
  who: (state) => seatAsked(state, 'healChoice'),
  options: (state) =>
    (runnerAsked(state, 'healChoice')?.heavyWounds ?? []).map((woundId) => ({ type: 'HEAVY', woundId })),
  why(state, move) {
    if (move.type !== 'HEAVY') return NOT_NOW;
    return runnerAsked(state, 'healChoice')?.heavyWounds.includes(move.woundId) ? null : NO_EFFECT;
  },
  take(play, { woundId }) {
    const frame = topFrame(play.state, 'healChoice');
    if (!frame) return;
    popFrame(play);
    turnDown(play, draftRunner(play.state, frame.runner), woundId);
  },
};
