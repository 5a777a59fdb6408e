import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { type CleaveTarget, cleaveInto, cleaveTargets } from '../rules/cleave';
import type { State } from '../state';
import { askedFrame, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

type CleaveMove = Extract<AnswerMove, { type: 'CLEAVE' | 'DONE' }>;

function targets(state: State): readonly CleaveTarget[] {
  const { area, spare } = askedFrame(state, 'cleave');
  return cleaveTargets(state, area, spare);
}

/** Whom the spare damage removes next, or DONE to let it go (DL-ATK-06). */
export const cleave: Decision<CleaveMove> = {
  forceable: () => false,

  who: (state) => askedSeat(state, 'cleave'),
  options: (state) => [
    ...targets(state).map((target): CleaveMove => ({ type: 'CLEAVE', ...target })),
    { type: 'DONE' },
  ],

  why(state, move) {
    if (move.type === 'DONE') return null;
    if (move.type !== 'CLEAVE') return NOT_NOW;
    const fits = targets(state).some(
      ({ infected, down }) => infected === move.infected && down === move.down,
    );
    return fits ? null : { id: 'noTarget', params: {} };
  },

  take(play, move) {
    const frame = askedFrame(play.state, 'cleave');
    popFrame(play);
    if (move.type === 'CLEAVE') cleaveInto(play, frame, move);
  },
};
