import type { AnswerMove } from '../moves';
import { type Decision, popFrame } from '../play';
import { diceClasses } from '../rules/dice-choices';
import { fatigableOnTrack, fatigueDie as fatigue, whyNotFatigued } from '../rules/fatigue';
import { draftRunner } from '../rules/runners';
import type { Die } from '../state';
import { askedRunner, askedSeat } from './asked';
import { NOT_NOW } from './reasons';

type ChooseDie = Extract<AnswerMove, { type: 'CHOOSE_DIE' }>;

function oneOfEach(dice: readonly Die[]): readonly ChooseDie[] {
  return diceClasses(dice)
    .flatMap(([die]) => die ?? [])
    .map((die) => ({ type: 'CHOOSE_DIE', dieId: die.id }));
}

/** Which die a forced Fatigue takes: one of the track but the Tempo Die, or one of the pool (DL-FAT-03). */
export const fatigueDie: Decision<ChooseDie> = {
  forceable: () => true,
  who: (state) => askedSeat(state, 'fatigueDie'),
  options(state) {
    const runner = askedRunner(state, 'fatigueDie');
    return [...oneOfEach(fatigableOnTrack(runner)), ...oneOfEach(runner.pool)];
  },
  why(state, move) {
    if (move.type !== 'CHOOSE_DIE') return NOT_NOW;
    return whyNotFatigued(askedRunner(state, 'fatigueDie'), move.dieId);
  },
  take(play, move) {
    const { id } = askedRunner(play.state, 'fatigueDie');
    popFrame(play);
    fatigue(play, draftRunner(play.state, id), move.dieId, false);
  },
};
