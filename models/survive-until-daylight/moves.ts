/** What a seat can do. Plain data; `seat` is there where more than one seat may answer (specification section 5). */
import type { SeatId } from '../kernel/types';
import type {
  CardId,
  CharacterId,
  HealingId,
  HordeCardId,
  IngredientId,
  LuckyAsk,
  PlayedSpecialId,
  RecipeId,
  RubbleWeaponId,
  WeaponId,
} from './ids';

/** A card, or with `count` several of its stack, that leaves the inventory. */
export interface ItemRef {
  readonly cardId: CardId;
  readonly count: number;
}

/** Where a crafted token goes (SD-CRAFT-03..07). */
export type Placement =
  | { readonly kind: 'own' }
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'enemy'; readonly enemy: HordeCardId }
  /** `right` null: the only card on the line. */
  | { readonly kind: 'pair'; readonly left: HordeCardId; readonly right: HordeCardId | null };

export type Move =
  // set-up
  | { readonly type: 'PICK_CHARACTER'; readonly seat: SeatId; readonly characterId: CharacterId }
  | { readonly type: 'SET_FIRST'; readonly seat: SeatId }
  | { readonly type: 'PICK_STARTER'; readonly seat: SeatId; readonly weaponId: RubbleWeaponId }
  // whenever the engine waits
  | {
      readonly type: 'SET_SEAT_OPTION';
      readonly seat: SeatId;
      readonly luckyAsk?: LuckyAsk | undefined;
      readonly autoKeep?: boolean | undefined;
    }
  | { readonly type: 'DISCARD'; readonly seat: SeatId; readonly cardId: CardId; readonly count: number }
  // search
  | { readonly type: 'DRAW' }
  | { readonly type: 'SCOUT' }
  /** `takeIndex` and `restOrder` count in the cards looked at, 0 being the top; `restOrder[0]` comes to lie uppermost. */
  | { readonly type: 'SCOUT_TAKE'; readonly takeIndex: number; readonly restOrder: readonly number[] }
  | { readonly type: 'KEEP'; readonly discard: ItemRef | null }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'ACCEPT' }
  | { readonly type: 'DELAY' }
  // trade
  | {
      readonly type: 'OFFER';
      readonly from: SeatId;
      readonly to: SeatId;
      readonly cardId: CardId;
      readonly count: number;
    }
  | { readonly type: 'TAKE'; readonly discard: ItemRef | null }
  | { readonly type: 'REFUSE' }
  | { readonly type: 'JUNK_MARKET'; readonly seat: SeatId; readonly count: number }
  | { readonly type: 'READY'; readonly seat: SeatId }
  | { readonly type: 'UNREADY'; readonly seat: SeatId }
  // trade and combat
  | { readonly type: 'HEAL'; readonly seat: SeatId; readonly cardId: HealingId }
  // combat turn
  | { readonly type: 'PLAY'; readonly cardId: PlayedSpecialId }
  | { readonly type: 'CHEER'; readonly seat: SeatId }
  | {
      readonly type: 'ATTACK';
      readonly weaponId: WeaponId;
      readonly targetId: HordeCardId;
      readonly ammo: number;
      readonly vitaly: number;
    }
  | {
      readonly type: 'CRAFT';
      readonly recipeId: RecipeId;
      /** The ingredient that one Junk stands for (SD-PERK-12). */
      readonly junkFor: IngredientId | null;
      readonly placement: Placement;
    }
  | { readonly type: 'END_TURN' }
  // attacks of both sides
  | { readonly type: 'LUCKY'; readonly seat: SeatId; readonly cardIndex: number }
  | { readonly type: 'PASS'; readonly seat: SeatId }
  | { readonly type: 'CHOOSE'; readonly cardIndex: number }
  | { readonly type: 'SPREAD'; readonly left: number; readonly target: number; readonly right: number }
  | { readonly type: 'CARRY'; readonly side: 'left' | 'right' }
  | { readonly type: 'SKIP' }
  | { readonly type: 'ABSORB'; readonly count: number };

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
