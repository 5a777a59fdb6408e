import { isIdIn } from '../../kernel/records';
import type { RulebookEntryId } from './topics';

/** Where the rulebook explains why a move is not possible, by the id of the reason. */
export const ENTRY_OF_REASON = {
  notYourTurn: 'turn',
  GAME_OVER: 'aim',
  NO_AP: 'action-points',
  NOT_ENOUGH_AP: 'reclaiming',
  NOT_ADJACENT: 'walking',
  OFF_MAP: 'walking',
  INSIDE_FIRST_STEP_OUT: 'inside',
  FENCE_IN_THE_WAY: 'tearing-down',
  NOT_A_BUILDING_YOU_CAN_ENTER: 'zones',
  NO_FENCE_THERE: 'tearing-down',
  ZOMBIES_INSIDE: 'reclaiming',
  MUST_BE_INSIDE: 'reclaiming',
  CONTESTED: 'attacks',
  ALREADY_YOURS: 'reclaiming',
  NO_FLAG_LEFT: 'flags',
  CANNOT_LIFT: 'flags',
  NOT_HELD_BY_YOU: 'loot',
  NO_LOOT_LEFT: 'loot',
  NOT_A_FARM: 'farms',
  FARM_ALREADY_WORKED: 'farm-work',
  NO_FOOD: 'feeding',
  ALREADY_FED: 'feeding',
  FEED_FIRST: 'feeding',
  FEED_ONE_TO_THREE: 'feeding',
  NOT_ENOUGH_SALVAGE: 'trading',
  NO_FENCE_LEFT: 'fences',
  BORDER_TAKEN: 'fences',
  NO_SUCH_BORDER: 'fences',
  NOT_YOUR_BORDER: 'fences',
  SETUP_FENCES_DONE: 'first-fences',
  SETUP_OWN_BASE_ONLY: 'first-fences',
  GEAR_LIMIT: 'gear-limits',
  NOBODY_TO_ATTACK: 'attacks',
  FIGHT_FIRST: 'fight',
  CANNOT_RUN: 'running',
  NOBODY_TO_SAVE: 'sacrifice',
  NO_WAY_OUT: 'withdrawing',
  BAD_PAYMENT: 'paying',
  CHOICE_OPEN: 'arrival',
  WRONG_MOMENT: 'turn',
} as const satisfies Readonly<Record<string, RulebookEntryId>>;

/** Id of a reason of this game: `om.reason.<id>` is its sentence. */
export type ReasonId = keyof typeof ENTRY_OF_REASON;

export const isReasonId = isIdIn(ENTRY_OF_REASON);
