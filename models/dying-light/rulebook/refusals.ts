import { isIdIn } from '../../kernel/records';
import type { RulebookEntryId } from './topics';

/** Where the rulebook explains why a move is not possible, by the id of the reason. */
export const ENTRY_OF_REASON = {
  notYourTurn: 'activation',
  notNow: 'activation',
  needDice: 'track',
  boostsShort: 'jump-climb-boosts',
  boostUnfit: 'boosts',
  boostOnce: 'boosts',
  gearNeedsMomentum: 'gear-boosts',
  feeDue: 'special-attack',
  fewDice: 'track',
  tooManyDice: 'boosts',
  trackFull: 'track',
  notAdjacent: 'zones-areas',
  needClimb: 'climb',
  tooHigh: 'jump',
  tooFar: 'jump',
  flatJump: 'jump',
  noPad: 'jump-pad',
  notInPool: 'roll',
  noTarget: 'attack',
  outOfRange: 'range',
  meleeOnly: 'range',
  fatigueFull: 'voluntary-fatigue',
  noFatigueDie: 'voluntary-fatigue',
  tempoDie: 'tempo-die',
  noPush: 'push',
  areaNotNext: 'zones-areas',
  noneStanding: 'push',
  howlerStays: 'use',
  uvBlocked: 'uv',
  notInZone: 'interact',
  conditionUnmet: 'scenario-cards',
  noClimb: 'climb',
  alreadyThere: 'move-order',
  noEffect: 'golden-rules',
  switchTwice: 'switch-weapon',
  exchangeOnce: 'exchange',
  notSameArea: 'exchange',
  supplyEmpty: 'upgrades',
  onlyDefence: 'defend',
  gearMismatch: 'gear-limits',
  gearGone: 'gear-prevents',
  alreadyUsed: 'inventory',
  notHighest: 'exposure-order',
  cannotEnter: 'who-goes-where',
  alreadyActivated: 'day-order',
  taken: 'preparation',
  needWeapon: 'inventory',
  gameOver: 'aim',
} as const satisfies Readonly<Record<string, RulebookEntryId>>;

/** Id of a reason of this game: `dl.reason.<id>` is its sentence. */
export type ReasonId = keyof typeof ENTRY_OF_REASON;

export const isReasonId = isIdIn(ENTRY_OF_REASON);
