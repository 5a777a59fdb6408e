/**
 * What happened, in order, as data: for the table, the log (section 10), tests and statistics. `seat` is whose card, die or
 * person it is. Pieces are named by their number and card, since they may have left when the entry is read.
 */
import type { FaceDown } from '../kernel/hidden';
import type { Outcome, SeatId } from '../kernel/types';
import type { Trigger } from './content/reacts';
import type { Cause } from './frames';
import type { AttachmentId, CardId, ItemId, SurvivorCardId, SurvivorId, WeaponId, ZombieId } from './ids';
import type { Move } from './moves';
import type { AutoPass, Uid, Zone } from './state';

/** Why cards come into a hand. */
export type DrawCause = 'opening' | 'mulligan' | 'turn' | 'loot' | CardId;

/** A zombie on the table. */
export interface Named {
  readonly zombie: Uid;
  readonly card: ZombieId;
}

/** What takes damage off an attack, in the order of OD-DMG-03. */
export interface Reduction {
  readonly by: 'react' | 'cover' | 'ward' | 'pad';
  readonly n: number;
}

/** What hurts somebody, or gives and takes threat: a card, or a rule without one. */
export type Source = CardId | 'infection' | 'phase' | 'loud';

export type Entry =
  // set-up
  | { readonly type: 'first-player'; readonly seat: SeatId; readonly byLot: boolean }
  | {
      readonly type: 'dealt';
      readonly seat: SeatId;
      readonly survivor: SurvivorId;
      readonly hp: number;
      readonly th: number;
      readonly row: readonly ZombieId[];
    }
  | { readonly type: 'kept'; readonly seat: SeatId; readonly count: number }
  /** Somebody has taken up their cards (OD-PRIV-03). */
  | { readonly type: 'ready'; readonly seat: SeatId }
  // turn
  | {
      readonly type: 'turn-started';
      readonly seat: SeatId;
      readonly round: number;
      /** Of both, in the order of turns. */
      readonly hp: readonly [number, number];
    }
  | {
      readonly type: 'refreshed';
      readonly seat: SeatId;
      readonly ap: number;
      readonly tp: number;
      readonly reserve: number;
    }
  | {
      readonly type: 'drew';
      readonly seat: SeatId;
      readonly cards: readonly (SurvivorCardId | FaceDown)[];
      readonly cause: DrawCause;
    }
  | { readonly type: 'survivor-phase-ended'; readonly seat: SeatId; readonly ap: number }
  | {
      readonly type: 'turn-ended';
      readonly seat: SeatId;
      /** Points that lapse, and the one TP that is banked. */
      readonly ap: number;
      readonly tp: number;
      readonly reserve: number;
      readonly hp: readonly [number, number];
    }
  // cards of a Survivor
  | { readonly type: 'played'; readonly seat: SeatId; readonly card: SurvivorCardId; readonly ap: number }
  | {
      readonly type: 'replaced';
      readonly seat: SeatId;
      readonly cards: readonly SurvivorCardId[];
    }
  | {
      readonly type: 'item-used';
      readonly seat: SeatId;
      readonly item: Uid;
      readonly card: ItemId;
      readonly dur: number;
    }
  | { readonly type: 'item-gone'; readonly seat: SeatId; readonly item: Uid; readonly card: ItemId }
  | { readonly type: 'ability-used'; readonly seat: SeatId; readonly survivor: SurvivorId }
  | { readonly type: 'looted'; readonly seat: SeatId; readonly card: SurvivorCardId }
  | {
      readonly type: 'reacted';
      readonly seat: SeatId;
      readonly card: SurvivorCardId;
      readonly tp: number;
      readonly trigger: Trigger;
    }
  /** `secret`: that it was asked would tell what is held (policy `actual`). */
  | {
      readonly type: 'passed';
      readonly seat: SeatId;
      readonly trigger: Trigger;
      readonly auto: boolean;
      readonly secret: boolean;
    }
  // attacks of a Survivor
  | ({
      readonly type: 'attacked';
      readonly seat: SeatId;
      readonly zone: Zone;
      readonly weapon: WeaponId | null;
      readonly numbers: readonly number[];
      /** AP paid; 0 for an attack by a card. */
      readonly ap: number;
      readonly snap: boolean;
    } & Named)
  /** `need` null for a Weapon that hits without a roll; then there is no die. */
  | ({
      readonly type: 'attack-rolled';
      readonly seat: SeatId;
      readonly weapon: WeaponId | null;
      readonly need: number | null;
      readonly bonus: number;
      readonly numbers: readonly number[];
      readonly die: number | null;
      readonly success: boolean;
      /** What the hit deals to its target; 0 for a miss. */
      readonly damage: number;
      readonly reroll: boolean;
    } & Named)
  | ({
      readonly type: 'escape-rolled';
      readonly seat: SeatId;
      readonly source: SurvivorCardId | 'quick-escape';
      readonly need: number;
      readonly bonus: number;
      readonly die: number;
      readonly success: boolean;
      readonly reroll: boolean;
    } & Named)
  | { readonly type: 'roll-turned'; readonly seat: SeatId }
  | {
      readonly type: 'weapon-worn';
      readonly seat: SeatId;
      readonly card: WeaponId;
      readonly n: number;
      readonly dur: number;
    }
  | {
      readonly type: 'weapon-broken';
      readonly seat: SeatId;
      readonly card: WeaponId;
      readonly attachments: readonly AttachmentId[];
    }
  // zombies, `seat` is their controller
  | ({
      readonly type: 'zombie-hurt';
      readonly seat: SeatId;
      readonly n: number;
      readonly hp: number;
      /** A Survivor for bare hands. */
      readonly source: CardId | SurvivorId;
      /** By Cleave, beside the zombie that was attacked. */
      readonly cleave?: true;
    } & Named)
  | ({
      readonly type: 'zombie-died';
      readonly seat: SeatId;
      readonly zone: Zone;
      readonly exiled: boolean;
    } & Named)
  | { readonly type: 'body-burned'; readonly seat: SeatId; readonly card: ZombieId }
  | ({ readonly type: 'stunned'; readonly seat: SeatId } & Named)
  | ({ readonly type: 'moved-back'; readonly seat: SeatId } & Named)
  | ({ readonly type: 'spawned'; readonly seat: SeatId; readonly th: number } & Named)
  | { readonly type: 'row-filled'; readonly seat: SeatId; readonly index: number; readonly card: ZombieId }
  | { readonly type: 'recycled'; readonly seat: SeatId; readonly cards: number }
  | ({ readonly type: 'raised'; readonly seat: SeatId; readonly source: CardId } & Named)
  | { readonly type: 'graves-exiled'; readonly seat: SeatId; readonly cards: readonly ZombieId[] }
  | ({ readonly type: 'regrew'; readonly seat: SeatId; readonly n: number; readonly hp: number } & Named)
  // Zombie Phase
  | { readonly type: 'zombie-phase-started'; readonly seat: SeatId; readonly th: number }
  | { readonly type: 'standoff'; readonly seat: SeatId; readonly ap: number }
  | { readonly type: 'advanced'; readonly seat: SeatId; readonly zombies: readonly Named[] }
  | ({
      readonly type: 'bite-declared';
      readonly seat: SeatId;
      /** TH paid for Surge, 0 for none. */
      readonly surge: number;
      /** As things stand, before anything takes some of it off (OD-DMG-02). */
      readonly damage: number;
    } & Named)
  | ({ readonly type: 'bite-reduced'; readonly seat: SeatId; readonly n: number } & Named)
  | ({ readonly type: 'bite-off'; readonly seat: SeatId; readonly negated: boolean } & Named)
  | ({
      readonly type: 'clumsy-rolled';
      readonly seat: SeatId;
      readonly need: number;
      readonly die: number;
      readonly success: boolean;
    } & Named)
  | ({
      readonly type: 'bite-landed';
      readonly seat: SeatId;
      readonly damage: number;
      readonly reductions: readonly Reduction[];
      readonly dealt: number;
    } & Named)
  | ({ readonly type: 'redirected'; readonly seat: SeatId; readonly to: Named; readonly n: number } & Named)
  | ({ readonly type: 'acted'; readonly seat: SeatId; readonly th: number } & Named)
  | { readonly type: 'decayed'; readonly seat: SeatId; readonly th: number }
  // a Survivor
  | {
      readonly type: 'hurt';
      readonly seat: SeatId;
      readonly by: Cause['kind'];
      readonly n: number;
      readonly hp: number;
      readonly source: Source;
    }
  | { readonly type: 'survived'; readonly seat: SeatId; readonly hp: number; readonly source: Source }
  | {
      readonly type: 'infected';
      readonly seat: SeatId;
      readonly n: number;
      readonly infection: number;
      readonly source: ZombieId;
    }
  | { readonly type: 'grabbed'; readonly seat: SeatId; readonly source: ZombieId }
  | {
      readonly type: 'gnawed';
      readonly seat: SeatId;
      readonly cards: readonly SurvivorCardId[];
      readonly source: ZombieId;
    }
  | {
      readonly type: 'healed';
      readonly seat: SeatId;
      readonly n: number;
      readonly hp: number;
      readonly source: CardId | SurvivorId;
    }
  | { readonly type: 'cured'; readonly seat: SeatId; readonly n: number }
  | { readonly type: 'covered'; readonly seat: SeatId }
  | {
      readonly type: 'gained';
      readonly seat: SeatId;
      readonly what: 'ap' | 'tp';
      readonly n: number;
      readonly now: number;
    }
  | { readonly type: 'bonus'; readonly seat: SeatId; readonly what: 'attack' | 'roll'; readonly n: number }
  | {
      readonly type: 'th-changed';
      readonly seat: SeatId;
      readonly n: number;
      readonly th: number;
      readonly source: Source;
    }
  | {
      readonly type: 'repaired';
      readonly seat: SeatId;
      readonly card: WeaponId;
      readonly n: number;
      readonly dur: number;
    }
  /** Which cards stays with who looks. */
  | { readonly type: 'looked'; readonly seat: SeatId; readonly count: number }
  | {
      readonly type: 'took';
      readonly seat: SeatId;
      readonly card: SurvivorCardId | FaceDown;
      readonly from: 'look' | 'deck' | 'graveyard';
    }
  // at any time
  | { readonly type: 'auto-pass-set'; readonly seat: SeatId; readonly settings: AutoPass }
  /** A decision that left no choice was taken by the engine. */
  | { readonly type: 'forced'; readonly move: Move }
  | { readonly type: 'game-over'; readonly outcome: Outcome };

export type EntryType = Entry['type'];
export type EntryOf<T extends EntryType> = Extract<Entry, { type: T }>;
