/**
 * The resolver: a last-in-first-out stack of effects as plain data. An effect that triggers another pushes it on top.
 * Auto frames are carried out at once by `rules/resolver.ts`; a frame with the name of a decision waits for its seat.
 */
import type { AreaId, CommonInfected, InfectedType, ItemId, RunnerId, TokenId, WoundId } from './ids';
import type { Op, Sentence } from './scenario/format';

/** What a forced Fatigue comes from. */
export type FatigueSource = 'risk' | 'wound';

/** The attack that dice or an item have made, until its action is complete (DL-BOOST-08). */
export interface AttackInProgress {
  readonly runner: RunnerId;
  readonly area: AreaId;
  readonly type: InfectedType;
  readonly down: boolean;
  /** Damage total without the unspent Crits. */
  readonly total: number;
  readonly crits: number;
  /** Crits may remove enemies in these Areas (DL-ATK-04). */
  readonly critAreas: readonly AreaId[];
  readonly cleave: boolean;
  /** A surviving target is knocked down (Shock Baton). */
  readonly knockSurvivor: boolean;
  /** Further common Infected to knock down in the Runner's Area (Shock Baton, Special). */
  readonly knockOthers: number;
  /** A Crit has removed the target. */
  readonly critKilledTarget: boolean;
  /** Push icons paid for and not used before the attack. */
  readonly pushes: number;
}

/** A surviving target of this action: Push may still bring it where its damage kills it (DL-BOOST-08). */
export interface Survivor {
  readonly area: AreaId;
  readonly type: InfectedType;
  readonly damage: number;
}

/** Values a scenario op may refer to. */
export interface OpContext {
  readonly actor: RunnerId | null;
  /** The token that fired the trigger. */
  readonly token: TokenId | null;
  /** The Runner that the next op is for, whomever it names: picked by somebody, or one of several in turn. */
  readonly chosen: RunnerId | null;
}

export type AutoFrame =
  // risk.ts
  | {
      readonly type: 'riskRoll';
      readonly runner: RunnerId;
      readonly dice: number;
      readonly spawnArea: AreaId;
    }
  | {
      readonly type: 'riskSymbol';
      readonly runner: RunnerId;
      readonly symbol: 'fatigue' | 'wound' | 'exposure' | 'spawn';
      readonly spawnArea: AreaId;
    }
  // fatigue.ts, wounds.ts, chase.ts
  | { readonly type: 'forcedFatigue'; readonly runner: RunnerId; readonly source: FatigueSource }
  /** Wounds taken at once from one source; the first step also looks at the Momentum die (DL-MOM-04). */
  | { readonly type: 'wounds'; readonly runner: RunnerId; readonly count: number; readonly first: boolean }
  | { readonly type: 'exposureToken'; readonly runner: RunnerId }
  | { readonly type: 'chase'; readonly runner: RunnerId }
  | { readonly type: 'heal'; readonly runner: RunnerId; readonly count: number }
  // spawn.ts, spread.ts, enemy-move.ts
  /** `infected` null: Biters by day, Virals by night. `spread`: the one Spread of this spawn has happened (DL-SPAWN-05). */
  | {
      readonly type: 'spawn';
      readonly infected: InfectedType | null;
      readonly count: number;
      readonly area: AreaId;
      readonly spread: boolean;
    }
  | {
      readonly type: 'spawnNearest';
      readonly infected: InfectedType | null;
      readonly count: number;
      readonly from: AreaId;
    }
  | { readonly type: 'spread'; readonly area: AreaId; readonly everybody: boolean }
  | { readonly type: 'clearUv'; readonly area: AreaId }
  | {
      readonly type: 'moves';
      readonly area: AreaId;
      readonly count: number;
      readonly sprinters: boolean;
      readonly pass: CommonInfected;
    }
  // night.ts
  | {
      readonly type: 'nightActivation';
      readonly infected: InfectedType;
      readonly queue: readonly { readonly area: AreaId; readonly count: number }[];
      /** Somebody of the type has acted, and the log says so. */
      readonly told?: boolean;
    }
  | { readonly type: 'nightfall' }
  // attack.ts
  | { readonly type: 'attack'; readonly attack: AttackInProgress }
  /** Spare damage after a kill; asks as long as another enemy can be removed. */
  | { readonly type: 'cleaveOn'; readonly runner: RunnerId; readonly area: AreaId; readonly spare: number }
  | { readonly type: 'knockOn'; readonly runner: RunnerId; readonly count: number }
  /** Push icons paid for and not used before the action, one question each. */
  | {
      readonly type: 'pushAfter';
      readonly runner: RunnerId;
      readonly count: number;
      readonly survivor: Survivor | null;
    }
  // items.ts, interact.ts, exchange.ts
  | { readonly type: 'utilityRisk'; readonly runner: RunnerId }
  | {
      readonly type: 'handOver';
      readonly runner: RunnerId;
      readonly other: RunnerId;
      readonly give: readonly ItemId[];
      readonly take: readonly ItemId[];
    }
  | { readonly type: 'uvOn'; readonly area: AreaId }
  // scenario
  | { readonly type: 'ops'; readonly ops: readonly Op[]; readonly context: OpContext };

