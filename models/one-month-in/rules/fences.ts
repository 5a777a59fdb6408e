/** Fences on borders (6.8). They stop rival survivors; zombies stand still anyway (OM-FENCE-04). */
import { type BorderKey, borderOf, type HexKey, hexOf, keyOf, neighbours } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import type { OMPlay } from '../play';
import type { Fence, State } from '../state';
import { placesAround, tileAt } from './table';

/** The six borders of a place, by what lies beyond; kept, for they are asked for at every step of a way. */
const BORDERS = new Map<HexKey, ReadonlyMap<HexKey, BorderKey>>();

function bordersAround(place: HexKey): ReadonlyMap<HexKey, BorderKey> {
  const known = BORDERS.get(place);
  if (known) return known;
  const hex = hexOf(place);
  const borders = new Map(neighbours(hex).map((other) => [keyOf(other), borderOf(hex, other)]));
  BORDERS.set(place, borders);
  return borders;
}

/** The border between two tiles that touch. @throws RangeError when they do not */
export function edgeBetween(one: HexKey, other: HexKey): BorderKey {
  return bordersAround(one).get(other) ?? borderOf(hexOf(one), hexOf(other));
}

export function areNeighbours(one: HexKey, other: HexKey): boolean {
  return bordersAround(one).has(other);
}

/** The two tiles of a border; null when it is none of this city, or not written as a border is (OM-FENCE-01). */
export function endsOf(state: State, edge: BorderKey): readonly [HexKey, HexKey] | null {
  const [one, other] = edge.split('|') as HexKey[];
  if (!one || !other || !tileAt(state, one) || !tileAt(state, other)) return null;
  if (!areNeighbours(one, other) || edgeBetween(one, other) !== edge) return null;
  return [one, other];
}

export function fenceOn({ fences }: State, edge: BorderKey): Fence | null {
  return fences.find((fence) => fence.edge === edge) ?? null;
}

/** Borders of a tile to other tiles of the city. */
function edgesOf(state: State, place: HexKey): readonly BorderKey[] {
  return placesAround(state, place).map((other) => edgeBetween(place, other));
}

/** Borders of a tile on which nobody has built yet. */
export function freeEdgesOf(state: State, place: HexKey): readonly BorderKey[] {
  return edgesOf(state, place).filter((edge) => fenceOn(state, edge) === null);
}

/** Somebody else's fence between two tiles (OM-MOVE-04); one's own never hinders. */
export function rivalFence(state: State, seat: SeatId, from: HexKey, to: HexKey): Fence | null {
  const fence = fenceOn(state, edgeBetween(from, to));
  return fence && fence.seat !== seat ? fence : null;
}

export function putFence({ state }: OMPlay, seat: SeatId, edge: BorderKey): void {
  state.fences.push({ edge, seat });
}

/** The fence goes back to its owner (OM-FENCE-02). */
export function removeFence({ state }: OMPlay, edge: BorderKey): void {
  state.fences = state.fences.filter((fence) => fence.edge !== edge);
}
