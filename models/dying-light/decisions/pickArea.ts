import type { ExposureMove } from '../moves';
import type { Decision } from '../play';
import { groupSeats } from '../rules/deciders';
import { beginArea, loudestAreas } from '../rules/exposure';
import { NO_EFFECT, NOT_NOW } from './reasons';

type ResolveArea = Extract<ExposureMove, { type: 'RESOLVE_AREA' }>;

/** The Area that is resolved next, of those with the highest Exposure Value (DL-EXP-02). */
export const pickArea: Decision<ResolveArea> = {
  forceable: () => true,
  who: (state) => groupSeats(state),
  options: (state) => loudestAreas(state).map((areaId) => ({ type: 'RESOLVE_AREA', areaId })),
  why(state, move) {
    if (move.type !== 'RESOLVE_AREA') return NOT_NOW;
    if (!state.exposurePhase?.queue.includes(move.areaId)) return NO_EFFECT;
    return loudestAreas(state).includes(move.areaId) ? null : { id: 'notHighest', params: {} };
  },
  take: (play, { areaId }) => beginArea(play, areaId),
};
