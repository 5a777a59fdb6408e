/** The whole state of a game of Dying Light: plain JSON, everything that lies on the table and nothing else. */
import type { Deck, Luck } from '../kernel/luck';
import type { Outcome, Seat, SeatId } from '../kernel/types';
import type { Frame } from './frames';
import type {
  ActivationCardId,
  AreaId,
  ChaseId,
  CommonItemId,
  DieId,
  DieType,
  Difficulty,
  EpicItemId,
  ExposureCardId,
  GearId,
  GearSetId,
  InfectedType,
  ItemId,
  RunnerId,
  ScenarioCardId,
  TokenId,
  TokenKind,
  WeaponId,
  WoundId,
  ZoneId,
} from './ids';
import type { ScenarioChoice } from './scenario/format';

export interface Options {
  readonly scenario: ScenarioChoice;
  readonly difficulty: Difficulty;
  /** One seat may play two Runners; it then counts as a 2-Runner game. */
  readonly soloRunners: 1 | 2;
}

export interface Die {
  readonly id: DieId;
  readonly type: DieType;
  /** Face number 1..6 as printed in the dice table. A die in the supply keeps its last face without meaning. */
  readonly face: number;
}

export interface GearToken {
  readonly id: GearId;
  readonly condition: 'whole' | 'damaged' | 'off';
}

/** What a Runner has done in the running activation. Reset by gather. */
export interface ActivationMemory {
  /** Wallrunner looks at the first Climb. */
  readonly climbs: number;
  readonly grapnelUsed: boolean;
  readonly tradedWith: readonly RunnerId[];
  /** DL-USE-02: no second weapon switch without another action in between. */
  readonly justSwitched: boolean;
}

export interface Runner {
  readonly id: RunnerId;
  readonly seat: SeatId;
  readonly zone: ZoneId;
  /** Rolled dice not yet spent. */
  readonly pool: readonly Die[];
  /** Slots 1..8 of the Action Track; index 0 is slot 1. */
  readonly track: readonly (Die | null)[];
  readonly momentumSpot: Die | null;
  readonly fatigue: readonly (Die | null)[];
  readonly cooldown: readonly (Die | null)[];
  /** The three tokens of the chosen set; empty before the pick. */
  readonly gear: readonly GearToken[];
  readonly gearSet: GearSetId | null;
  /** The Weapon in the slot; null only before the pick. */
  readonly weapon: WeaponId | null;
  /** Everything else carried, other Weapons included, in the order it was got. */
  readonly items: readonly ItemId[];
  readonly salvage: number;
  readonly exposureToken: boolean;
  readonly chase: ChaseId | null;
  readonly lightWound: WoundId | null;
  /** The Light Wound was a Heavy one that was healed: everybody has seen its face. */
  readonly lightWoundKnown: boolean;
  /** In the order they were taken. */
  readonly heavyWounds: readonly WoundId[];
  /** Own Exposure deck; shows its night side at night. */
  readonly exposure: Deck<ExposureCardId>;
  /** Day: has acted this Round. */
  readonly activated: boolean;
  readonly vestUsed: boolean;
  /** Scenario variables of this Runner, such as `carry`. */
  readonly vars: Readonly<Record<string, number>>;
  readonly activation: ActivationMemory;
}

export type InfectedCounts = Readonly<Record<InfectedType, number>>;

/** Miniatures of one type are counted, not named (DL-BOOST-08). */
export interface AreaState {
  readonly standing: InfectedCounts;
  readonly down: InfectedCounts;
}

export interface Token {
  readonly id: TokenId;
  readonly kind: TokenKind;
  readonly zone: ZoneId;
  /** UV Spots and the like: whether it works. True for everything that needs no switch. */
  readonly on: boolean;
  /** Scenario: End Phases left until the token expires, null for never. */
  readonly expires: number | null;
}

/** Attackers assigned to one Runner, by type (DL-EATK-02). */
export type Attackers = Readonly<Record<InfectedType, number>>;

/** One Area being resolved in the Exposure Phase. */
export interface AreaStep {
  readonly area: AreaId;
  readonly drawn: readonly { readonly runner: RunnerId; readonly cards: readonly ExposureCardId[] }[];
  readonly spawn: number;
  readonly moves: number;
  /** A Sprinters card was drawn (DL-EMOVE-07). */
  readonly sprinters: boolean;
  /** Fixed once assigned; null before that. */
  readonly assigned: Readonly<Partial<Record<RunnerId, Attackers>>> | null;
  /** Runners whose attack is over. */
  readonly attacked: readonly RunnerId[];
}

export interface ExposurePhase {
  /** Frozen at the start of the phase (DL-EXP-01). */
  readonly values: Readonly<Partial<Record<RunnerId, number>>>;
  /** Where the Runners stood at the start of the phase (DL-EXP-08), Area by Area, not yet resolved. */
  readonly queue: readonly AreaId[];
  /** Runners whose Exposure token was counted in the frozen value; it leaves when their cards are drawn (DL-EXP-07). */
  readonly countedTokens: readonly RunnerId[];
  readonly step: AreaStep | null;
}

/** A Runner defending against the attackers of one Area step. */
export interface Defence {
  readonly runner: RunnerId;
  readonly attackers: Attackers;
  readonly power: number;
  readonly committed: number;
  /** At least one die was spent on Defend (Brace). */
  readonly diceSpent: boolean;
  /** Push icons paid with Defend dice, resolved after the wounds (DL-BOOST-07). */
  readonly pushes: number;
}

export interface ScenarioState {
  /** Cards on the table, in the order revealed. */
  readonly revealed: readonly ScenarioCardId[];
  readonly vars: Readonly<Record<string, number>>;
  /** Shuffled site lists and how many sites of each were used. */
  readonly lists: Readonly<Record<string, { readonly zones: readonly ZoneId[]; readonly next: number }>>;
  /** `once` triggers that have fired, by their index name. */
  readonly fired: readonly string[];
  /** Event tokens still on the tracker: number -> space. */
  readonly events: Readonly<Record<string, number>>;
  /** Human seats that still have to acknowledge the card shown. */
  readonly acks: readonly SeatId[];
  readonly lastRound: number;
}

export interface State {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly luck: Luck;
  readonly round: number;
  /** In seat order; a Runner joins when it is picked. */
  readonly runners: readonly Runner[];
  /** The Runner whose activation runs. */
  readonly active: RunnerId | null;
  readonly areas: Readonly<Record<AreaId, AreaState>>;
  /** Tokens on the map. Event tokens and Exposure tokens are counted where they lie. */
  readonly tokens: readonly Token[];
  /** Areas under a UV Lantern until the next End Phase. */
  readonly lanterns: readonly AreaId[];
  /** Dice not owned by a Runner. */
  readonly supply: Readonly<Record<DieType, readonly DieId[]>>;
  readonly wounds: Deck<WoundId>;
  readonly common: Deck<CommonItemId>;
  readonly epic: Deck<Exclude<EpicItemId, 'e-inhibitor'>>;
  /** Face-up pile; index 0 is the top card. */
  readonly chase: readonly ChaseId[];
  /** Night: cards not yet drawn this Round come first. */
  readonly activationDeck: Deck<ActivationCardId>;
  readonly inhibitorUsed: boolean;
  readonly exposurePhase: ExposurePhase | null;
  readonly defence: Defence | null;
  /** Effects that wait for one another, the last one on top; plain data, so that they survive a save. */
  readonly stack: readonly Frame[];
  readonly scenario: ScenarioState;
  readonly outcome: Outcome | null;
}
