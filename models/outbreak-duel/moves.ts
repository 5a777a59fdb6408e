/**
 * What can be done, as plain data. Cards in a hand or pile are named by their id, since copies are alike; pieces on the table by
 * their number (edge case 33).
 */
import type { SeatId } from '../kernel/types';
import type { CardId, SurvivorCardId } from './ids';
import type { AutoPass, Uid } from './state';

export type Move =
  // curtain and mulligan
  | { readonly type: 'READY' }
  | { readonly type: 'KEEP'; readonly cards: readonly SurvivorCardId[] }
  // Survivor Phase
  | { readonly type: 'ATTACK'; readonly target: Uid; readonly numbers?: readonly number[] | undefined }
  /** Weapon, Item or Attachment. */
  | { readonly type: 'PLAY'; readonly card: SurvivorCardId }
  /** Event, or a Critical Response of that speed. */
  | { readonly type: 'EVENT'; readonly card: SurvivorCardId }
  | { readonly type: 'USE_ITEM'; readonly item: Uid }
  | { readonly type: 'USE_ABILITY' }
  | { readonly type: 'LOOT'; readonly card: SurvivorCardId }
  | { readonly type: 'END_SURVIVOR_PHASE' }
  // Zombie Phase, Z
  /** `index`: the place in the Horde Row, 0 for the first. */
  | { readonly type: 'SPAWN'; readonly index: number }
  | { readonly type: 'END_SPAWN' }
  | { readonly type: 'DECLARE'; readonly zombie: Uid; readonly surge: boolean }
  | { readonly type: 'ACT'; readonly zombie: Uid }
  | { readonly type: 'END_ABILITIES' }
  // replies of S
  | { readonly type: 'SNAP_ATTACK'; readonly target: Uid; readonly numbers?: readonly number[] | undefined }
  | { readonly type: 'QUICK_ESCAPE' }
  | { readonly type: 'REACT'; readonly card: SurvivorCardId }
  | { readonly type: 'PASS' }
  // what effects ask
  | { readonly type: 'TARGET'; readonly zombie: Uid }
  | { readonly type: 'DONE' }
  | { readonly type: 'PICK_CARD'; readonly card: CardId }
  | { readonly type: 'DROP_ITEM'; readonly item: Uid }
  | { readonly type: 'NUMBERS'; readonly numbers: readonly number[] }
  // at any time
  | { readonly type: 'CONCEDE'; readonly seat: SeatId }
  | { readonly type: 'AUTO_PASS'; readonly seat: SeatId; readonly settings: AutoPass };

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
