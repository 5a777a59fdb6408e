/** Whether a Runner could still have done the deed that wins, by trying every way through the rules with harmless luck. */
import { withRunner } from '../../../models/dying-light/bot/imagine';
import { gatheringZones, openObjectives, stagesAfter } from '../../../models/dying-light/bot/stages';
import { completes } from '../../../models/dying-light/bot/story';
import { acting } from '../../../models/dying-light/decisions/acting';
import { copyOf } from '../../../models/dying-light/draft';
import type { Entry } from '../../../models/dying-light/entries';
import type { ZoneId } from '../../../models/dying-light/ids';
import type { MoveAction } from '../../../models/dying-light/moves';
import { moveOptions } from '../../../models/dying-light/rules/move-payments';
import { runFrames } from '../../../models/dying-light/rules/resolver';
import { activeRunner } from '../../../models/dying-light/rules/runners';
import { holds } from '../../../models/dying-light/scenario/conditions';
import { scenarioOf } from '../../../models/dying-light/scenario/lookup';
import type { State, Token } from '../../../models/dying-light/state';
import { change } from '../../../models/kernel/change';

/** More tables than this are not looked at; a turn has seldom a tenth of them. */
const MOST_TABLES = 6000;
const SAFE = Array.from({ length: 8 }, () => ({ die: 'risk', face: 'safe' }));

/** The deeds after which nothing is left to be done but to stand where all have to stand. */
function lastDeeds(state: State): readonly Token[] {
  const runner = activeRunner(state);
  return openObjectives(state)
    .filter(({ main, takers }) => main && takers.includes(runner.id))
    .map(({ token }) => token)
    .filter((token) => stagesAfter(state, [token]).length === 0 && completes(state, runner, token));
}

/** Where the active Runner alone is missed. */
function lastPlaces(state: State): readonly ZoneId[] {
  const { win } = scenarioOf(state);
  const runner = activeRunner(state);
  return gatheringZones(state).filter((zone) => holds(withRunner(state, { ...runner, zone }), win));
}

function after(state: State, move: MoveAction): State | null {
  const luck = { ...state.luck, dice: SAFE };
  const moved = change<State, Entry>(
    { ...state, luck },
    (play) => {
      acting.take(play, move);
      runFrames(play);
    },
    copyOf,
  ).state;
  return moved.stack.length > 0 ? null : moved;
}

function keyOf(state: State): string {
  const { zone, pool } = activeRunner(state);
  return `${zone} ${pool
    .map(({ type, face }) => `${type}${face}`)
    .toSorted()
    .join()}`;
}

/**
 * Whether the active Runner can, in this very turn and if all Risk stays harmless, get to the last deed of the scenario, or to
 * where nobody but itself is missed.
 */
export function winInReach(state: State): boolean {
  if (holds(state, scenarioOf(state).win)) return false;
  const zones = [...lastDeeds(state).map(({ zone }) => zone), ...lastPlaces(state)];
  if (zones.length === 0) return false;
  const seen = new Set<string>();
  const open = [state];
  for (let next = open.pop(); next; next = open.pop()) {
    const runner = activeRunner(next);
    if (zones.includes(runner.zone)) return true;
    const key = keyOf(next);
    if (seen.has(key) || seen.size > MOST_TABLES) continue;
    seen.add(key);
    for (const move of moveOptions(next, runner)) {
      const table = move.push.length === 0 ? after(next, move) : null;
      if (table) open.push(table);
    }
  }
  return false;
}
