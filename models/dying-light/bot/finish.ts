/** What it is worth to stand where the game is won at the end of the Round. */
import type { ZoneId } from '../ids';
import { holds } from '../scenario/conditions';
import { scenarioOf } from '../scenario/lookup';
import type { Runner, State } from '../state';
import { withRunner } from './imagine';
import { gatheringZones } from './stages';

/** Nobody but this Runner is missed any more. */
const WINS = 25;
/** Nothing is won without this Runner in what is left of the game. */
const LAST_ROUND = 15;

/**
 * @param deedDone the Runner has done the last deed on its way there
 * @returns 0 where it makes no difference
 */
export function finishWorth(state: State, runner: Runner, deedDone: boolean): number {
  const places = gatheringZones(state);
  if (!places.includes(runner.zone)) return 0;
  const others = state.runners.filter(({ id }) => id !== runner.id);
  const isThere = ({ zone }: { readonly zone: ZoneId }) => places.includes(zone);
  const wins = deedDone ? others.every(isThere) : holds(withRunner(state, runner), scenarioOf(state).win);
  if (wins) return WINS;
  return state.round >= state.scenario.lastRound ? LAST_ROUND : 0;
}
