import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { draftRunner } from '../rules/runners';
import { recoverDie, restingDice, restingKinds } from '../rules/syrup';
import { askedRunner, askedSeat } from './asked';
import { NO_EFFECT, NOT_NOW } from './reasons';

type ChooseDie = Extract<AnswerMove, { type: 'CHOOSE_DIE' }>;

/** Which resting die the Syrup Shot brings back (3.9). */
export const syrup: Decision<ChooseDie> = {
  forceable: () => true,
  who: (state) => askedSeat(state, 'syrup'),
  options: (state) =>
    restingKinds(askedRunner(state, 'syrup')).map(({ id: dieId }) => ({ type: 'CHOOSE_DIE', dieId })),
  why(state, move) {
    if (move.type !== 'CHOOSE_DIE') return NOT_NOW;
    return restingDice(askedRunner(state, 'syrup')).some((die) => die.id === move.dieId) ? null : NO_EFFECT;
  },
  take(play, { dieId }) {
    const { id } = askedRunner(play.state, 'syrup');
    popFrame(play);
    recoverDie(play, draftRunner(play.state, id), dieId);
  },
};
