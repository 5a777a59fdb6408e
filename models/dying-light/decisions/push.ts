import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { pushAfterwards, pushOptions, whyNoPush } from '../rules/push';
import { askedFrame, askedRunner, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

type PushMove = Extract<AnswerMove, { type: 'PUSH' | 'SKIP' }>;

/** Who is pushed where after an action, one icon at a time; SKIP leaves all further icons unused (DL-BOOST-06). */
export const push: Decision<PushMove> = {
  forceable: () => false,

  who: (state) => askedSeat(state, 'push'),
  options: (state) => [
    ...pushOptions(state, askedRunner(state, 'push')).map(
      ({ type, toArea }): PushMove => ({ type: 'PUSH', infected: type, toArea }),
    ),
    { type: 'SKIP' },
  ],

  why(state, move) {
    if (move.type === 'SKIP') return null;
    if (move.type !== 'PUSH') return NOT_NOW;
    return whyNoPush(state, askedRunner(state, 'push'), [{ type: move.infected, toArea: move.toArea }], 1);
  },

  take(play, move) {
    const frame = askedFrame(play.state, 'push');
    popFrame(play);
    if (move.type === 'PUSH') pushAfterwards(play, frame, { type: move.infected, toArea: move.toArea });
  },
};
