/** Every move of Dying Light. Dice, cards and tokens are named by their ids, never by their place in a list. */
import type { SeatId } from '../kernel/types';
import type {
  AreaId,
  Boost,
  DieId,
  GearId,
  GearSetId,
  InfectedType,
  ItemId,
  RunnerId,
  StartingWeaponId,
  TokenId,
  WoundId,
  ZoneId,
} from './ids';

/** An icon of a spent die that is used (DL-BOOST-01). */
export interface UsedBoost {
  readonly dieId: DieId;
  readonly icon: Boost;
}

/** A Push done before the action: one enemy of the Runner's Area into a neighbour (DL-BOOST-06). */
export interface PushBefore {
  readonly type: InfectedType;
  readonly toArea: AreaId;
}

export type MoveKind = 'run' | 'climb' | 'jump' | 'pad';

export interface MoveAction {
  readonly type: 'MOVE';
  readonly kind: MoveKind;
  readonly to: ZoneId;
  /** Paid dice in the order in which they go on the track. */
  readonly dice: readonly DieId[];
  readonly boosts: readonly UsedBoost[];
  /** Gear tokens whose Boost the spent Momentum die adds (DL-GEAR-01). */
  readonly gearBoosts: readonly GearId[];
  readonly push: readonly PushBefore[];
}

export interface AttackAction {
  readonly type: 'ATTACK';
  readonly mode: 'standard' | 'special';
  readonly targetArea: AreaId;
  readonly targetType: InfectedType;
  readonly targetDown: boolean;
  readonly die: DieId;
  readonly boosts: readonly UsedBoost[];
  readonly gearBoosts: readonly GearId[];
  /** The die that pays for a Special without Power (DL-FAT-04). */
  readonly fatigueDie: DieId | null;
  readonly push: readonly PushBefore[];
}

/** An enemy to be hit by a knife or a spear. */
export interface Target {
  readonly areaId: AreaId;
  readonly type: InfectedType;
  readonly down: boolean;
}

export interface UseItem {
  readonly type: 'USE';
  readonly itemId: ItemId;
  readonly target: Target | null;
}
export interface SwitchWeapon {
  readonly type: 'SWITCH_WEAPON';
  readonly itemId: ItemId;
}
export interface Exchange {
  readonly type: 'EXCHANGE';
  readonly otherRunner: RunnerId;
  readonly give: readonly ItemId[];
  readonly take: readonly ItemId[];
}
export interface Interact {
  readonly type: 'INTERACT';
  readonly tokenId: TokenId;
  readonly target: Target | null;
}
export interface Pass {
  readonly type: 'PASS';
}
export type ActingMove = MoveAction | AttackAction | UseItem | SwitchWeapon | Exchange | Interact | Pass;

export type SetupMove =
  | { readonly type: 'PICK_RUNNER'; readonly seat: SeatId; readonly runnerId: RunnerId }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'PICK_GEAR'; readonly setId: GearSetId }
  | { readonly type: 'PICK_WEAPON'; readonly weaponId: StartingWeaponId };

export type Ack = { readonly type: 'ACK'; readonly seat: SeatId; readonly cardId: string };

export type DefendingMove =
  | {
      readonly type: 'DEFEND';
      readonly dice: readonly DieId[];
      readonly boosts: readonly UsedBoost[];
      readonly gearBoosts: readonly GearId[];
    }
  /** Slots 1..8 of the track whose dice are fatigued (DL-DEF-03). */
  | { readonly type: 'DESPERATE'; readonly trackSlots: readonly number[] }
  | { readonly type: 'GEAR'; readonly gearId: GearId }
  | { readonly type: 'VEST' }
  | { readonly type: 'COMMIT' };

export type ExposureMove =
  | { readonly type: 'RESOLVE_AREA'; readonly areaId: AreaId }
  | {
      readonly type: 'ASSIGN';
      readonly assignment: Readonly<Partial<Record<RunnerId, Readonly<Record<InfectedType, number>>>>>;
    }
  | { readonly type: 'NEXT_DEFENDER'; readonly runnerId: RunnerId };

/** Answers to what a resolver frame asks. */
export type AnswerMove =
  | { readonly type: 'USE_GEAR'; readonly gearId: GearId }
  | { readonly type: 'DECLINE' }
  | { readonly type: 'CHOOSE_DIE'; readonly dieId: DieId }
  | {
      readonly type: 'SPEND_CRIT';
      readonly areaId: AreaId;
      readonly infected: InfectedType;
      readonly down: boolean;
    }
  | { readonly type: 'CLEAVE'; readonly infected: InfectedType; readonly down: boolean }
  | { readonly type: 'KNOCK'; readonly infected: InfectedType }
  | { readonly type: 'PUSH'; readonly infected: InfectedType; readonly toArea: AreaId }
  | { readonly type: 'SKIP' }
  | { readonly type: 'DONE' }
  | { readonly type: 'NEST'; readonly tokenId: TokenId }
  | { readonly type: 'AREA'; readonly areaId: AreaId }
  | { readonly type: 'RUNNER'; readonly runnerId: RunnerId }
  | { readonly type: 'HEAVY'; readonly woundId: WoundId }
  | { readonly type: 'STEP'; readonly to: ZoneId }
  | { readonly type: 'CHOOSE_GEAR'; readonly gearId: GearId }
  | { readonly type: 'ITEM'; readonly itemId: ItemId }
  | { readonly type: 'MOVE_ENEMY'; readonly infected: InfectedType; readonly toArea: AreaId }
  | { readonly type: 'KILL'; readonly infected: InfectedType; readonly down: boolean }
  | { readonly type: 'UPGRADE'; readonly dieId: DieId; readonly to: 'parkour' | 'combat' }
  | { readonly type: 'ACCEPT' }
  | { readonly type: 'REFUSE' }
  | { readonly type: 'CHOOSE'; readonly optionId: string };

export type Move =
  | SetupMove
  | Ack
  | { readonly type: 'ACTIVATE'; readonly runnerId: RunnerId }
  | ActingMove
  | ExposureMove
  | DefendingMove
  | AnswerMove;

export type MoveType = Move['type'];
