/** Looking Runners up. */

import type { AreaId, RunnerId } from '../ids';
import { areaOf } from '../map';
import type { DraftRunner, DraftState } from '../play';
import type { Runner, State } from '../state';

/** @throws Error when that Runner is not in this game: a fault of the caller, never of a player */
export function runnerOf(state: State, id: RunnerId): Runner {
  const runner = state.runners.find((r) => r.id === id);
  if (!runner) throw new Error(`Runner ${id} is not in this game.`);
  return runner;
}

/** The same Runner as a draft that a rule may change. */
export function draftRunner(state: DraftState, id: RunnerId): DraftRunner {
  const runner = state.runners.find((r) => r.id === id);
  if (!runner) throw new Error(`Runner ${id} is not in this game.`);
  return runner;
}

/** The Runner whose activation runs. */
export function activeRunner(state: State): Runner {
  if (!state.active) throw new Error('No Runner is active.');
  return runnerOf(state, state.active);
}

/** The Runners in an Area, in seat order. */
export function runnersIn(state: State, area: AreaId): readonly Runner[] {
  return state.runners.filter((runner) => areaOf(runner.zone) === area);
}

export function isNight(state: { readonly round: number }): boolean {
  return state.round >= 8;
}
