/** The table as it would look after something, without asking luck and without touching the table that is there. */
import type { AreaId, DieId, InfectedType } from '../ids';
import { areaOf } from '../map';
import type { PushBefore } from '../moves';
import { diceInPool } from '../rules/boosts';
import { tempo } from '../rules/tempo';
import type { AreaState, Runner, State } from '../state';

export function withRunner(state: State, runner: Runner): State {
  return { ...state, runners: state.runners.map((one) => (one.id === runner.id ? runner : one)) };
}

/** The Runner after placing dice of the pool on the track (DL-ACT-06). */
export function afterSpending(runner: Runner, ids: readonly DieId[]): Runner {
  const first = tempo(runner);
  const placed = diceInPool(runner, ids);
  return {
    ...runner,
    pool: runner.pool.filter((die) => !ids.includes(die.id)),
    track: runner.track.map((die, index) => placed[index - first] ?? die),
  };
}

function withArea(state: State, area: AreaId, next: AreaState): State {
  return { ...state, areas: { ...state.areas, [area]: next } };
}

/** Adds to the standing and knocked-down Infected of a type; never below none. */
export function withInfected(
  state: State,
  area: AreaId,
  type: InfectedType,
  more: { readonly standing?: number; readonly down?: number },
): State {
  const { standing, down } = state.areas[area];
  return withArea(state, area, {
    standing: { ...standing, [type]: Math.max(0, standing[type] + (more.standing ?? 0)) },
    down: { ...down, [type]: Math.max(0, down[type] + (more.down ?? 0)) },
  });
}

export function afterPushes(state: State, from: AreaId, pushes: readonly PushBefore[]): State {
  let next = state;
  for (const { type, toArea } of pushes) {
    next = withInfected(next, from, type, { standing: -1 });
    next = withInfected(next, toArea, type, { standing: 1 });
  }
  return next;
}

const STRONGEST_FIRST: readonly InfectedType[] = ['volatile', 'viral', 'biter'];

/** So many common Infected of an Area gone, the strongest first. */
export function withoutStrongest(state: State, area: AreaId, count: number): State {
  let next = state;
  let left = count;
  for (const type of STRONGEST_FIRST) {
    const gone = Math.min(left, next.areas[area].standing[type]);
    if (gone > 0) next = withInfected(next, area, type, { standing: -gone });
    left -= gone;
  }
  return next;
}

/** Where the Runner stands. */
export function hereOf(runner: Runner): AreaId {
  return areaOf(runner.zone);
}
