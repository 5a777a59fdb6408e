/**
 * Everything that lies on the table, as plain JSON. Players stand in the order of turns: side 0 is the first player. Zombies on
 * a board always belong to the other player (OD-STR-02, OD-STR-03).
 */
import type { FaceDown } from '../kernel/hidden';
import type { Luck } from '../kernel/luck';
import type { Outcome, Seat, SeatId } from '../kernel/types';
import type { Trigger } from './content/reacts';
import type { DeckPair } from './decks/deck';
import type { Frame } from './frames';
import type { AttachmentId, ItemId, PreconId, SurvivorCardId, SurvivorId, WeaponId, ZombieId } from './ids';

/** Index of a player: 0 for the first player. */
export type Side = 0 | 1;

export interface Options {
  /** By seat: a preconstructed pair, or one of a person's own that is valid (OD-DECK-01). */
  readonly decks: readonly [PreconId | DeckPair, PreconId | DeckPair];
  /** Who begins: drawn by lot, or the index of a seat. */
  readonly firstPlayer: 'random' | Side;
  /** TH that the first player has at the start (OD-SETUP-06). */
  readonly headStartTh: number;
  /** HP more or less, by seat; it changes the maximum as well. */
  readonly handicapHp: readonly [number, number];
  /** A house rule: replies are asked for only where there is one, whoever may notice. Left out for no. */
  readonly openReplies?: boolean;
}

/** A piece on the table; a smaller number came into play earlier. */
export type Uid = number;

/** Of a board; as many zombies as there are stand in each (OD-ZONE-01). */
export type Zone = 'zombie' | 'threat';

export interface Zombie {
  readonly uid: Uid;
  readonly card: ZombieId;
  /** 0 or less only while its death waits on the stack. */
  readonly hp: number;
  readonly zone: Zone;
  /** It came into the Zombie Zone this turn (OD-ADV-01). */
  readonly sick: boolean;
  /** It skips Advance and Attack of this turn, and stays a target (OD-KW-04). */
  readonly stunned: boolean;
  /** In this turn. */
  readonly attacked: boolean;
  readonly acted: boolean;
}

export interface Weapon {
  readonly card: WeaponId;
  readonly dur: number;
  readonly durMax: number;
  readonly spent: boolean;
  readonly attachments: readonly AttachmentId[];
}

export interface Item {
  readonly uid: Uid;
  readonly card: ItemId;
  readonly dur: number;
  readonly spent: boolean;
}

export interface Piles {
  readonly survivorCards: readonly SurvivorCardId[];
  readonly zombieCards: readonly ZombieId[];
}

/** What a seat wants to be asked (OD-PRIV-05); public. */
export interface AutoPass {
  readonly triggers: Readonly<Record<Trigger, 'ask' | 'pass'>>;
  /** An attack that would deal less is passed. */
  readonly minAttackDamage: number;
  /** Passes everything until the phase ends. */
  readonly passRest: boolean;
}

export interface Player {
  readonly seat: SeatId;
  readonly survivor: SurvivorId;
  readonly hp: number;
  readonly maxHp: number;
  /** As many as it likes (OD-TURN-07). */
  readonly hand: readonly (SurvivorCardId | FaceDown)[];
  /** Top first; face down in a view of somebody else, in the order of the table in one's own. */
  readonly deck: readonly (SurvivorCardId | FaceDown)[];
  readonly zombieDeck: readonly (ZombieId | FaceDown)[];
  readonly hordeRow: readonly ZombieId[];
  /** The opponent's zombies, in the order in which they arrived. */
  readonly board: readonly Zombie[];
  readonly weapon: Weapon | null;
  readonly items: readonly Item[];
  /** On the Survivor. */
  readonly attachments: readonly AttachmentId[];
  readonly abilitySpent: boolean;
  readonly graveyard: Piles;
  readonly exile: Piles;
  readonly ap: number;
  readonly tp: number;
  readonly tpReserve: number;
  readonly th: number;
  readonly infection: number;
  readonly cover: boolean;
  readonly grabbed: boolean;
  /** The one mulligan has been decided (OD-SETUP-04). */
  readonly mulliganed: boolean;
  /** Zombie Phases begun as the zombie controller (OD-SPAWN-02). */
  readonly zombiePhases: number;
  readonly autoPass: AutoPass;
}

/** What lasts for a turn at most (OD-TURN-08). */
export interface Marks {
  readonly events: number;
  readonly barroomUsed: boolean;
  readonly steadyUsed: boolean;
  readonly attackBonus: number;
  readonly rollBonus: number;
  readonly wardUsed: boolean;
  readonly negateRest: boolean;
  readonly quickEscapeUsed: boolean;
}

/** The zombie attack that is on. */
export interface Bite {
  readonly zombie: Uid;
  readonly surge: boolean;
  /** Damage less by Reacts. */
  readonly reduce: number;
  readonly negated: boolean;
}

export interface State {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly luck: Luck;
  readonly players: readonly [Player, Player];
  /** The active Survivor S; the other player is the zombie controller Z. */
  readonly active: Side;
  /** 0 during set-up; both players' turns of the same number are a round. */
  readonly round: number;
  readonly phase: 'setup' | 'survivor' | 'zombie';
  readonly marks: Marks;
  readonly bite: Bite | null;
  readonly nextUid: Uid;
  readonly stack: readonly Frame[];
  readonly outcome: Outcome | null;
}

export const NO_MARKS: Marks = {
  events: 0,
  barroomUsed: false,
  steadyUsed: false,
  attackBonus: 0,
  rollBonus: 0,
  wardUsed: false,
  negateRest: false,
  quickEscapeUsed: false,
};
