/** The steps by which a layout is built. Each gives the layout that comes of it, the same one where it changes nothing. */
import type { HexKey } from '../../kernel/hex';
import { FARM_IDS } from '../ids';
import { type LayoutDraft, MOST_BASES } from './draft';
import { isOnGrid } from './grid';

/** What can lie on a place: a street in the fog, one in which a unique tile may lie, the base of a team. */
export const PIECES = ['street', 'core', 'base'] as const;
export type Piece = (typeof PIECES)[number];

const without = (places: readonly HexKey[], place: HexKey) => places.filter((one) => one !== place);

export function pieceAt({ tiles, bases, core }: LayoutDraft, place: HexKey): Piece | null {
  if (bases.includes(place)) return 'base';
  if (core.includes(place)) return 'core';
  return tiles.includes(place) ? 'street' : null;
}

/** Takes a place off the map. */
export function lift(draft: LayoutDraft, place: HexKey): LayoutDraft {
  if (pieceAt(draft, place) === null) return draft;
  const { tiles, bases, core, farms } = draft;
  return {
    tiles: without(tiles, place),
    bases: without(bases, place),
    core: without(core, place),
    farms,
  };
}

/** Puts a piece on a place, in place of what lies there. A fifth base changes nothing. */
export function put(draft: LayoutDraft, place: HexKey, piece: Piece): LayoutDraft {
  const before = pieceAt(draft, place);
  if (!isOnGrid(place) || before === piece) return draft;
  if (piece === 'base' && draft.bases.length >= MOST_BASES) return draft;
  const { bases, core, farms } = draft;
  const tiles = before === null ? [...draft.tiles, place] : draft.tiles;
  const [homes, heart] = [without(bases, place), without(core, place)];
  return {
    tiles,
    bases: piece === 'base' ? [...homes, place] : homes,
    core: piece === 'core' ? [...heart, place] : heart,
    farms,
  };
}

/** Moves what lies on a place to another one; what lies there comes here. So two bases change their seats. */
export function move(draft: LayoutDraft, from: HexKey, to: HexKey): LayoutDraft {
  if (from === to || !isOnGrid(to) || pieceAt(draft, from) === null) return draft;
  const swapped = (place: HexKey): HexKey => {
    if (place === from) return to;
    return place === to ? from : place;
  };
  const { tiles, bases, core, farms } = draft;
  return { tiles: tiles.map(swapped), bases: bases.map(swapped), core: core.map(swapped), farms };
}

/** So many farms among the tiles (OM-SETUP-03). */
export function withFarms(draft: LayoutDraft, farms: number): LayoutDraft {
  const within = Math.max(0, Math.min(farms, FARM_IDS.length));
  return within === draft.farms ? draft : { ...draft, farms: within };
}
