/** The activation of a Runner: gather, roll, act, end (DL-ACT-01..05). */
import { exchange } from '../actions/exchange';
import { interact } from '../actions/interact';
import { use } from '../actions/use';
import { DIE_TYPES } from '../ids';
import { areaOf } from '../map';
import type { DLPlay, DraftRunner, DraftState } from '../play';
import type { ActivationMemory, Die, State } from '../state';
import { discardChase } from './chase';
import { standingCount } from './infected';
import { rollPool } from './roll-pool';
import { activeRunner, draftRunner } from './runners';
import { isUv } from './uv';

const NOTHING_DONE: ActivationMemory = {
  climbs: 0,
  grapnelUsed: false,
  tradedWith: [],
  justSwitched: false,
};

function draftActive(state: DraftState): DraftRunner {
  return draftRunner(state, activeRunner(state).id);
}

function byType(one: Die, other: Die): number {
  return DIE_TYPES.indexOf(one.type) - DIE_TYPES.indexOf(other.type);
}

function emptied(row: readonly (Die | null)[]): null[] {
  return row.map(() => null);
}

/**
 * All dice but the fatigued ones form the pool, sorted by type; after that the fatigued ones cool down
 * (DL-ACT-02, DL-FAT-06, DL-MOM-02).
 */
function gatherDice(play: DLPlay, runner: DraftRunner): void {
  const back = [...runner.track, ...runner.cooldown, runner.momentumSpot].filter((die) => die !== null);
  const cooling = runner.fatigue.filter((die) => die !== null);
  runner.pool = [...runner.pool, ...back].toSorted(byType);
  runner.track = emptied(runner.track);
  runner.momentumSpot = null;
  runner.cooldown = runner.fatigue;
  runner.fatigue = emptied(runner.cooldown);
  play.tell({
    type: 'dice-gathered',
    runner: runner.id,
    dice: runner.pool.map((die) => die.id),
    cooling: cooling.map((die) => die.id),
  });
}

/** First step of an activation (DL-ACT-02). UV light shakes off a Chase before anything else (DL-ENV-05). */
export function gather(play: DLPlay): void {
  const runner = draftActive(play.state);
  runner.activation = { ...NOTHING_DONE, tradedWith: [] };
  if (isUv(play.state, areaOf(runner.zone))) discardChase(play, runner);
  gatherDice(play, runner);
}

/** Second step: the whole pool is rolled, the results stay (DL-ACT-03). */
export function roll(play: DLPlay): void {
  rollPool(play, draftActive(play.state));
}

/**
 * Whether nothing is left to do: no die in the pool and nothing to Interact with, to Use or to Exchange (DL-ACT-05).
 */
export function mustEndActivation(state: State): boolean {
  const runner = activeRunner(state);
  if (runner.pool.length > 0) return false;
  return [interact, use, exchange].every((action) => action.options(state, runner).length === 0);
}

/** Last step: a Chase is shaken off where no enemy stands (DL-CHASE-04); unused dice stay for Defend (DL-ACT-04). */
export function endActivation(play: DLPlay): void {
  const runner = draftActive(play.state);
  if (standingCount(play.state, areaOf(runner.zone)) === 0) discardChase(play, runner);
  play.tell({ type: 'activation-ended', runner: runner.id, diceLeft: runner.pool.length });
  play.state.active = null;
}
