/**
 * All that the table shows, as plain data. The scene knows no rules: a state says what lies where, and each log entry how it came
 * there. What its viewer may not know is in no field of it.
 */
import type { SeatId } from '../../../../models/kernel/types';
import type {
  AttachmentId,
  ItemId,
  SurvivorCardId,
  SurvivorId,
  WeaponId,
  ZombieId,
} from '../../../../models/outbreak-duel/ids';
import type { Side, Uid, Zone } from '../../../../models/outbreak-duel/state';
import type { Manner } from '../../../motion/blow';

export interface ZombieModel {
  readonly uid: Uid;
  readonly card: ZombieId;
  readonly hp: number;
  readonly zone: Zone;
  readonly sick: boolean;
  readonly stunned: boolean;
}

export interface WeaponModel {
  readonly card: WeaponId;
  readonly dur: number;
  readonly durMax: number;
  readonly spent: boolean;
  readonly attachments: readonly AttachmentId[];
}

export interface ItemModel {
  readonly uid: Uid;
  readonly card: ItemId;
  readonly dur: number;
  readonly durMax: number;
  readonly spent: boolean;
}

export interface PilesModel {
  readonly survivorCards: readonly SurvivorCardId[];
  readonly zombieCards: readonly ZombieId[];
}

/** One player's board with what its owner has. */
export interface BoardModel {
  readonly seat: SeatId;
  readonly survivor: SurvivorId;
  readonly hp: number;
  readonly maxHp: number;
  /** Null for a card that lies face down. */
  readonly hand: readonly (SurvivorCardId | null)[];
  /** Cards that come into it can be read, as far as they are known. */
  readonly isUp: boolean;
  /** It lies in the dock of the desk. */
  readonly docked: boolean;
  /** How many cards. */
  readonly deck: number;
  readonly zombieDeck: number;
  /** Null while a place is empty. */
  readonly row: readonly (ZombieId | null)[];
  /** The opponent's zombies, in the order in which they arrived. */
  readonly zombies: readonly ZombieModel[];
  readonly weapon: WeaponModel | null;
  readonly items: readonly ItemModel[];
  readonly attachments: readonly AttachmentId[];
  readonly graveyard: PilesModel;
  readonly exile: PilesModel;
  readonly ap: number;
  readonly tp: number;
  readonly reserve: number;
  readonly th: number;
  readonly infection: number;
  readonly cover: boolean;
  readonly grabbed: boolean;
}

/** A die that lies on the table. */
export interface ThrownDie {
  readonly face: number;
  readonly success: boolean;
  /** Numbers that were called before an unarmed roll. */
  readonly called: readonly number[];
  /** Whose board it lies on. */
  readonly side: Side;
  /** Tells one throw from the next. */
  readonly number: number;
}

/** A card that is held up for all to see, and where it goes then. */
export interface ShownCard {
  readonly side: Side;
  readonly card: SurvivorCardId;
  readonly to: 'graveyard' | 'exile' | null;
}

/** A blow of the Survivor of a board at a zombie on it, or of the zombie: wound up until the die has said how it ends. */
export interface Strike {
  readonly side: Side;
  readonly zombie: Uid;
  readonly by: 'survivor' | 'zombie';
  readonly manner: Manner;
  readonly stage: 'ready' | 'hit' | 'missed';
}

/** What bursts, or burns to ash, and where it stood. */
export interface Splash {
  readonly kind: 'burst' | 'burn';
  readonly x: number;
  readonly z: number;
}

export interface SceneModel {
  readonly phase: 'setup' | 'survivor' | 'zombie';
  /** Whose turn it is. */
  readonly active: Side;
  readonly over: boolean;
  readonly winners: readonly SeatId[];
  /** The only person at the table, who has the own board near; null with two of them, or none. */
  readonly solo: Side | null;
  readonly boards: readonly [BoardModel, BoardModel];
  /** The zombie whose attack is on, and what it would deal. */
  readonly bite: { readonly zombie: Uid; readonly damage: number } | null;
  // while motions play only
  readonly standoff: boolean;
  readonly die: ThrownDie | null;
  readonly shown: ShownCard | null;
  readonly strike: Strike | null;
  readonly splash: Splash | null;
}
