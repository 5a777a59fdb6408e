/** What happened, in order, as data: for the table, the log, tests and statistics. Tiles are named by their places. */
import type { BorderKey, HexKey } from '../kernel/hex';
import type { Outcome, SeatId } from '../kernel/types';
import type { LayoutId, LootId, TileId, Zone } from './ids';
import type { Pick } from './moves';

export type Entry =
  // set-up
  | {
      readonly type: 'city-built';
      /** Null for a map of somebody's own. */
      readonly layout: LayoutId | null;
      readonly first: SeatId;
      readonly byLot: boolean;
    }
  | { readonly type: 'setup-fence'; readonly seat: SeatId; readonly edge: BorderKey }
  // turn
  | {
      readonly type: 'turn-started';
      readonly seat: SeatId;
      readonly round: number;
      readonly survivors: number;
      readonly food: number;
      readonly points: number;
    }
  | { readonly type: 'straggler'; readonly seat: SeatId; readonly tile: HexKey; readonly count: number }
  | { readonly type: 'hold-started'; readonly seat: SeatId; readonly tile: HexKey }
  | { readonly type: 'hold-broken'; readonly seat: SeatId; readonly tile: HexKey }
  | { readonly type: 'income'; readonly seat: SeatId; readonly food: number }
  | { readonly type: 'fed'; readonly seat: SeatId; readonly picks: readonly Pick[] }
  | { readonly type: 'turn-ended'; readonly seat: SeatId; readonly unspent: number }
  // moving
  | {
      readonly type: 'moved';
      readonly seat: SeatId;
      readonly from: HexKey;
      readonly to: HexKey;
      readonly count: number;
    }
  | {
      readonly type: 'fog-lifted';
      readonly seat: SeatId;
      readonly tile: HexKey;
      readonly id: TileId;
      readonly zombies: number;
    }
  | {
      readonly type: 'went-inside';
      readonly seat: SeatId;
      readonly tile: HexKey;
      readonly count: number;
      /** Whom they meet there. */
      readonly zombies: number;
    }
  | { readonly type: 'went-outside'; readonly seat: SeatId; readonly tile: HexKey; readonly count: number }
  | { readonly type: 'held-back'; readonly seat: SeatId; readonly tile: HexKey }
  // land
  | {
      readonly type: 'reclaimed';
      readonly seat: SeatId;
      readonly tile: HexKey;
      /** Who held it before. */
      readonly from: SeatId | null;
      readonly value: number;
    }
  | { readonly type: 'flag-lifted'; readonly seat: SeatId; readonly tile: HexKey }
  | { readonly type: 'loot-dealt'; readonly tile: HexKey; readonly cards: number }
  | {
      readonly type: 'scavenged';
      readonly seat: SeatId;
      readonly tile: HexKey;
      readonly card: LootId;
      /** Salvage gained, survivors who join or zombies who come; less than on the card when a supply is short. */
      readonly count: number;
    }
  | { readonly type: 'farm-worked'; readonly seat: SeatId; readonly tile: HexKey }
  | { readonly type: 'overrun'; readonly seat: SeatId; readonly tile: HexKey }
  // salvage
  | { readonly type: 'fence-built'; readonly seat: SeatId; readonly edge: BorderKey }
  | {
      readonly type: 'fence-torn-down';
      readonly seat: SeatId;
      readonly owner: SeatId;
      readonly edge: BorderKey;
    }
  /** `dice`: how many are better now. */
  | { readonly type: 'armed'; readonly seat: SeatId; readonly dice: number }
  | { readonly type: 'suited'; readonly seat: SeatId; readonly dice: number }
  // zombie fights
  | {
      readonly type: 'fight-started';
      readonly seat: SeatId;
      readonly tile: HexKey;
      /** They went in, or a loot card brought the zombies. */
      readonly cause: 'door' | 'loot';
      readonly fighters: number;
      readonly zombies: number;
    }
  /** The armed dice come first. */
  | {
      readonly type: 'survivors-rolled';
      readonly seat: SeatId;
      readonly tile: HexKey;
      readonly dice: readonly number[];
      readonly armed: number;
      readonly kills: number;
      readonly zombies: number;
    }
  /** The suited dice come first. `kills`: zombies that fell in the same round before. */
  | {
      readonly type: 'zombies-rolled';
      readonly seat: SeatId;
      readonly tile: HexKey;
      readonly kills: number;
      readonly dice: readonly number[];
      readonly suited: number;
      readonly deaths: number;
      readonly fighters: number;
    }
  | { readonly type: 'ran'; readonly seat: SeatId; readonly tile: HexKey; readonly count: number }
  | { readonly type: 'sacrificed'; readonly seat: SeatId; readonly tile: HexKey; readonly saved: number }
  | { readonly type: 'fight-won'; readonly seat: SeatId; readonly tile: HexKey }
  | { readonly type: 'fight-lost'; readonly seat: SeatId; readonly tile: HexKey; readonly zombies: number }
  // attacks
  | {
      readonly type: 'attack-opened';
      readonly seat: SeatId;
      readonly defender: SeatId;
      readonly tile: HexKey;
      readonly zone: Zone;
      readonly attackers: number;
      readonly defenders: number;
    }
  /** The armed dice come first; `armed` of them count one more. */
  | {
      readonly type: 'attack-rolled';
      readonly seat: SeatId;
      readonly defender: SeatId;
      readonly tile: HexKey;
      readonly dice: readonly number[];
      readonly armed: number;
      readonly defence: readonly number[];
      readonly losses: { readonly attackers: number; readonly defenders: number };
    }
  | {
      readonly type: 'withdrew';
      readonly seat: SeatId;
      readonly from: HexKey;
      readonly to: HexKey;
      readonly count: number;
    }
  | {
      readonly type: 'attack-ended';
      readonly seat: SeatId;
      readonly defender: SeatId;
      readonly tile: HexKey;
      readonly result: 'won' | 'lost' | 'withdrawn';
    }
  | { readonly type: 'game-over'; readonly outcome: Outcome };

export type EntryType = Entry['type'];
export type EntryOf<T extends EntryType> = Extract<Entry, { type: T }>;
