import type { AnswerMove } from '../moves';
import { type Decision, popFrame, topFrame } from '../play';
import { pushAfterwards, pushOptions, whyNoPush } from '../rules/push';
import { runnerOf } from '../rules/runners';
import type { Runner, State } from '../state';
import { NOT_NOW } from './reasons';

type PushMove = Extract<AnswerMove, { type: 'PUSH' | 'SKIP' }>;

function pusher(state: State): Runner | null {
  const frame = topFrame(state, 'push');
  return frame && runnerOf(state, frame.runner);
}

/** Who is pushed where after an action, one icon at a time; SKIP leaves all further icons unused (DL-BOOST-06). */
export const push: Decision<PushMove> = {
  forceable: false,

  who(state) {
    const runner = pusher(state);
    return runner ? [runner.seat] : [];
  },

  options(state) {
    const runner = pusher(state);
    const pushes = runner ? pushOptions(state, runner) : [];
    return [
      ...pushes.map(({ type, toArea }): PushMove => ({ type: 'PUSH', infected: type, toArea })),
      { type: 'SKIP' },
    ];
  },

  why(state, move) {
    const runner = pusher(state);
    if (!runner) return NOT_NOW;
    if (move.type === 'SKIP') return null;
    if (move.type !== 'PUSH') return NOT_NOW;
    return whyNoPush(state, runner, [{ type: move.infected, toArea: move.toArea }], 1);
  },

  take(play, move) {
    const frame = topFrame(play.state, 'push');
    if (!frame) return;
    popFrame(play);
    if (move.type === 'PUSH') pushAfterwards(play, frame, { type: move.infected, toArea: move.toArea });
  },
};
