import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { bottleTargets, burn, startFire } from '../rules/bottle';
import type { State } from '../state';
import { askedFrame, askedSeat } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type Kill = Extract<AnswerMove, { type: 'KILL' | 'DONE' }>;

function targets(state: State) {
  return bottleTargets(state, askedFrame(state, 'bottleKill').area);
}

/** Whom the Bottled Fire burns, one after another; the Fire token follows (3.9). */
export const bottleKill: Decision<Kill> = {
  forceable: () => false,
  who: (state) => askedSeat(state, 'bottleKill'),
  options: (state) => [
    ...targets(state).map(({ type: infected, down }) => ({ type: 'KILL' as const, infected, down })),
    { type: 'DONE' },
  ],
  why(state, move) {
    if (move.type === 'DONE') return null;
    if (move.type !== 'KILL') return NOT_NOW;
    const found = targets(state).some(({ type, down }) => type === move.infected && down === move.down);
    return found ? null : NO_EFFECT;
  },
  take(play, move) {
    const frame = { ...askedFrame(play.state, 'bottleKill') };
    popFrame(play);
    if (move.type === 'DONE') startFire(play, frame.area);
    else burn(play, frame, { areaId: frame.area, type: move.infected, down: move.down });
  },
};
