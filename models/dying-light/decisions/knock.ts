import type { InfectedType } from '../ids';
import { areaOf } from '../map';
import type { AnswerMove } from '../moves';
import { type Decision, popFrame, topFrame } from '../play';
import { knockOver, knockTargets } from '../rules/cleave';
import { runnerOf } from '../rules/runners';
import type { State } from '../state';
import { NOT_NOW } from './reasons';

type KnockMove = Extract<AnswerMove, { type: 'KNOCK' | 'DONE' }>;

function targets(state: State): readonly InfectedType[] {
  const frame = topFrame(state, 'knock');
  return frame ? knockTargets(state, areaOf(runnerOf(state, frame.runner).zone)) : [];
}

/** Whom the Shock Baton lays down next, or DONE (DL-ATK-07). */
export const knock: Decision<KnockMove> = {
  forceable: false,

  who(state) {
    const frame = topFrame(state, 'knock');
    return frame ? [runnerOf(state, frame.runner).seat] : [];
  },

  options: (state) => [
    ...targets(state).map((infected): KnockMove => ({ type: 'KNOCK', infected })),
    { type: 'DONE' },
  ],

  why(state, move) {
    if (!topFrame(state, 'knock')) return NOT_NOW;
    if (move.type === 'DONE') return null;
    if (move.type !== 'KNOCK') return NOT_NOW;
    return targets(state).includes(move.infected) ? null : { id: 'noTarget', params: {} };
  },

  take(play, move) {
    const frame = topFrame(play.state, 'knock');
    if (!frame) return;
    popFrame(play);
    if (move.type === 'KNOCK') knockOver(play, frame, move.infected);
  },
};
