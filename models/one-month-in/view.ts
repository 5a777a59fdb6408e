/** What people and bots may see (OM-INFO-01): nothing is hidden from only some of them. */

import type { HexKey } from '../kernel/hex';
import { FACE_DOWN, faceDown, withoutLuck } from '../kernel/hidden';
import type { Viewer } from '../kernel/types';
import { LOOT_DECK } from './content/loot';
import type { LootId } from './ids';
import type { State, Tile } from './state';

function seenTile(tile: Tile): Tile {
  const loot = faceDown(tile.loot);
  return tile.status === 'fog' ? { ...tile, id: FACE_DOWN, loot } : { ...tile, loot };
}

/** The state without what lies in the fog, in the box and on the stacks, and without what luck will bring. */
export function view(state: State, _viewer: Viewer): State {
  const tiles = Object.entries(state.tiles) as [HexKey, Tile][];
  return {
    ...state,
    luck: withoutLuck(),
    tiles: Object.fromEntries(tiles.map(([place, tile]) => [place, seenTile(tile)])),
    box: faceDown(state.box),
    deck: faceDown(state.deck),
  };
}

/** Loot cards that nobody has seen yet, in the order of the table: everybody may count them. */
export function unseenLoot({ teams, spent }: Pick<State, 'teams' | 'spent'>): readonly LootId[] {
  const left = [...LOOT_DECK];
  for (const card of [...teams.flatMap(({ salvage }) => salvage), ...spent])
    left.splice(left.indexOf(card), 1);
  return left;
}
