/**
 * Everything that lies on the table, as plain JSON. What a phase does not need is null or empty, so that two equal tables
 * are equal states.
 */
import type { Deck, Luck } from '../kernel/luck';
import type { Outcome, Seat, SeatId } from '../kernel/types';
import type {
  AssaultId,
  CardId,
  CharacterId,
  CombatId,
  Difficulty,
  HordeCardId,
  HordeType,
  LuckyAsk,
  PerkUse,
  PileCardId,
  RubbleId,
  RubbleWeaponId,
  WeaponId,
} from './ids';

export interface Options {
  readonly difficulty: Difficulty;
  /** Drawn by lot, or asked for after the characters are picked (SD-SETUP-08). */
  readonly firstPlayer: 'random' | 'choose';
  /** A house rule: who holds Cheer calls it out and is not asked at the end of a turn. Left out for no. */
  readonly openReplies?: boolean;
}

/** A seat's character with all that belongs to it. One for each seat, in the order of the seats. */
export interface Member {
  readonly seat: SeatId;
  /** Null until it is picked. */
  readonly character: CharacterId | null;
  /** Counted up from 0; dead at `maxHealth` (SD-DMG-02). */
  readonly damage: number;
  readonly maxHealth: number;
  /** Single cards, in the order in which they came; slots follow from them (SD-ITEM-02). */
  readonly cards: readonly CardId[];
  readonly allies: number;
  readonly barricades: number;
  readonly traps: number;
  readonly luckyAsk: LuckyAsk;
  /** A drawn card that fits and is not Junk is kept without asking. */
  readonly autoKeep: boolean;
  /** Perks used up this round. */
  readonly used: readonly PerkUse[];
  /** Splash that Blood Lust adds to each attack this round (SD-SPEC-05). */
  readonly bloodLust: number;
  /** Gifts given this Trade phase (SD-TRADE-02). */
  readonly gifts: number;
}

/** A horde card on the line. */
export interface LineCard {
  readonly id: HordeCardId;
  readonly type: HordeType;
  /** Stays between rounds (SD-ATK-11). */
  readonly damage: number;
  /** Spears in it (SD-CRAFT-06). */
  readonly spears: number;
  /** Does not attack this round; one grenade token lies on it (SD-EDGE-31). */
  readonly stunned: boolean;
}

/** A gift that waits for its receiver. */
export interface Offer {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly card: CardId;
  readonly count: number;
}

/** A gift that was refused; it may not be offered again this phase (SD-TRADE-05). */
export interface Refusal {
  readonly to: SeatId;
  readonly card: CardId;
}

/** How target damage is handed out (SD-ATK-08). */
export interface Shares {
  readonly left: number;
  readonly target: number;
  readonly right: number;
}

/** An attack of a character, from its declaration until its damage is on the line. */
export interface Attack {
  readonly weapon: WeaponId;
  readonly target: HordeCardId;
  /** Neighbours of the target at the declaration (SD-ATK-07). */
  readonly left: HordeCardId | null;
  readonly right: HordeCardId | null;
  readonly ammo: number;
  readonly vitaly: number;
  readonly focus: boolean;
  /** X: printed base and Double tap (SD-ATK-06). */
  readonly base: number;
  /** Combat cards lying open, in the order drawn. */
  readonly drawn: readonly CombatId[];
  /** Index of the card that is used; null until chosen, and for attacks without cards. */
  readonly chosen: number | null;
  /** Target damage before Spears, splash and spread; null until the card is known. */
  readonly result: AttackResult | null;
}

export interface AttackResult {
  readonly damage: number;
  readonly splash: number;
  readonly spread: boolean;
  readonly shares: Shares;
  /** Damage of Carry-through and the side it goes to (SD-PERK-04). */
  readonly carried: { readonly side: 'left' | 'right'; readonly damage: number } | null;
}

/** A seat that an enemy's attack still has to reach. */
export interface Victim {
  readonly seat: SeatId;
  readonly damage: number;
  /** The one attacked, not one hit by splash; only this one is robbed (SD-ENEM-08). */
  readonly direct: boolean;
}

/** The enemies' attacks of this round. */
export interface Strike {
  /** Enemies that have not attacked yet, from left to right as the line was when they began (SD-ENEM-01). */
  readonly queue: readonly HordeCardId[];
  readonly attacker: HordeCardId | null;
  /** A line Survivor or the seat with WAVE! (SD-ENEM-02). */
  readonly target: HordeCardId | SeatId | null;
  readonly drawn: readonly CombatId[];
  readonly chosen: number | null;
  /** Who is still to be hit by this attack, the next one first. */
  readonly victims: readonly Victim[];
  /** The first victim's hit after barricade and perk, waiting for the allies (SD-DMG-03). */
  readonly hit: Victim | null;
}

export interface State {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly luck: Luck;
  readonly round: number;
  readonly members: readonly Member[];
  readonly firstPlayer: SeatId | null;
  /** Durable weapons to choose from at the start (SD-SETUP-05); empty afterwards. */
  readonly rack: readonly RubbleWeaponId[];
  readonly rubblePile: readonly RubbleId[];
  /** Top first; WAVE! is in it during the search. */
  readonly activePile: readonly PileCardId[];
  readonly rubbleDiscard: readonly (RubbleId | CardId)[];
  readonly waveHolder: SeatId | null;
  /** Top first. */
  readonly assaultDeck: readonly AssaultId[];
  /** The cards turned so far, the newest last. */
  readonly assaults: readonly AssaultId[];
  readonly combat: Deck<CombatId>;
  readonly line: readonly LineCard[];
  // search
  readonly searcher: SeatId | null;
  /** The card that has been turned and not yet been dealt with. */
  readonly drawn: PileCardId | null;
  /** The cards that the Drifter looks at, top first (SD-PERK-08). */
  readonly scouted: readonly PileCardId[];
  // trade
  readonly ready: readonly SeatId[];
  readonly offer: Offer | null;
  readonly refusals: readonly Refusal[];
  /** Draws left of the Junk market (SD-PERK-10). */
  readonly marketDraws: number;
  // combat
  readonly actor: SeatId | null;
  readonly actions: number;
  /** The actor's next attack has spread (SD-SPEC-03). */
  readonly focus: boolean;
  readonly attack: Attack | null;
  readonly strike: Strike | null;
  /** Seats to be asked for Lucky, the next one first (SD-WIN-02). */
  readonly luckyQueue: readonly SeatId[];
  /** Seats to be asked for Cheer, once for each card (SD-WIN-03). */
  readonly cheerQueue: readonly SeatId[];
  readonly outcome: Outcome | null;
}
