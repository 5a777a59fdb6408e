/** Feeding (6.2): the first step of a turn, before anything else. */
import type { Reason } from '../../kernel/types';
import type { MoveOf, Pick } from '../moves';
import { groupAt, headcount, setGroup } from '../rules/groups';
import { firstOf, no } from '../rules/reason';
import { activeDraft, activeSeat, activeTeam, tileOf } from '../rules/table';
import type { State } from '../state';
import type { Action } from './action';
import { feedingNeed } from './feeding-need';
import { ownAt, readyGroups, type Standing } from './parties';

/** Survivors whom one food feeds (OM-FEED-01). */
export const MOUTHS = 3;
/** Zones that are offered for feeding: more of them would be a great many ways to combine them. */
const ZONES_OFFERED = 6;

export function unfedGroups(state: State): readonly Standing[] {
  return readyGroups(state).filter(({ ap }) => ap[1] > 0);
}

/** Those of whom feeding helps most. */
function neediest(state: State): readonly Standing[] {
  const groups = unfedGroups(state).map((group) => ({ group, need: feedingNeed(state, group) }));
  return groups
    .toSorted((one, other) => other.need - one.need)
    .slice(0, ZONES_OFFERED)
    .map(({ group }) => group);
}

/** All ways to feed exactly so many people out of some zones. */
function combinations(groups: readonly Standing[], count: number): readonly (readonly Pick[])[] {
  const [first, ...others] = groups;
  if (count === 0) return [[]];
  if (!first) return [];
  const most = Math.min(count, first.ap[1]);
  return Array.from({ length: most + 1 }, (_, index) => most - index).flatMap((n) => {
    const pick = { tile: first.place, zone: first.zone, n };
    return combinations(others, count - n).map((rest) => (n > 0 ? [pick, ...rest] : rest));
  });
}

/** Picks of the same zone count together. */
function together(picks: readonly Pick[]): readonly Pick[] {
  const sums = new Map<string, Pick>();
  for (const pick of picks) {
    const id = `${pick.tile} ${pick.zone}`;
    sums.set(id, { ...pick, n: pick.n + (sums.get(id)?.n ?? 0) });
  }
  return [...sums.values()];
}

/** Once a turn (OM-FEED-02): 2 points are the most. */
function whyNotFed(state: State, { tile, zone, n }: Pick): Reason | null {
  const ap = ownAt(state, tile, zone);
  return ap[1] < n && headcount(ap) >= n ? no('ALREADY_FED') : null;
}

const total = (picks: readonly Pick[]) => picks.reduce((sum, { n }) => sum + n, 0);

/**
 * A food for up to three survivors. All ways to feed three, two or one are legal; offered are those of the six zones that
 * need it most, which are at most 83.
 */
export const feed: Action<MoveOf<'FEED'>> = {
  options(state) {
    if (activeTeam(state).food === 0) return [];
    const groups = neediest(state);
    return [3, 2, 1].flatMap((count) =>
      combinations(groups, count).map((picks) => ({ type: 'FEED' as const, picks })),
    );
  },
  why(state, { picks }) {
    const sum = total(picks);
    const sums = together(picks);
    return firstOf(
      activeTeam(state).food === 0 && no('NO_FOOD'),
      ...sums.map((pick) => whyNotFed(state, pick)),
      (sum < 1 || sum > MOUTHS) && no('FEED_ONE_TO_THREE'),
      sums.some(({ tile, zone, n }) => ownAt(state, tile, zone)[1] < n) && no('NO_AP'),
    );
  },
  take({ state, tell }, { picks }) {
    const seat = activeSeat(state);
    activeDraft(state).food -= 1;
    for (const { tile: place, zone, n } of picks) {
      const [none, one, two] = groupAt(tileOf(state, place), seat, zone);
      setGroup(state, place, { seat, zone, ap: [none, one - n, two + n] });
    }
    tell({ type: 'fed', seat, picks });
  },
};

/** No feeding after it in this turn (OM-FEED-03). */
export const feedDone: Action<MoveOf<'FEED_DONE'>> = {
  options: () => [{ type: 'FEED_DONE' }],
  why: () => null,
  take: () => {},
};
