/**
 * What happened, in order, as data. The renderer animates these entries, the log tells them as sentences
 * (`dl.log.<type>` in the locale), tests assert them and statistics count them.
 */
import type { Outcome, SeatId, Verbatim } from '../kernel/types';
import type {
  ActivationCardId,
  AreaId,
  ChaseId,
  DieId,
  ExposureCardId,
  GearId,
  GearSetId,
  InfectedType,
  ItemId,
  RiskSymbol,
  RunnerId,
  ScenarioCardId,
  TokenId,
  TokenKind,
  WoundId,
  ZoneId,
} from './ids';
import type { Move, MoveKind } from './moves';
import type { Sentence } from './scenario/format';
import type { Attackers, Die } from './state';

/** Where a die lies; the table moves it from one to the other. */
export type DiePlace = 'pool' | 'track' | 'fatigue' | 'cooldown' | 'spot' | 'supply';

/** What a card of a scenario that somebody made is called; those of the box have theirs in the locale. */
export interface Titled {
  readonly title?: Verbatim;
}

export type Entry =
  // set-up and rounds
  | { readonly type: 'runner-picked'; readonly seat: SeatId; readonly runner: RunnerId }
  | { readonly type: 'gear-picked'; readonly runner: RunnerId; readonly set: GearSetId }
  | { readonly type: 'weapon-picked'; readonly runner: RunnerId; readonly weapon: ItemId }
  | { readonly type: 'city-built'; readonly runners: readonly RunnerId[] }
  | { readonly type: 'round-started'; readonly round: number; readonly night: boolean }
  | { readonly type: 'activation-started'; readonly runner: RunnerId }
  | { readonly type: 'activation-card'; readonly card: ActivationCardId }
  | { readonly type: 'activation-ended'; readonly runner: RunnerId; readonly diceLeft: number }
  | { readonly type: 'passed'; readonly runner: RunnerId }
  /** A decision that left no choice was taken by the engine. */
  | { readonly type: 'forced'; readonly move: Move; readonly reason: 'only-option' | 'same-result' }
  // dice
  | {
      readonly type: 'dice-gathered';
      readonly runner: RunnerId;
      readonly dice: readonly DieId[];
      readonly cooling: readonly DieId[];
    }
  | { readonly type: 'dice-rolled'; readonly runner: RunnerId; readonly dice: readonly Die[] }
  | { readonly type: 'die-placed'; readonly runner: RunnerId; readonly die: Die; readonly slot: number }
  | {
      readonly type: 'momentum-gained';
      readonly runner: RunnerId;
      readonly die: DieId;
      readonly from: 'track' | 'wound';
    }
  | { readonly type: 'momentum-kept'; readonly runner: RunnerId; readonly tempo: number }
  | {
      readonly type: 'momentum-lost';
      readonly runner: RunnerId;
      readonly die: DieId;
      readonly reason: 'tempo' | 'wounds' | 'concussion';
    }
  | {
      readonly type: 'die-fatigued';
      readonly runner: RunnerId;
      readonly die: DieId;
      readonly voluntary: boolean;
    }
  | { readonly type: 'die-returned'; readonly runner: RunnerId; readonly die: Die; readonly from: DiePlace }
  | { readonly type: 'die-upgraded'; readonly runner: RunnerId; readonly old: DieId; readonly die: Die }
  | {
      readonly type: 'risk-rolled';
      readonly runner: RunnerId;
      readonly symbols: readonly RiskSymbol[];
      readonly total: number;
    }
  | {
      readonly type: 'damage-rolled';
      readonly runner: RunnerId;
      readonly faces: readonly string[];
      readonly bonus: number;
      readonly total: number;
    }
  | {
      readonly type: 'attack-die-rolled';
      readonly runner: RunnerId;
      readonly face: string;
      readonly plus: number;
    }
  // Runners
  | {
      readonly type: 'runner-moved';
      readonly runner: RunnerId;
      readonly kind: MoveKind | 'step';
      readonly from: ZoneId;
      readonly to: ZoneId;
      /** The Zone leapt over; null for steps and for a pad without one. */
      readonly over: ZoneId | null;
      readonly dice: number;
      readonly tempo: number;
      readonly risk: number;
    }
  | {
      readonly type: 'attacked';
      readonly runner: RunnerId;
      /** A Weapon, the Throwing Knives or a Spear token. */
      readonly with: ItemId | 'spear';
      readonly mode: 'standard' | 'special' | 'item';
      readonly area: AreaId;
      readonly target: InfectedType;
    }
  | {
      readonly type: 'attack-missed';
      readonly runner: RunnerId;
      readonly target: InfectedType;
      readonly total: number;
      readonly toughness: number;
    }
  | {
      readonly type: 'enemy-killed';
      readonly runner: RunnerId | null;
      readonly infected: InfectedType;
      readonly area: AreaId;
      readonly down: boolean;
      readonly by: 'damage' | 'crit' | 'cleave' | 'push' | 'item';
    }
  | {
      readonly type: 'enemy-knocked-down';
      readonly runner: RunnerId;
      readonly infected: InfectedType;
      readonly area: AreaId;
    }
  | {
      readonly type: 'enemy-pushed';
      readonly runner: RunnerId;
      readonly infected: InfectedType;
      readonly from: AreaId;
      readonly to: AreaId;
    }
  | { readonly type: 'item-used'; readonly runner: RunnerId; readonly item: ItemId }
  | {
      readonly type: 'item-gained';
      readonly runner: RunnerId;
      readonly item: ItemId;
      readonly deck: 'common' | 'epic' | 'set-aside';
    }
  | { readonly type: 'item-lost'; readonly runner: RunnerId; readonly item: ItemId }
  | { readonly type: 'salvage-gained'; readonly runner: RunnerId; readonly salvage: number }
  | { readonly type: 'weapon-switched'; readonly runner: RunnerId; readonly weapon: ItemId }
  | {
      readonly type: 'exchange-offered';
      readonly runner: RunnerId;
      readonly other: RunnerId;
      readonly give: readonly ItemId[];
      readonly take: readonly ItemId[];
    }
  | {
      readonly type: 'exchanged';
      readonly runner: RunnerId;
      readonly other: RunnerId;
      readonly give: readonly ItemId[];
      readonly take: readonly ItemId[];
    }
  | { readonly type: 'exchange-refused'; readonly runner: RunnerId; readonly other: RunnerId }
  | {
      readonly type: 'interacted';
      readonly runner: RunnerId;
      readonly token: TokenId;
      readonly kind: TokenKind;
    }
  | {
      readonly type: 'gear-used';
      readonly runner: RunnerId;
      readonly gear: GearId;
      readonly against: 'armor' | 'fatigue' | 'exposure';
      readonly condition: 'damaged' | 'off';
    }
  | {
      readonly type: 'gear-damaged';
      readonly runner: RunnerId;
      readonly gear: GearId;
      readonly condition: 'damaged' | 'off';
    }
  | {
      readonly type: 'defended';
      readonly runner: RunnerId;
      readonly by: 'dice' | 'desperate' | 'gear' | 'vest' | 'brace';
      readonly defence: number;
    }
  // harm
  | { readonly type: 'wound-light'; readonly runner: RunnerId }
  | {
      readonly type: 'wound-heavy';
      readonly runner: RunnerId;
      readonly wound: WoundId;
      readonly heavy: number;
    }
  | { readonly type: 'wound-healed'; readonly runner: RunnerId; readonly wound: WoundId | null }
  | { readonly type: 'eliminated'; readonly runner: RunnerId }
  | { readonly type: 'exposure-token-taken'; readonly runner: RunnerId }
  | { readonly type: 'exposure-token-discarded'; readonly runner: RunnerId }
  | { readonly type: 'chase-taken'; readonly runner: RunnerId; readonly chase: ChaseId }
  /** What comes instead of a Chase card: the Runner has one, or none is left (DL-CHASE-03). */
  | {
      readonly type: 'chase-crowded';
      readonly runner: RunnerId;
      readonly reason: 'chased' | 'none-left';
    }
  | { readonly type: 'chase-discarded'; readonly runner: RunnerId; readonly chase: ChaseId }
  // Exposure Phase
  | { readonly type: 'exposure-frozen'; readonly values: Readonly<Partial<Record<RunnerId, number>>> }
  | { readonly type: 'area-resolving'; readonly area: AreaId; readonly value: number }
  | { readonly type: 'area-uv-safe'; readonly area: AreaId }
  | {
      readonly type: 'exposure-drawn';
      readonly runner: RunnerId;
      readonly cards: readonly ExposureCardId[];
      readonly night: boolean;
    }
  | {
      readonly type: 'exposure-totals';
      readonly area: AreaId;
      readonly spawn: number;
      readonly moves: number;
      readonly sprinters: boolean;
    }
  /** `turned`: as all decks are at dusk and dawn. */
  | { readonly type: 'exposure-reshuffled'; readonly runner: RunnerId; readonly turned?: true }
  | {
      readonly type: 'attackers-assigned';
      readonly area: AreaId;
      readonly assigned: Readonly<Partial<Record<RunnerId, Attackers>>>;
    }
  | {
      readonly type: 'enemies-attack';
      readonly runner: RunnerId;
      readonly attackers: Attackers;
      readonly power: number;
    }
  | {
      readonly type: 'attack-resolved';
      readonly runner: RunnerId;
      readonly power: number;
      readonly plus: number;
      readonly defence: number;
      readonly wounds: number;
    }
  // Infected
  /** `instead`: of a type of which no miniature is left (DL-SPAWN-03). */
  | {
      readonly type: 'infected-spawned';
      readonly infected: InfectedType;
      readonly area: AreaId;
      readonly instead?: InfectedType;
    }
  | {
      readonly type: 'spawn-lost';
      readonly area: AreaId;
      readonly count: number;
      readonly reason: 'supply' | 'full' | 'uv' | 'no-nest';
    }
  | { readonly type: 'spread-started'; readonly area: AreaId; readonly start: AreaId }
  | {
      readonly type: 'infected-moved';
      readonly infected: InfectedType;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly reason: 'spread' | 'exposure' | 'night' | 'item' | 'wound';
    }
  | {
      readonly type: 'infected-removed';
      readonly infected: InfectedType;
      readonly area: AreaId;
      readonly down: boolean;
    }
  | { readonly type: 'moves-lost'; readonly area: AreaId; readonly count: number }
  | { readonly type: 'night-activation'; readonly infected: InfectedType }
  | { readonly type: 'howler-screamed'; readonly area: AreaId }
  | { readonly type: 'infected-stood-up'; readonly count: number }
  // round's end, light, scenario
  | { readonly type: 'nightfall' }
  | { readonly type: 'daybreak' }
  | { readonly type: 'activation-deck-shuffled' }
  | { readonly type: 'uv-on'; readonly area: AreaId }
  | { readonly type: 'uv-off'; readonly area: AreaId }
  | ({ readonly type: 'card-revealed'; readonly card: ScenarioCardId } & Titled)
  | ({ readonly type: 'card-acknowledged'; readonly seat: SeatId; readonly card: string } & Titled)
  /** `card`: a scenario card that is named after it tells of it. */
  | { readonly type: 'event'; readonly number: number; readonly card?: true }
  | {
      readonly type: 'token-placed';
      readonly token: TokenId;
      readonly kind: TokenKind;
      readonly zone: ZoneId;
    }
  /** `by`: the Runner whose Interact took it. */
  | {
      readonly type: 'token-removed';
      readonly token: TokenId;
      readonly kind: TokenKind;
      readonly zone: ZoneId;
      readonly by?: RunnerId;
    }
  | { readonly type: 'choice-made'; readonly card: string; readonly option: string; readonly text: Sentence }
  | { readonly type: 'told'; readonly text: Sentence }
  | { readonly type: 'game-over'; readonly outcome: Outcome };

export type EntryType = Entry['type'];
export type EntryOf<T extends EntryType> = Extract<Entry, { type: T }>;
