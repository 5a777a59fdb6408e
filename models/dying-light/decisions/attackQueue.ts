import type { ExposureMove } from '../moves';
import type { Decision } from '../play';
import { groupSeatsAt } from '../rules/deciders';
import { beginDefence, defendersLeft } from '../rules/enemy-attack';
import { NO_EFFECT, NOT_NOW } from './reasons';

type NextDefender = Extract<ExposureMove, { type: 'NEXT_DEFENDER' }>;

/** Whose attack is resolved next; each Runner's is separate (DL-EATK-02). */
export const attackQueue: Decision<NextDefender> = {
  forceable: () => true,
  who: (state) => groupSeatsAt(state, state.exposurePhase?.step?.area),
  options: (state) => defendersLeft(state).map((runnerId) => ({ type: 'NEXT_DEFENDER', runnerId })),
  why(state, move) {
    if (move.type !== 'NEXT_DEFENDER') return NOT_NOW;
    return defendersLeft(state).includes(move.runnerId) ? null : NO_EFFECT;
  },
  take: (play, { runnerId }) => beginDefence(play, runnerId),
};
