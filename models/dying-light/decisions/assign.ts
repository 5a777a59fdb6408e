import type { Decision } from '../play';
import { type AssignMove, assignAttackers, assignments, isWholeAssignment } from '../rules/assignment';
import { groupSeatsAt } from '../rules/deciders';
import { NO_EFFECT, NOT_NOW } from './reasons';

/** How the attackers of an Area are shared out among several Runners (DL-EATK-02). */
export const assign: Decision<AssignMove> = {
  forceable: () => true,
  who: (state) => groupSeatsAt(state, state.exposurePhase?.step?.area),
  options: assignments,
  why(state, move) {
    if (move.type !== 'ASSIGN') return NOT_NOW;
    return isWholeAssignment(state, move) ? null : NO_EFFECT;
  },
  take: assignAttackers,
};
