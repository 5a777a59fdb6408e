/**
 * What a team can do, as plain data. Survivors are named by number, since those of a team in a zone differ only by their
 * action points: `k1` of those with 1 and `k2` of those with 2.
 */
import type { BorderKey, HexKey } from '../kernel/hex';
import type { SeatId } from '../kernel/types';
import type { Zone } from './ids';

/** Survivors to be fed in one zone. */
export interface Pick {
  readonly tile: HexKey;
  readonly zone: Zone;
  readonly n: number;
}

/** Who pays to reclaim: `a` with 1 point pay it, `b` with 2 pay one of them, `c` with 2 pay both (OM-CLAIM-02). */
export interface Payment {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Action points that a survivor who pays has now. */
export type ApClass = 1 | 2;

export type Move =
  // set-up
  | { readonly type: 'PLACE_SETUP_FENCE'; readonly edge: BorderKey }
  // feeding
  | { readonly type: 'FEED'; readonly picks: readonly Pick[] }
  | { readonly type: 'FEED_DONE' }
  // acting
  | {
      readonly type: 'MOVE';
      readonly from: HexKey;
      readonly zone: Zone;
      readonly to: HexKey;
      readonly k1: number;
      readonly k2: number;
    }
  | { readonly type: 'ENTER'; readonly tile: HexKey; readonly k1: number; readonly k2: number }
  | { readonly type: 'EXIT'; readonly tile: HexKey; readonly k1: number; readonly k2: number }
  | {
      readonly type: 'RECLAIM';
      readonly tile: HexKey;
      readonly pay: Payment;
      /** A territory whose flag is taken for it, when none is left (OM-CLAIM-07). */
      readonly liftFlag?: HexKey | undefined;
    }
  | { readonly type: 'SCAVENGE'; readonly tile: HexKey; readonly payFrom: ApClass }
  | { readonly type: 'FARM'; readonly tile: HexKey; readonly payFrom: ApClass }
  | {
      readonly type: 'TEAR_DOWN';
      readonly tile: HexKey;
      readonly zone: Zone;
      readonly toward: HexKey;
      readonly payFrom: ApClass;
    }
  | {
      readonly type: 'ATTACK_HERE';
      readonly tile: HexKey;
      readonly zone: Zone;
      readonly team: SeatId;
      readonly k1: number;
      readonly k2: number;
    }
  | { readonly type: 'BUILD_FENCE'; readonly edge: BorderKey }
  | { readonly type: 'ARM' }
  | { readonly type: 'SUIT' }
  | { readonly type: 'END_TURN' }
  // on arrival
  | { readonly type: 'ATTACK'; readonly team: SeatId }
  | { readonly type: 'HOLD_BACK' }
  // in a zombie fight
  | { readonly type: 'FIGHT_ROUND' }
  | { readonly type: 'RUN'; readonly k1: number; readonly k2: number }
  | { readonly type: 'SACRIFICE'; readonly apClass: ApClass }
  // in an attack
  | { readonly type: 'PRESS_ON' }
  | { readonly type: 'WITHDRAW'; readonly k: number; readonly to: HexKey };

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
