import type { AnswerMove, Target } from '../moves';
import { type Decision, popFrame, pushFrames } from '../play';
import { keepCrits } from '../rules/attack';
import { critTargets, spendCrit } from '../rules/crits';
import { runnerOf } from '../rules/runners';
import type { State } from '../state';
import { askedFrame } from './asked';
import { NOT_NOW } from './reasons';

type CritMove = Extract<AnswerMove, { type: 'SPEND_CRIT' | 'DONE' }>;

function targets(state: State): readonly Target[] {
  return critTargets(state, askedFrame(state, 'spendCrits').attack);
}

/** Whom the next Crit removes, or DONE to keep the Crits left as damage (DL-ATK-04). */
export const spendCrits: Decision<CritMove> = {
  forceable: () => false,

  who: (state) => [runnerOf(state, askedFrame(state, 'spendCrits').attack.runner).seat],
  options: (state) => [
    ...targets(state).map(
      ({ areaId, type, down }): CritMove => ({ type: 'SPEND_CRIT', areaId, infected: type, down }),
    ),
    { type: 'DONE' },
  ],

  why(state, move) {
    if (move.type === 'DONE') return null;
    if (move.type !== 'SPEND_CRIT') return NOT_NOW;
    const { areaId, infected, down } = move;
    const fits = targets(state).some((t) => t.areaId === areaId && t.type === infected && t.down === down);
    return fits ? null : { id: 'noTarget', params: {} };
  },

  take(play, move) {
    const { attack } = askedFrame(play.state, 'spendCrits');
    popFrame(play);
    if (move.type === 'DONE') pushFrames(play, { type: 'attack', attack: keepCrits(attack) });
    else spendCrit(play, attack, { areaId: move.areaId, type: move.infected, down: move.down });
  },
};
