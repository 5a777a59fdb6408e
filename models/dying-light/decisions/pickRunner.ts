import type { RunnerId } from '../ids';
import type { AnswerMove } from '../moves';
import { type Decision, type DLPlay, popFrame } from '../play';
import { askedFrame, seatsOf } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type PickRunner = Extract<AnswerMove, { type: 'RUNNER' }>;

/** The scenario op that waits below goes to this Runner. */
function direct(play: DLPlay, runner: RunnerId): void {
  const waiting = play.state.stack.at(-1);
  if (waiting?.type === 'ops') waiting.context.chosen = runner;
}

/** Which of several Runners a scenario means (DL-GOLD-02). */
export const pickRunner: Decision<PickRunner> = {
  forceable: () => true,
  who: (state) => seatsOf(state, askedFrame(state, 'pickRunner').by),
  options: (state) =>
    askedFrame(state, 'pickRunner').runners.map((runnerId) => ({ type: 'RUNNER', runnerId })),
  why(state, move) {
    if (move.type !== 'RUNNER') return NOT_NOW;
    return askedFrame(state, 'pickRunner').runners.includes(move.runnerId) ? null : NO_EFFECT;
  },
  take(play, { runnerId }) {
    popFrame(play);
    direct(play, runnerId);
  },
};
