/**
 * What happened, in order, as data. The table animates these entries, the log tells them as sentences (`sd.log.<type>` in the
 * locale), tests assert them and statistics count them.
 */
import type { Outcome, SeatId } from '../kernel/types';
import type {
  AssaultId,
  CardId,
  CharacterId,
  CombatId,
  HordeCardId,
  LuckyAsk,
  PerkUse,
  PileCardId,
  PlayedSpecialId,
  RecipeId,
  RedId,
  RubbleId,
  RubbleWeaponId,
  WeaponId,
} from './ids';
import type { ItemRef, Move, Placement } from './moves';
import type { LineCard, Shares } from './state';

/** Where damage of a seat comes from. */
export type DamageSource = RedId | 'delay' | 'sp-energy' | 'sp-bloodlust' | HordeCardId;

/** Why WAVE! may not be delayed (SD-WAVE-04, SD-WAVE-05). */
export type Undelayed = 'DELAY_WOULD_KILL' | 'PILE_EMPTY';

export type Entry =
  // set-up
  | { readonly type: 'character-picked'; readonly seat: SeatId; readonly character: CharacterId }
  | { readonly type: 'first-player-set'; readonly seat: SeatId; readonly byLot: boolean }
  | { readonly type: 'starter-picked'; readonly seat: SeatId; readonly weapon: RubbleWeaponId }
  | { readonly type: 'decks-built'; readonly pile: number }
  | {
      readonly type: 'option-set';
      readonly seat: SeatId;
      readonly luckyAsk: LuckyAsk;
      readonly autoKeep: boolean;
    }
  /** A decision that left no choice was taken by the engine. */
  | { readonly type: 'forced'; readonly move: Move; readonly reason: 'only-option' }
  // search
  | { readonly type: 'round-started'; readonly round: number; readonly overtime: boolean }
  /** `before`: cards that still lay there. WAVE! is not counted. */
  | { readonly type: 'pile-refilled'; readonly added: number; readonly before: number }
  | { readonly type: 'scouted'; readonly seat: SeatId; readonly cards: readonly PileCardId[] }
  | { readonly type: 'card-found'; readonly seat: SeatId; readonly card: PileCardId }
  | { readonly type: 'card-kept'; readonly seat: SeatId; readonly card: CardId; readonly auto: boolean }
  | { readonly type: 'card-left'; readonly seat: SeatId; readonly card: RubbleId }
  | { readonly type: 'cards-discarded'; readonly seat: SeatId; readonly card: CardId; readonly count: number }
  /** A red card that does nothing to the Drifter; `again`: another one is drawn. */
  | { readonly type: 'red-ignored'; readonly seat: SeatId; readonly card: RedId; readonly again: boolean }
  | {
      readonly type: 'card-lost';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly to: RedId | HordeCardId;
    }
  /** `undelayed`: why it could not be delayed; left out where it could. */
  | { readonly type: 'wave-accepted'; readonly seat: SeatId; readonly undelayed?: Undelayed }
  | { readonly type: 'wave-delayed'; readonly seat: SeatId; readonly cards: number }
  // trade
  | { readonly type: 'assault-turned'; readonly assault: AssaultId }
  | { readonly type: 'line-joined'; readonly cards: readonly LineCard[] }
  | {
      readonly type: 'gift-offered';
      readonly from: SeatId;
      readonly to: SeatId;
      readonly card: CardId;
      readonly count: number;
    }
  | {
      readonly type: 'gift-taken';
      readonly from: SeatId;
      readonly to: SeatId;
      readonly card: CardId;
      readonly count: number;
    }
  | { readonly type: 'gift-refused'; readonly from: SeatId; readonly to: SeatId; readonly card: CardId }
  | { readonly type: 'junk-traded'; readonly seat: SeatId; readonly count: number }
  | { readonly type: 'seat-ready'; readonly seat: SeatId; readonly ready: boolean }
  // both sides
  | { readonly type: 'healed'; readonly seat: SeatId; readonly card: CardId; readonly amount: number }
  | {
      readonly type: 'damage-taken';
      readonly seat: SeatId;
      readonly amount: number;
      readonly total: number;
      readonly source: DamageSource;
      /** By splash of an attack on somebody else. */
      readonly splash: boolean;
    }
  | { readonly type: 'perk-used'; readonly seat: SeatId; readonly perk: PerkUse }
  // combat turn
  | { readonly type: 'turn-started'; readonly seat: SeatId }
  | { readonly type: 'turn-ended'; readonly seat: SeatId; readonly actionsLeft: number }
  | { readonly type: 'special-played'; readonly seat: SeatId; readonly card: PlayedSpecialId }
  | { readonly type: 'cheered'; readonly seat: SeatId; readonly actor: SeatId }
  | {
      readonly type: 'crafted';
      readonly seat: SeatId;
      readonly recipe: RecipeId;
      /** The cards that went into it. */
      readonly parts: readonly CardId[];
      readonly placement: Placement;
      readonly free: boolean;
    }
  | { readonly type: 'line-moved'; readonly cards: readonly HordeCardId[] }
  | {
      readonly type: 'attack-declared';
      readonly seat: SeatId;
      readonly weapon: WeaponId;
      readonly target: HordeCardId;
      readonly ammo: number;
      readonly vitaly: number;
      /** The cards that leave for it. */
      readonly price: readonly ItemRef[];
    }
  /** `by`: the seat or the enemy that attacks. */
  | { readonly type: 'combat-drawn'; readonly by: SeatId | HordeCardId; readonly cards: readonly CombatId[] }
  | { readonly type: 'combat-reshuffled'; readonly cards: number }
  | {
      readonly type: 'lucky-played';
      readonly seat: SeatId;
      readonly from: CombatId;
      readonly to: CombatId | null;
    }
  /** `auto`: below what the seat wants to be asked for (5.1). */
  | { readonly type: 'lucky-passed'; readonly seat: SeatId; readonly auto: boolean }
  /** `of`: how many there were to choose from. */
  | {
      readonly type: 'card-used';
      readonly by: SeatId | HordeCardId;
      readonly card: CombatId;
      readonly of?: number;
    }
  /** What the attack of a character does: to the target with Spears, to each neighbour by splash. */
  | {
      readonly type: 'attack-resolved';
      readonly seat: SeatId;
      readonly target: HordeCardId;
      readonly shares: Shares;
      readonly spears: number;
      readonly splash: number;
      readonly carried: { readonly side: 'left' | 'right'; readonly damage: number } | null;
    }
  /** `beside`: by an attack on a neighbour. */
  | {
      readonly type: 'line-damaged';
      readonly card: HordeCardId;
      readonly amount: number;
      readonly total: number;
      readonly beside?: true;
    }
  /** `beside`: by an attack whose target is left standing. */
  | { readonly type: 'line-died'; readonly cards: readonly HordeCardId[]; readonly beside?: true }
  // enemies
  /** `attackers`: enemies on the line that are not stunned. */
  | { readonly type: 'enemies-began'; readonly holder: SeatId | null; readonly attackers?: number }
  | { readonly type: 'enemy-skipped'; readonly enemy: HordeCardId }
  | { readonly type: 'trap-sprung'; readonly seat: SeatId; readonly enemy: HordeCardId }
  | {
      readonly type: 'enemy-attacked';
      readonly enemy: HordeCardId;
      readonly target: HordeCardId | SeatId;
      readonly damage: number;
      readonly splash: number;
      readonly bolster: number;
    }
  | { readonly type: 'survivor-spared'; readonly survivor: HordeCardId }
  | { readonly type: 'barricade-broke'; readonly seat: SeatId; readonly enemy: HordeCardId }
  | { readonly type: 'allies-absorbed'; readonly seat: SeatId; readonly count: number }
  | { readonly type: 'hit-missed'; readonly seat: SeatId; readonly enemy: HordeCardId }
  // end of the round
  | { readonly type: 'survivor-joined'; readonly seat: SeatId; readonly survivor: HordeCardId }
  | { readonly type: 'token-passed'; readonly from: SeatId; readonly to: SeatId }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'character-died'; readonly seat: SeatId }
  | { readonly type: 'game-over'; readonly outcome: Outcome };

export type EntryType = Entry['type'];
export type EntryOf<T extends EntryType> = Extract<Entry, { type: T }>;
