/**
 * The resolver: effects that wait, last in first out, as plain data (section 5, `resolver`). Automatic frames are carried out at
 * once; a frame with the name of a decision waits for its seat.
 */
import type { Effect } from './content/effects';
import type { CardId, ItemId, WeaponId, ZombieId } from './ids';
import type { Side, Uid } from './state';

/** Primitives of one card or ability, in printed order. */
export interface Effects {
  readonly source: CardId;
  /** Who plays the card or commands the zombie. */
  readonly by: Side;
  readonly list: readonly Effect[];
  /** The zombie of the window or of the roll before. */
  readonly it: Uid | null;
}

/** A Survivor's attack from its declaration to its last death (OD-CMB-07). */
export interface Attack {
  readonly target: Uid;
  /** Null for bare hands. */
  readonly weapon: WeaponId | null;
  /** Given by the card that attacks. */
  readonly hit: number;
  readonly damage: number;
  /** Named before an unarmed roll (OD-CMB-05). */
  readonly numbers: readonly number[];
}

/** One die of S against a number, or against the numbers that were named. */
export interface Roll {
  readonly kind: 'hit' | 'unarmed' | 'escape';
  readonly zombie: Uid;
  readonly need: number;
  readonly bonus: number;
  readonly numbers: readonly number[];
}

/** What a roll is for. */
export type Purpose =
  | { readonly for: 'attack'; readonly attack: Attack }
  | { readonly for: 'quickEscape' }
  | { readonly for: 'effects'; readonly effects: Effects };

/** What hurts a Survivor. */
export type Cause =
  | { readonly kind: 'bite'; readonly zombie: Uid; readonly card: ZombieId }
  | { readonly kind: 'burst' | 'act'; readonly card: ZombieId }
  | { readonly kind: 'infection' }
  | { readonly kind: 'card'; readonly card: CardId };

export type AutoFrame =
  | ({ readonly type: 'effects' } & Effects)
  /** The first primitive of the list on what was chosen for it. */
  | ({ readonly type: 'effectOn'; readonly targets: readonly Uid[] } & Effects)
  | { readonly type: 'roll'; readonly roll: Roll; readonly purpose: Purpose }
  /** A die has fallen; a reply to a miss may still turn it. `again`: it was rolled again and failed again. */
  | {
      readonly type: 'rolled';
      readonly roll: Roll;
      readonly success: boolean;
      readonly again: boolean;
      readonly purpose: Purpose;
    }
  | { readonly type: 'hit'; readonly attack: Attack }
  | { readonly type: 'blow'; readonly attack: Attack; readonly cleave: Uid | null }
  | { readonly type: 'death'; readonly zombie: Uid; readonly exile: boolean }
  | { readonly type: 'harm'; readonly n: number; readonly cause: Cause }
  | {
      readonly type: 'harmLands';
      readonly n: number;
      readonly cause: Cause;
      /** Playing Dead: HP become this instead. */
      readonly surviveAt: number | null;
    }
  /** Zombies that have advanced, oldest first, each to be cut by the wire (OD-ADV-05). */
  | { readonly type: 'wire'; readonly zombies: readonly Uid[] }
  /** An Item without durability leaves after its effect. */
  | { readonly type: 'itemLeaves'; readonly item: Uid }
  | { readonly type: 'enterItem'; readonly card: ItemId }
  /** Opens the window if S is to be asked. */
  | { readonly type: 'openMiss' }
  | { readonly type: 'openKill'; readonly zombie: ZombieId; readonly inGraveyard: boolean }
  | { readonly type: 'openLethal' };

/** What may be looked for among cards. */
export type CardSearch = 'look' | 'search' | 'recover' | 'raise' | 'exileGrave';

/** Frames that wait for a decision; the type is the id of the decision. */
export type AskFrame =
  | ({ readonly type: 'needTarget'; readonly picked: readonly Uid[] } & Effects)
  | { readonly type: 'needCleave'; readonly attack: Attack }
  /** `left`: how many may still be chosen. */
  | ({ readonly type: 'needCard'; readonly what: CardSearch; readonly left: number } & Effects)
  | { readonly type: 'needDrop'; readonly card: ItemId }
  | { readonly type: 'needNumbers'; readonly attack: Attack }
  | { readonly type: 'missWindow' }
  | { readonly type: 'killWindow'; readonly zombie: ZombieId; readonly inGraveyard: boolean }
  | { readonly type: 'lethalWindow' };

export type Frame = AutoFrame | AskFrame;
export type AskFrameType = AskFrame['type'];
export type AutoFrameType = AutoFrame['type'];
export type FrameOf<T extends Frame['type']> = Extract<Frame, { type: T }>;