/** Frames that wait for a decision; the type is the id of the decision. */
export type AskFrame =
  | { readonly type: 'preventFatigue'; readonly runner: RunnerId; readonly source: FatigueSource }
  | { readonly type: 'fatigueDie'; readonly runner: RunnerId }
  | { readonly type: 'preventWound'; readonly runner: RunnerId }
  | { readonly type: 'preventExposure'; readonly runner: RunnerId }
  | { readonly type: 'spendCrits'; readonly attack: AttackInProgress }
  | { readonly type: 'cleave'; readonly runner: RunnerId; readonly area: AreaId; readonly spare: number }
  | { readonly type: 'knock'; readonly runner: RunnerId; readonly count: number }
  | {
      readonly type: 'push';
      readonly runner: RunnerId;
      readonly count: number;
      readonly survivor: Survivor | null;
    }
  | {
      readonly type: 'chooseNest';
      readonly nests: readonly TokenId[];
      readonly infected: InfectedType | null;
      readonly count: number;
      readonly from: AreaId;
    }
  | {
      readonly type: 'chooseSpreadStart';
      readonly area: AreaId;
      readonly everybody: boolean;
      readonly starts: readonly AreaId[];
    }
  | {
      readonly type: 'chooseSweepStart';
      readonly area: AreaId;
      readonly count: number;
      readonly sprinters: boolean;
      readonly pass: CommonInfected;
      readonly starts: readonly AreaId[];
    }
  | {
      readonly type: 'chooseStep';
      readonly infected: InfectedType;
      readonly from: AreaId;
      readonly steps: readonly AreaId[];
    }
  /** `by`: the Runner whose seat picks, null for the group. `purpose`: the op that the picked Runner is for. */
  | {
      readonly type: 'pickRunner';
      readonly runners: readonly RunnerId[];
      readonly purpose: string;
      readonly by: RunnerId | null;
    }
  | { readonly type: 'healChoice'; readonly runner: RunnerId }
  | { readonly type: 'moveEffect'; readonly runner: RunnerId; readonly steps: number }
  | {
      readonly type: 'woundChoice';
      readonly runner: RunnerId;
      readonly wound: Extract<WoundId, 'wd-torn' | 'wd-numb'>;
    }
  | { readonly type: 'firecrackers'; readonly runner: RunnerId; readonly count: number }
  | { readonly type: 'bottleArea'; readonly runner: RunnerId }
  | { readonly type: 'bottleKill'; readonly runner: RunnerId; readonly area: AreaId; readonly count: number }
  | { readonly type: 'syrup'; readonly runner: RunnerId }
  | { readonly type: 'upgrade'; readonly runner: RunnerId }
  | {
      readonly type: 'exchange';
      readonly runner: RunnerId;
      readonly other: RunnerId;
      readonly give: readonly ItemId[];
      readonly take: readonly ItemId[];
    }
  | {
      readonly type: 'scenarioChoice';
      /** The last card revealed. */
      readonly card: string;
      readonly options: readonly {
        readonly id: string;
        readonly text: Sentence;
        readonly ops: readonly Op[];
      }[];
      /** The Runner whose seat chooses, null for the group. */
      readonly by: RunnerId | null;
      readonly context: OpContext;
    }
  | { readonly type: 'ackCard'; readonly card: string };

export type Frame = AutoFrame | AskFrame;
export type AskFrameType = AskFrame['type'];
export type AutoFrameType = AutoFrame['type'];
export type FrameOf<T extends Frame['type']> = Extract<Frame, { type: T }>;
