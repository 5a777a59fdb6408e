/** The questions that the course of a Round asks at its forks. */
import { FIRST_NIGHT_ROUND } from '../content/board';
import type { State } from '../state';
import { attackerCount, attackersIn, defendersLeft } from './enemy-attack';
import { areaStepOf, exposurePhaseOf } from './exposure';
import { runnersIn } from './runners';
import { isUv } from './uv';

/** Day: every Runner has acted this Round (DL-ROUND-02). */
export function allActivated(state: State): boolean {
  return state.runners.every((runner) => runner.activated);
}

/** Night: every Activation card of the Round has been drawn (DL-ROUND-03). */
export function activationDeckEmpty(state: State): boolean {
  return state.activationDeck.draw.length === 0;
}

/** The card drawn last belongs to no Runner (DL-ROUND-03). */
export function enemyCardDrawn(state: State): boolean {
  return state.activationDeck.discard.at(-1) === 'act-enemy';
}

/** Areas with Runners are waiting to be resolved (DL-EXP-02). */
export function areasLeft(state: State): boolean {
  return exposurePhaseOf(state).queue.length > 0;
}

/** The picked Area lies in UV light: no cards, no attack (DL-ENV-05). */
export function areaIsSafe(state: State): boolean {
  return isUv(state, areaStepOf(state).area);
}

/** Several Runners and somebody to attack them: the group shares the attackers out (DL-EATK-02). */
export function needsAssign(state: State): boolean {
  const { area, assigned } = areaStepOf(state);
  return !assigned && runnersIn(state, area).length > 1 && attackerCount(attackersIn(state, area)) > 0;
}

/** Some Runner of the Area still has to defend. */
export function attackersLeft(state: State): boolean {
  return defendersLeft(state).length > 0;
}

/** The marker stands on the first moon (DL-NIGHT-01). Asked only when it has just moved. */
export function nightfallDue(state: State): boolean {
  return state.round === FIRST_NIGHT_ROUND;
}
