import type { Move } from '../moves';
import type { Decision } from '../play';
import { startActivation } from '../rules/activation-deck';
import { groupSeats } from '../rules/deciders';
import { NO_EFFECT, NOT_NOW } from './reasons';

type Activate = Extract<Move, { type: 'ACTIVATE' }>;

/** Day: the group chooses who acts next, everybody once a Round (DL-ROUND-02). */
export const chooseRunner: Decision<Activate> = {
  forceable: () => true,
  who: (state) => groupSeats(state),
  options: (state) =>
    state.runners
      .filter((runner) => !runner.activated)
      .map((runner) => ({ type: 'ACTIVATE', runnerId: runner.id })),
  why(state, move) {
    if (move.type !== 'ACTIVATE') return NOT_NOW;
    const runner = state.runners.find(({ id }) => id === move.runnerId);
    if (!runner) return NO_EFFECT;
    return runner.activated ? { id: 'alreadyActivated', params: { name: `dl.runner.${runner.id}` } } : null;
  },
  take: (play, { runnerId }) => startActivation(play, runnerId),
};
