import { type Decision, popFrame, topFrame } from '../play';
import { groupSeatsAt } from '../rules/deciders';
import { spreadFrom } from '../rules/spread';
import { type AreaMove, areaMoves, whyNotArea } from './area-choice';

/** The neighbour with which a Spread starts, of those tied for fewest enemies (DL-SPREAD-01). */
export const chooseSpreadStart: Decision<AreaMove> = {
  forceable: () => true,
  who: (state) => groupSeatsAt(state, topFrame(state, 'chooseSpreadStart')?.area),
  options: (state) => areaMoves(topFrame(state, 'chooseSpreadStart')?.starts ?? []),
  why: (state, move) => whyNotArea(topFrame(state, 'chooseSpreadStart')?.starts ?? null, move),
  take(play, { areaId }) {
    const frame = topFrame(play.state, 'chooseSpreadStart');
    popFrame(play);
    if (frame) spreadFrom(play, frame, areaId);
  },
};
