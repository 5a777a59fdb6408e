import type { AnswerMove, Target } from '../moves';
import { type Decision, popFrame, pushFrames, topFrame } from '../play';
import { keepCrits } from '../rules/attack';
import { critTargets, spendCrit } from '../rules/crits';
import { runnerOf } from '../rules/runners';
import type { State } from '../state';
import { NOT_NOW } from './reasons';

type CritMove = Extract<AnswerMove, { type: 'SPEND_CRIT' | 'DONE' }>;

function targets(state: State): readonly Target[] {
  const frame = topFrame(state, 'spendCrits');
  return frame ? critTargets(state, frame.attack) : [];
}

/** Whom the next Crit removes, or DONE to keep the Crits left as damage (DL-ATK-04). */
export const spendCrits: Decision<CritMove> = {
  forceable: false,

  who(state) {
    const frame = topFrame(state, 'spendCrits');
    return frame ? [runnerOf(state, frame.attack.runner).seat] : [];
  },

  options: (state) => [
    ...targets(state).map(
      ({ areaId, type, down }): CritMove => ({ type: 'SPEND_CRIT', areaId, infected: type, down }),
    ),
    { type: 'DONE' },
  ],

  why(state, move) {
    if (!topFrame(state, 'spendCrits')) return NOT_NOW;
    if (move.type === 'DONE') return null;
    if (move.type !== 'SPEND_CRIT') return NOT_NOW;
    const { areaId, infected, down } = move;
    const fits = targets(state).some((t) => t.areaId === areaId && t.type === infected && t.down === down);
    return fits ? null : { id: 'noTarget', params: {} };
  },

  take(play, move) {
    const frame = topFrame(play.state, 'spendCrits');
    if (!frame) return;
    popFrame(play);
    if (move.type === 'DONE') pushFrames(play, { type: 'attack', attack: keepCrits(frame.attack) });
    else spendCrit(play, frame.attack, { areaId: move.areaId, type: move.infected, down: move.down });
  },
};
