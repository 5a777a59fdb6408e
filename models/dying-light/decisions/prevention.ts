import type { Prevention } from '../content/gear';
import type { RunnerId } from '../ids';
import type { AnswerMove } from '../moves';
import { type Decision, type DLPlay, popFrame } from '../play';
import { preventingGear, preventWithGear, whyNotPreventing } from '../rules/gear';
import { draftRunner } from '../rules/runners';
import { askedRunner, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

export type PreventionMove = Extract<AnswerMove, { type: 'USE_GEAR' | 'DECLINE' }>;

/**
 * Whether Gear stops an effect that is about to happen (DL-GEAR-02, DL-GEAR-03).
 * @param type the frame that asks
 * @param suffer what happens when it is not stopped
 */
export function prevention(
  type: 'preventFatigue' | 'preventWound' | 'preventExposure',
  effect: Prevention,
  suffer: (play: DLPlay, runner: RunnerId) => void,
): Decision<PreventionMove> {
  return {
    forceable: () => false,
    who: (state) => askedSeat(state, type),
    options: (state) => [
      ...preventingGear(askedRunner(state, type), effect).map(
        (gearId) => ({ type: 'USE_GEAR', gearId }) as const,
      ),
      { type: 'DECLINE' },
    ],
    why(state, move) {
      if (move.type === 'DECLINE') return null;
      if (move.type !== 'USE_GEAR') return NOT_NOW;
      return whyNotPreventing(askedRunner(state, type), move.gearId, effect);
    },
    take(play, move) {
      const { id } = askedRunner(play.state, type);
      popFrame(play);
      if (move.type === 'DECLINE') suffer(play, id);
      else preventWithGear(play, draftRunner(play.state, id), move.gearId, effect);
    },
  };
}
