import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { bottleAreas, throwBottle } from '../rules/bottle';
import { askedRunner, askedSeat } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type ChooseArea = Extract<AnswerMove, { type: 'AREA' }>;

/** Where the Bottled Fire breaks (3.9). */
export const bottleArea: Decision<ChooseArea> = {
  forceable: () => true,
  who: (state) => askedSeat(state, 'bottleArea'),
  options: (state) =>
    bottleAreas(state, askedRunner(state, 'bottleArea')).map((areaId) => ({ type: 'AREA', areaId })),
  why(state, move) {
    if (move.type !== 'AREA') return NOT_NOW;
    return bottleAreas(state, askedRunner(state, 'bottleArea')).includes(move.areaId) ? null : NO_EFFECT;
  },
  take(play, { areaId }) {
    const { id } = askedRunner(play.state, 'bottleArea');
    popFrame(play);
    throwBottle(play, id, areaId);
  },
};
