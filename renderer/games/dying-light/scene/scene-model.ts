/**
 * All that the table shows, as plain data. The scene knows no rules: whoever mounts it says what lies where,
 * what glows and what may be picked.
 */
import type {
  AreaId,
  DieId,
  DieType,
  InfectedType,
  RiskSymbol,
  RunnerId,
  TokenId,
  TokenKind,
  ZoneId,
} from '../../../../models/dying-light/ids';
import type { Attackers } from '../../../../models/dying-light/state';
import type { Manner } from '../../../motion/blow';
import type { CardModel } from './cards/card-faces';
import type { DecksModel } from './cards/decks';

export interface RunnerModel {
  readonly id: RunnerId;
  readonly zone: ZoneId;
  readonly active: boolean;
  /** Exposure that the Runner adds to its Area; shown over the miniature when above 0. */
  readonly exposure: number;
}

export type Counts = Readonly<Record<InfectedType, number>>;

export interface CrowdModel {
  readonly standing: Counts;
  readonly down: Counts;
}

export interface TokenModel {
  readonly id: TokenId;
  readonly kind: TokenKind;
  readonly zone: ZoneId;
  /** False for a UV Spot that does not shine. */
  readonly on: boolean;
  /** Letter printed on an objective, such as `A`. */
  readonly letter: string | null;
}

export interface DieModel {
  readonly id: DieId;
  readonly type: DieType;
  /** 1 to 6. */
  readonly face: number;
  /** Lifted: chosen for the payment being made. */
  readonly selected?: boolean;
}

/** The active Runner's character board. */
export interface BoardModel {
  readonly runner: RunnerId;
  readonly track: readonly (DieModel | null)[];
  readonly pool: readonly DieModel[];
  readonly momentumSpot: DieModel | null;
  readonly fatigue: readonly (DieModel | null)[];
  readonly cooldown: readonly (DieModel | null)[];
  /** What the Runner carries and suffers, as cards face up. */
  readonly cards: readonly CardModel[];
}

/** Risk and Damage dice in the tray after a throw. */
export type ThrownDie =
  | { readonly kind: 'risk'; readonly symbol: RiskSymbol }
  | { readonly kind: 'damage'; readonly face: '1' | '2' | '3' | '4' | '5' | 'crit' };

export interface TrackerModel {
  readonly round: number;
  readonly lastRound: number;
  /** Space of each event token still on the tracker, by its number. */
  readonly events: Readonly<Record<string, number>>;
}

/** An attack of a Runner: wound up until the dice have said how it ends, then carried out. */
export interface StrikeModel {
  readonly runner: RunnerId;
  readonly area: AreaId;
  readonly target: InfectedType;
  readonly manner: Manner;
  /** Damage; null while it is unknown. */
  readonly total: number | null;
  readonly stage: 'ready' | 'hit' | 'missed';
}

export interface SceneModel {
  readonly night: boolean;
  readonly runners: readonly RunnerModel[];
  readonly infected: Readonly<Partial<Record<AreaId, CrowdModel>>>;
  readonly tokens: readonly TokenModel[];
  readonly uvAreas: readonly AreaId[];
  readonly tracker: TrackerModel;
  readonly board: BoardModel | null;
  readonly thrown: readonly ThrownDie[];
  readonly decks: DecksModel;
  /** The attack that is being made, while its motions play. */
  readonly strike: StrikeModel | null;
  /** Whom the Infected attack, and which of them. */
  readonly attack: { readonly runner: RunnerId; readonly attackers: Attackers } | null;
}

/** Names printed on the board and on the buildings, by Area. */
export type AreaNames = Readonly<Record<AreaId, string>>;
