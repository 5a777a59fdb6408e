import { type Decision, popFrame, topFrame } from '../play';
import { groupSeats } from '../rules/deciders';
import { moveInfected } from '../rules/infected';
import { type AreaMove, areaMoves, whyNotArea } from './area-choice';

/** Which of several equally short ways a hunting Infected takes (DL-NIGHT-07). */
export const chooseStep: Decision<AreaMove> = {
  forceable: () => true,
  who: (state) => groupSeats(state),
  options: (state) => areaMoves(topFrame(state, 'chooseStep')?.steps ?? []),
  why: (state, move) => whyNotArea(topFrame(state, 'chooseStep')?.steps ?? null, move),
  take(play, { areaId }) {
    const frame = topFrame(play.state, 'chooseStep');
    popFrame(play);
    if (frame) moveInfected(play, frame.infected, frame.from, areaId, 'night');
  },
};
