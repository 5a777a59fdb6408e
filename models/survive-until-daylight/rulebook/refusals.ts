import { isIdIn } from '../../kernel/records';
import type { RulebookEntryId } from './topics';

/** Where the rulebook explains why a move is not possible, by the id of the reason. */
export const ENTRY_OF_REASON = {
  notYourTurn: 'turn',
  notNow: 'turn',
  ALREADY_READY: 'trade',
  STILL_TRADING: 'trade',
  LUCKY_OPEN: 'lucky',
  INVENTORY_FULL: 'room',
  DELAY_WOULD_KILL: 'delay',
  PILE_EMPTY: 'last-wave',
  WOULD_KILL_YOU: 'energy',
  NO_ACTION: 'turn',
  NO_ENEMY: 'attack',
  TARGET_IS_SURVIVOR: 'survivors',
  NO_AMMO: 'ammo',
  AMMO_TOO_MANY: 'ammo',
  NOT_OWNED: 'slots',
  SPECIAL_NOT_NOW: 'specials',
  CHEER_SELF: 'cheer',
  FOCUS_ACTIVE: 'focus',
  HEAL_FULL: 'healing',
  HEAL_NOT_NOW: 'healing',
  INGREDIENT_MISSING: 'crafting',
  TOKENS_OUT: 'crafting',
  TOKENS_SHORT: 'grenade',
  GRENADE_PAIR: 'grenade',
  GIFT_USED: 'gift',
  OFFER_REPEATED: 'answer',
  GIFT_SELF: 'gift',
  SPREAD_SUM: 'spread',
  SPREAD_TARGET_DEAD: 'spread',
  SPREAD_NOT_ADJACENT: 'spread',
  SPREAD_SURVIVOR: 'spread',
  PERK_NEEDS_TOKEN: 'first-player',
  PERK_USED: 'characters',
  NOTHING_TO_REDRAW: 'lucky',
  MUST_USE_CARD: 'combat-cards',
  PICK_TAKEN: 'characters',
  PERK_NOT_YOURS: 'characters',
  PILE_SHORT: 'pile',
  DISCARD_WHOLE_STACK: 'room',
  ONE_ITEM: 'gift',
  ROOM_ENOUGH: 'room',
  GAME_OVER: 'aim',
} as const satisfies Readonly<Record<string, RulebookEntryId>>;

/** Id of a reason of this game: `sd.reason.<id>` is its sentence. */
export type ReasonId = keyof typeof ENTRY_OF_REASON;

export const isReasonId = isIdIn(ENTRY_OF_REASON);
