/** Finding one's way on the table: tiles, teams, whose turn it is. */

import { type HexKey, hexOf, keyOf, neighbours } from '../../kernel/hex';
import { isFaceDown } from '../../kernel/hidden';
import type { SeatId } from '../../kernel/types';
import { TILES, type TileCard } from '../content/tiles';
import type { TileId, Zone } from '../ids';
import type { DraftState, DraftTeam } from '../play';
import type { State, Team, Tile } from '../state';

/** Null where the city has no tile. A key of a hex is never the name of something that all objects have. */
export function tileAt({ tiles }: State, place: HexKey): Tile | null {
  return tiles[place] ?? null;
}

/** @throws RangeError when the city has no tile there */
export function tileOf(state: State, place: HexKey): Tile {
  const tile = tileAt(state, place);
  if (!tile) throw new RangeError(`There is no tile at ${place}.`);
  return tile;
}

/** Puts a changed tile in the place of the old one: tiles are shared with the states before, and never changed themselves. */
export function changeTile(state: DraftState, place: HexKey, change: Partial<Tile>): void {
  state.tiles[place] = { ...tileOf(state, place), ...change };
}

export function places({ tiles }: State): readonly HexKey[] {
  return Object.keys(tiles) as HexKey[];
}

/** The six places beside one, on the map or not; kept, for they are asked for at every step of a way. */
const BESIDE = new Map<HexKey, readonly HexKey[]>();

function beside(place: HexKey): readonly HexKey[] {
  const found = BESIDE.get(place) ?? neighbours(hexOf(place)).map(keyOf);
  BESIDE.set(place, found);
  return found;
}

/** Tiles of the city beside one, from the east clockwise. */
export function placesAround(state: State, place: HexKey): readonly HexKey[] {
  return beside(place).filter((key) => tileAt(state, key) !== null);
}

/** @throws RangeError for a tile that lies face down in a view */
export function nameOf({ id }: Tile): TileId {
  if (isFaceDown(id)) throw new RangeError('Nobody knows what lies in the fog.');
  return id;
}

/** What is printed on a tile; null while nobody may know it. */
export function cardOf({ id }: Tile): TileCard | null {
  return isFaceDown(id) ? null : TILES[id];
}

/** Where those who come to a tile, or own land, stand (OM-MOVE-03). */
export function zoneOutside({ status }: Tile): Zone {
  return status === 'held' ? 'whole' : 'outer';
}

/** Where those stand who may reclaim a tile (OM-CLAIM-01, OM-CLAIM-05). */
export function zoneOfClaim({ status }: Tile): Zone {
  return status === 'held' ? 'whole' : 'inner';
}

/** @throws RangeError when nobody sits there */
export function teamOf({ teams }: State, seat: SeatId): Team {
  const team = teams.find((one) => one.seat === seat);
  if (!team) throw new RangeError(`There is no team of ${seat}.`);
  return team;
}

export function draftTeam(state: DraftState, seat: SeatId): DraftTeam {
  return teamOf(state, seat) as DraftTeam;
}

/** The team whose turn it is. @throws RangeError when there is none */
export function activeTeam({ teams, turn }: State): Team {
  const team = teams[turn];
  if (!team) throw new RangeError(`There is no team ${turn}.`);
  return team;
}

export function activeSeat(state: State): SeatId {
  return activeTeam(state).seat;
}

export function activeDraft(state: DraftState): DraftTeam {
  return activeTeam(state) as DraftTeam;
}

/** Message id of a team's name. */
export function teamName(state: State, seat: SeatId): string {
  return `om.team.${teamOf(state, seat).colour}`;
}

/** Places that a team holds, its base included while it has it. */
export function landOf(state: State, seat: SeatId): readonly HexKey[] {
  const { tiles } = state;
  const land: HexKey[] = [];
  for (const place in tiles) if (tiles[place as HexKey]?.owner === seat) land.push(place as HexKey);
  return land;
}
