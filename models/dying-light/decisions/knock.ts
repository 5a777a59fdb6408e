import type { InfectedType } from '../ids';
import { areaOf } from '../map';
import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { knockOver, knockTargets } from '../rules/cleave';
import type { State } from '../state';
import { askedFrame, askedRunner, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

type KnockMove = Extract<AnswerMove, { type: 'KNOCK' | 'DONE' }>;

function targets(state: State): readonly InfectedType[] {
  return knockTargets(state, areaOf(askedRunner(state, 'knock').zone));
}

/** Whom the Shock Baton lays down next, or DONE (DL-ATK-07). */
export const knock: Decision<KnockMove> = {
  forceable: () => false,

  who: (state) => askedSeat(state, 'knock'),
  options: (state) => [
    ...targets(state).map((infected): KnockMove => ({ type: 'KNOCK', infected })),
    { type: 'DONE' },
  ],

  why(state, move) {
    if (move.type === 'DONE') return null;
    if (move.type !== 'KNOCK') return NOT_NOW;
    return targets(state).includes(move.infected) ? null : { id: 'noTarget', params: {} };
  },

  take(play, move) {
    const frame = askedFrame(play.state, 'knock');
    popFrame(play);
    if (move.type === 'KNOCK') knockOver(play, frame, move.infected);
  },
};
