import { isIdIn } from '../../kernel/records';
import type { RulebookEntryId } from './topics';

/** Where the rulebook explains why a move is not possible, by the id of the reason. */
export const ENTRY_OF_REASON = {
  notYourTurn: 'turn',
  notNow: 'turn',
  gameOver: 'goal',
  noAp: 'actions',
  noTp: 'tactical',
  noTh: 'threat',
  outOfReach: 'attack',
  blocked: 'keywords',
  lurking: 'keywords',
  weaponSpent: 'cards',
  itemSpent: 'cards',
  abilitySpent: 'cards',
  noWeapon: 'weapon',
  needMelee: 'attack',
  needRanged: 'attack',
  wrongHost: 'attachments',
  hostFull: 'attachments',
  alreadyAttached: 'attachments',
  noTarget: 'cards',
  relentless: 'keywords',
  alreadyStunned: 'stun',
  fullHp: 'damage',
  fullDurability: 'cards',
  wouldKillYou: 'damage',
  deckEmpty: 'loot',
  noSuchCard: 'cards',
  wrongTrigger: 'reacts',
  reactOnly: 'reacts',
  notInWindow: 'windows',
  quickEscapeUsed: 'escape',
  alreadyNegated: 'escape-and-reacts',
  bossTooEarly: 'boss',
  cannotPay: 'spawning',
  mustAttack: 'bites',
  actUsed: 'zombie-phase',
  mulliganUsed: 'mulligan',
  numbersCount: 'unarmed',
  wrongZone: 'zones',
  cannotAttack: 'bites',
  noAbility: 'cards',
  badChoice: 'turn',
} as const satisfies Readonly<Record<string, RulebookEntryId>>;

/** Id of a reason of this game: `od.reason.<id>` is its sentence. */
export type ReasonId = keyof typeof ENTRY_OF_REASON;

export const isReasonId = isIdIn(ENTRY_OF_REASON);
