import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { stepTargets, takeStep } from '../rules/move-effect';
import { askedFrame, askedRunner, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

type Step = Extract<AnswerMove, { type: 'STEP' | 'DONE' }>;

/** The next step of a "Move X" effect, or no further one (DL-MOVE-08). */
export const moveEffect: Decision<Step> = {
  forceable: () => false,
  who: (state) => askedSeat(state, 'moveEffect'),
  options: (state) => [
    ...stepTargets(askedRunner(state, 'moveEffect')).map((to) => ({ type: 'STEP' as const, to })),
    { type: 'DONE' },
  ],
  why(state, move) {
    if (move.type === 'DONE') return null;
    if (move.type !== 'STEP') return NOT_NOW;
    const near = stepTargets(askedRunner(state, 'moveEffect')).includes(move.to);
    return near ? null : { id: 'notAdjacent', params: {} };
  },
  take(play, move) {
    const frame = { ...askedFrame(play.state, 'moveEffect') };
    popFrame(play);
    if (move.type === 'STEP') takeStep(play, frame, move.to);
  },
};
