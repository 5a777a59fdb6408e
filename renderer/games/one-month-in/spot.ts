/** What lies on the table of One Month In and can be pointed at, chosen and talked about. */
import type { BorderKey, HexKey } from '../../../models/kernel/hex';
import type { SeatId } from '../../../models/kernel/types';
import type { Zone } from '../../../models/one-month-in/ids';

/** A tile in the fog is one piece; a face-up tile has the zones of the rules. */
export type Ground = 'fog' | Zone;

export const TILE_NUMBERS = ['claim', 'value', 'rooms', 'infest'] as const;
/** The four numbers in the corners of a face-up tile (10.1). */
export type TileNumber = (typeof TILE_NUMBERS)[number];

export type Spot =
  /** The ground of a tile; a base is the `whole` of its tile. */
  | { readonly kind: 'ground'; readonly tile: HexKey; readonly ground: Ground }
  /** The survivors of a team in a zone, with their action points. */
  | { readonly kind: 'group'; readonly tile: HexKey; readonly zone: Zone; readonly seat: SeatId }
  /** The zombies inside. */
  | { readonly kind: 'zombies'; readonly tile: HexKey }
  /** A border, with or without a fence on it. */
  | { readonly kind: 'border'; readonly edge: BorderKey }
  /** The loot stack. */
  | { readonly kind: 'loot'; readonly tile: HexKey }
  /** The clock of a unique tile that counts (OM-END-03). */
  | { readonly kind: 'clock'; readonly tile: HexKey }
  | { readonly kind: 'number'; readonly tile: HexKey; readonly number: TileNumber };

/** Stable name of a spot, for lists and to tell two of them apart. */
export function spotKey(spot: Spot): string {
  switch (spot.kind) {
    case 'ground':
      return `ground ${spot.tile} ${spot.ground}`;
    case 'group':
      return `group ${spot.tile} ${spot.zone} ${spot.seat}`;
    case 'border':
      return `border ${spot.edge}`;
    case 'number':
      return `number ${spot.tile} ${spot.number}`;
    case 'zombies':
    case 'loot':
    case 'clock':
      return `${spot.kind} ${spot.tile}`;
    default:
      return spot satisfies never;
  }
}
