/** What a won game is worth (specification 3.17). */
import type { State } from '../state';
import { evaluate } from './expressions';
import { scenarioOf } from './lookup';

/** Null when the scenario does not score. */
export function scoreOf(state: State): number | null {
  const { score } = scenarioOf(state);
  return score === undefined ? null : evaluate(state, score);
}

/** Message id of the rank that a score earns; null when the scenario has no ranks. */
export function rankOf(state: State, score: number | null): string | null {
  const ranks = score === null ? [] : (scenarioOf(state).ranks ?? []);
  return ranks.find(({ below }) => below === null || (score ?? 0) < below)?.name ?? null;
}
