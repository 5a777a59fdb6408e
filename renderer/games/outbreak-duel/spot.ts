/** What lies on the table of Outbreak Duel and can be pointed at, chosen and talked about. */
import type { SeatId } from '../../../models/kernel/types';
import type { Uid, Zone } from '../../../models/outbreak-duel/state';

/** Both decks of a player, and both halves of a graveyard. */
export type PileOf = 'survivor' | 'zombie';

/** Matchsticks, casings, and the meter with its red line. */
export type Points = 'ap' | 'tp' | 'th';

/** `seat` is whose board it lies on; zombies stand on the board of the Survivor whom they attack. */
export type Spot =
  | { readonly kind: 'zombie'; readonly zombie: Uid }
  /** The whole Threat Zone or street of a board. */
  | { readonly kind: 'zone'; readonly seat: SeatId; readonly zone: Zone }
  | { readonly kind: 'survivor'; readonly seat: SeatId }
  | { readonly kind: 'weapon'; readonly seat: SeatId }
  | { readonly kind: 'item'; readonly seat: SeatId; readonly item: Uid }
  /** `index` among those of the Weapon, or of the Survivor. */
  | {
      readonly kind: 'attachment';
      readonly seat: SeatId;
      readonly on: 'weapon' | 'survivor';
      readonly index: number;
    }
  /** A card that lies face up in the fan, by its place in the hand. */
  | { readonly kind: 'card'; readonly seat: SeatId; readonly index: number }
  /** The fan itself, face down or not. */
  | { readonly kind: 'hand'; readonly seat: SeatId }
  /** A card of the Horde Row, and all four. */
  | { readonly kind: 'row'; readonly seat: SeatId; readonly index: number }
  | { readonly kind: 'horde'; readonly seat: SeatId }
  | { readonly kind: 'deck'; readonly seat: SeatId; readonly of: PileOf }
  | { readonly kind: 'graveyard'; readonly seat: SeatId; readonly of: PileOf }
  | { readonly kind: 'exile'; readonly seat: SeatId }
  | { readonly kind: 'points'; readonly seat: SeatId; readonly points: Points };

/** Stable name of a spot, for lists and to tell two of them apart. */
export function spotKey(spot: Spot): string {
  switch (spot.kind) {
    case 'zombie':
      return `zombie ${spot.zombie}`;
    case 'zone':
      return `zone ${spot.seat} ${spot.zone}`;
    case 'item':
      return `item ${spot.seat} ${spot.item}`;
    case 'attachment':
      return `attachment ${spot.seat} ${spot.on} ${spot.index}`;
    case 'card':
    case 'row':
      return `${spot.kind} ${spot.seat} ${spot.index}`;
    case 'deck':
    case 'graveyard':
      return `${spot.kind} ${spot.seat} ${spot.of}`;
    case 'points':
      return `points ${spot.seat} ${spot.points}`;
    case 'survivor':
    case 'weapon':
    case 'hand':
    case 'horde':
    case 'exile':
      return `${spot.kind} ${spot.seat}`;
    default:
      return spot satisfies never;
  }
}
