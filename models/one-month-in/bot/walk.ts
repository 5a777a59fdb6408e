/** Walking, and what has to come down for it (11.1, "MOVE", "TEAR_DOWN"). */
import type { HexKey } from '../../kernel/hex';
import { readyGroups, type Standing } from '../actions/parties';
import type { Move } from '../moves';
import { isFarm } from '../rules/farms';
import { rivalFence } from '../rules/fences';
import { headcount, standingOn } from '../rules/groups';
import { tileOf } from '../rules/table';
import type { Tile } from '../state';
import { NOISE } from './level';
import { bestPlace } from './lots';
import { turnsLeft } from './means';
import { type Outlook, outlookOf, targetWorth } from './targets';
import { type Candidate, ofType, type Thought } from './thought';

/** How many of a group might go: all, half of a large one, all but one where one has work to do. */
function sizesOf({ tile, ap }: Standing, { state, seat }: Outlook): readonly number[] {
  const all = ap[1] + ap[2];
  const isAlone = headcount(ap) === all && standingOn(tile, seat) === all;
  const keepsOne = isFarm(tile) && tile.owner === seat && !tile.worked;
  const guards = tile.counting && tile.owner === seat;
  const sizes = [all, ...(all >= 4 ? [Math.floor(all / 2)] : []), ...(keepsOne || guards ? [all - 1] : [])];
  return sizes.filter((size) => size > 0 && !(guards && isAlone && size === all && state.round > 0));
}

interface Aim {
  readonly first: HexKey;
  readonly worth: number;
}

/** How far a bot is off about a tile; nobody knows what lies in the fog, so about that it thinks otherwise every turn. */
function errorAbout({ state, noise, lasting }: Thought, place: HexKey): number {
  const { id, owner, status } = tileOf(state, place);
  if (status === 'fog') return noise(`walk ${place}`, NOISE.walks);
  return lasting(`walk ${place} ${id} ${owner}`, NOISE.walks);
}

/**
 * What standing on a tile is felt to be worth: at worst nothing, at best twice as much. What is worth nothing is not misjudged, or people
 * would wander about.
 */
function feltWorth(thought: Thought, place: HexKey, worth: number): number {
  return worth + Math.min(worth, Math.max(-worth, errorAbout(thought, place)));
}

/** Points that something there costs after the way: a flag of one's own, or going in first; nothing to guard what counts. */
function pointsThere({ seat }: Outlook, { owner, counting }: Tile): number {
  if (owner === null) return 2;
  return owner === seat && counting ? 0 : 1;
}

/** Whether so many of a group come to a tile while there is still time to do something there. */
function isInTime(outlook: Outlook, { ap }: Standing, size: number, target: Tile, length: number): boolean {
  const now = size <= ap[2] ? 2 : 1;
  return length + pointsThere(outlook, target) <= now + 2 * turnsLeft(outlook.state);
}

/** Where so many of a group would best go to; null when nowhere is better than here. */
function aimOf(outlook: Outlook, thought: Thought, group: Standing, size: number): Aim | null {
  const { state, seat, lots } = outlook;
  const { place, tile, zone } = group;
  const ways = outlook.ways(place);
  const staying = standingOn(tile, seat) - size;
  const stay = feltWorth(thought, place, targetWorth(outlook, place, size, staying) / 1.7);
  const door = zone === 'inner' ? 1 : 0;
  const worthOf = (target: HexKey) => {
    const length = door + (ways.get(target)?.length ?? Number.POSITIVE_INFINITY);
    const there = tileOf(state, target);
    if (!isInTime(outlook, group, size, there, length)) return 0;
    const worth = targetWorth(outlook, target, size, standingOn(there, seat)) / (length + 0.7);
    return feltWorth(thought, target, worth) - stay;
  };
  const best = bestPlace(ways.keys(), worthOf, 0.05, lots);
  const first = best && ways.get(best.place)?.first;
  return best && first ? { first, worth: best.worth } : null;
}

/** The legal move that begins the way; people with two points go first, for they come farther. */
function beginning(thought: Thought, group: Standing, { first }: Aim, size: number): Move | null {
  const { place, zone, ap } = group;
  const k2 = Math.min(ap[2], size);
  const k1 = size - k2;
  if (zone === 'inner')
    return (
      ofType(thought.legal, 'EXIT').find((move) => move.tile === place && move.k1 === k1 && move.k2 === k2) ??
      null
    );
  if (rivalFence(thought.state, thought.seat, place, first))
    return (
      ofType(thought.legal, 'TEAR_DOWN').find((move) => move.tile === place && move.toward === first) ?? null
    );
  const moves = ofType(thought.legal, 'MOVE').filter((move) => move.from === place && move.to === first);
  return moves.find((move) => move.zone === zone && move.k1 === k1 && move.k2 === k2) ?? null;
}

export function walks(thought: Thought): readonly Candidate[] {
  const { state } = thought;
  const outlook = outlookOf(thought);
  return readyGroups(state).flatMap((group) =>
    sizesOf(group, outlook).flatMap((size) => {
      const aim = aimOf(outlook, thought, group, size);
      const move = aim && beginning(thought, group, aim, size);
      return aim && move ? [{ move, score: 40 + aim.worth }] : [];
    }),
  );
}
