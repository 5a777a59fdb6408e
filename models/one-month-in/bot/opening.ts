/** Fences of the set-up, and feeding (11.1, points 1 and 2). */
import { best } from '../../kernel/best';
import { distance, type HexKey, hexOf } from '../../kernel/hex';
import { unfedGroups } from '../actions/feed';
import { feedingNeed } from '../actions/feeding-need';
import type { Move } from '../moves';
import { endsOf } from '../rules/fences';
import { headcount } from '../rules/groups';
import { teamOf } from '../rules/table';
import { NOISE } from './level';
import { ofType, type Thought } from './thought';

/** How near a place is to the bases of the others. */
function exposure({ state, seat }: Thought, place: HexKey): number {
  const homes = state.teams.flatMap((team) => (team.seat !== seat && team.home ? [team.home] : []));
  return homes.reduce((sum, home) => sum + 1 / Math.max(1, distance(hexOf(place), hexOf(home))) ** 2, 0);
}

/** On the side that looks towards the others. */
export function chooseFence(thought: Thought): Move {
  const { home } = teamOf(thought.state, thought.seat);
  return best(thought.legal, (move) => {
    const ends = move.type === 'PLACE_SETUP_FENCE' ? endsOf(thought.state, move.edge) : null;
    const outside = ends?.find((place) => place !== home);
    return outside ? exposure(thought, outside) : 0;
  });
}

/** Those who need it most, while there are two or more to be fed. */
export function chooseFood(thought: Thought): Move {
  const { state, legal, noise } = thought;
  const groups = unfedGroups(state);
  const unfed = groups.reduce((sum, { ap }) => sum + headcount([0, ap[1], 0]), 0);
  if (unfed < 2) return { type: 'FEED_DONE' };
  const needs = new Map(
    groups.map((group) => {
      const name = `${group.place} ${group.zone}`;
      return [name, feedingNeed(state, group) + noise(`feed ${name}`, NOISE.feeding)];
    }),
  );
  const most = Math.max(
    0,
    ...ofType(legal, 'FEED').map(({ picks }) => picks.reduce((sum, { n }) => sum + n, 0)),
  );
  const full = ofType(legal, 'FEED').filter(({ picks }) => picks.reduce((sum, { n }) => sum + n, 0) === most);
  if (full.length === 0) return { type: 'FEED_DONE' };
  return best(full, ({ picks }) =>
    picks.reduce((sum, { tile, zone, n }) => sum + n * (needs.get(`${tile} ${zone}`) ?? 0), 0),
  );
}
