import type { AnswerMove } from '../moves';
import { type Decision, popFrame, topFrame } from '../play';
import { type CleaveTarget, cleaveInto, cleaveTargets } from '../rules/cleave';
import { runnerOf } from '../rules/runners';
import type { State } from '../state';
import { NOT_NOW } from './reasons';

type CleaveMove = Extract<AnswerMove, { type: 'CLEAVE' | 'DONE' }>;

function targets(state: State): readonly CleaveTarget[] {
  const frame = topFrame(state, 'cleave');
  return frame ? cleaveTargets(state, frame.area, frame.spare) : [];
}

/** Whom the spare damage removes next, or DONE to let it go (DL-ATK-06). */
export const cleave: Decision<CleaveMove> = {
  forceable: false,

  who(state) {
    const frame = topFrame(state, 'cleave');
    return frame ? [runnerOf(state, frame.runner).seat] : [];
  },

  options: (state) => [
    ...targets(state).map((target): CleaveMove => ({ type: 'CLEAVE', ...target })),
    { type: 'DONE' },
  ],

  why(state, move) {
    if (!topFrame(state, 'cleave')) return NOT_NOW;
    if (move.type === 'DONE') return null;
    if (move.type !== 'CLEAVE') return NOT_NOW;
    const fits = targets(state).some(
      ({ infected, down }) => infected === move.infected && down === move.down,
    );
    return fits ? null : { id: 'noTarget', params: {} };
  },

  take(play, move) {
    const frame = topFrame(play.state, 'cleave');
    if (!frame) return;
    popFrame(play);
    if (move.type === 'CLEAVE') cleaveInto(play, frame, move);
  },
};
