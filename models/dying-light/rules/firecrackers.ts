/** String of Firecrackers (3.9). */
import type { Reason } from '../../kernel/types';
import type { AreaId, CommonInfected, InfectedType } from '../ids';
import { areaOf, neighbours } from '../map';
import type { Runner, State } from '../state';
import { canEnter, standingOf, whyNoEntry } from './infected';

const COMMON: readonly CommonInfected[] = ['biter', 'viral', 'volatile'];

/** One common Infected of the Runner's Area on its way into a neighbour. The card beats DL-EMOVE-02 (DL-GOLD-01). */
export interface Scare {
  readonly infected: CommonInfected;
  readonly toArea: AreaId;
}

export function firecrackerMoves(state: State, runner: Runner): readonly Scare[] {
  const here = areaOf(runner.zone);
  return COMMON.filter((type) => standingOf(state, here, type) > 0).flatMap((infected) =>
    neighbours(here)
      .filter((toArea) => canEnter(state, infected, here, toArea))
      .map((toArea) => ({ infected, toArea })),
  );
}

/** Why one of that type does not run there from the Runner's Area; null when it does. */
export function whyNotScared(
  state: State,
  runner: Runner,
  infected: InfectedType,
  toArea: AreaId,
): Reason | null {
  const here = areaOf(runner.zone);
  if (infected === 'howler') return { id: 'howlerStays', params: {} };
  if (standingOf(state, here, infected) === 0) return { id: 'noneStanding', params: { type: infected } };
  return whyNoEntry(state, infected, here, toArea);
}
