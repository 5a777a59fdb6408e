import { type Decision, popFrame, topFrame } from '../play';
import { groupSeatsAt } from '../rules/deciders';
import { sweepFrom } from '../rules/enemy-move';
import { type AreaMove, areaMoves, whyNotArea } from './area-choice';

/** The Area with which a pass of Moves starts, of those tied for most Infected (DL-EMOVE-04). */
export const chooseSweepStart: Decision<AreaMove> = {
  forceable: () => true,
  who: (state) => groupSeatsAt(state, topFrame(state, 'chooseSweepStart')?.area),
  options: (state) => areaMoves(topFrame(state, 'chooseSweepStart')?.starts ?? []),
  why: (state, move) => whyNotArea(topFrame(state, 'chooseSweepStart')?.starts ?? null, move),
  take(play, { areaId }) {
    const frame = topFrame(play.state, 'chooseSweepStart');
    popFrame(play);
    if (frame) sweepFrom(play, frame, areaId);
  },
};
