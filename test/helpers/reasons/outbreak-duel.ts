/** For each reason of Outbreak Duel a position in which it is the right one. */
import type { Reason } from '../../../models/kernel/types';
import { DECISIONS } from '../../../models/outbreak-duel/decisions';
import { rules } from '../../../models/outbreak-duel/game-rules';
import type { SurvivorCardId } from '../../../models/outbreak-duel/ids';
import type { Move } from '../../../models/outbreak-duel/moves';
import type { ReasonId } from '../../../models/outbreak-duel/rulebook/refusals';
import type { Player, State } from '../../../models/outbreak-duel/state';
import {
  acting,
  armed,
  attack,
  attacking,
  declare,
  END,
  ESCAPE,
  event,
  items,
  type ODSession,
  PASS,
  type Plan,
  play,
  playCard,
  react,
  sessionAt,
  table,
  target,
  weapon,
  Z,
} from '../outbreak-duel';
import type { ReasonCase } from './case';

const PISTOL = weapon('W08');
const HAMMER = weapon('W01');
const ABILITY: Move = { type: 'USE_ABILITY' };

/** Why S cannot do this in the own Survivor Phase. */
function inMain(plan: Plan, move: Move): Reason | null {
  return acting(plan).whyIllegal(move);
}

/** S has a card in hand, and tries to play it. */
function holding(card: SurvivorCardId, move: (card: SurvivorCardId) => Move, plan: Plan = {}): Reason | null {
  return inMain({ ...plan, s: { hand: [card], ...plan.s } }, move(card));
}

function using(plan: Plan): Reason | null {
  return inMain(plan, { type: 'USE_ITEM', item: 900 });
}

/** Mara, who can help herself. */
const mara = (more: Partial<Player>): Plan => ({ options: { decks: ['bleed', 'sight'] }, s: more });

function spawning(plan: Plan, move: Move): Reason | null {
  return sessionAt(table(plan), 'spawn').whyIllegal(move);
}

/** The Night-Club Bouncer attacks, and S may answer. */
function bitten(plan: Plan): ODSession {
  const duel = attacking({ threat: ['ZB1', 'ZW1'], ...plan });
  play(duel, declare(1));
  return duel;
}

/** S has an Event on the way that asks for a zombie in the Threat Zone. */
function aiming(plan: Plan): ODSession {
  const duel = acting({ s: { hand: ['E16'] }, ...plan });
  play(duel, event('E16'));
  return duel;
}

function over(): State {
  return { ...table(), outcome: { winners: [Z], reason: 'od.outcome.hp', scores: {}, rank: null } };
}

export const REASON_CASES: Readonly<Record<ReasonId, ReasonCase>> = {
  notYourTurn: { why: () => acting().whyNot(END, Z), says: "It is the other player's decision." },
  notNow: {
    why: () => acting().whyIllegal(PASS),
    says: 'That has to wait: something else is to be decided first.',
  },
  gameOver: {
    why: () => rules.whyIllegal({ value: 'gameOver', state: over() }, END),
    says: 'The duel is over.',
  },
  noAp: { why: () => holding('W07', playCard, { s: { ap: 1 } }), says: 'You need 2 AP and have 1.' },
  noTp: {
    why: () => bitten({ s: { tp: 1, hand: ['R02'] } }).whyIllegal(react('R02')),
    says: 'You need 2 TP and have 1.',
  },
  noTh: {
    why: () => holding('E18', event, { z: { th: 0 } }),
    says: 'Not enough threat: 1 TH needed, 0 there.',
  },
  outOfReach: {
    why: () => inMain({ s: { weapon: HAMMER }, street: ['ZW1'] }, attack(1)),
    says: 'That zombie is in the Zombie Zone; this attack only reaches the Threat Zone.',
  },
  blocked: {
    why: () => inMain({ s: { weapon: HAMMER }, threat: ['ZW1', 'ZW4'] }, attack(1)),
    says: 'Mall Guard stands in the way: deal with the Blocker first.',
  },
  lurking: {
    why: () => inMain({ s: { weapon: PISTOL }, street: ['ZW5'] }, attack(1)),
    says: 'It is hiding. You cannot pick it out while it is in the Zombie Zone.',
  },
  weaponSpent: {
    why: () => inMain({ s: { weapon: weapon('W05', { spent: true }) }, threat: ['ZW1'] }, attack(1)),
    says: 'This Weapon is heavy; it is ready again at your next Refresh.',
  },
  itemSpent: {
    why: () => using({ s: { items: items(['I07', { spent: true }]) } }),
    says: 'Already used this turn.',
  },
  abilitySpent: {
    why: () => inMain(mara({ hp: 20, abilitySpent: true }), ABILITY),
    says: 'Mara has already done that this turn.',
  },
  noWeapon: { why: () => holding('A01', playCard), says: 'You have no Weapon equipped.' },
  needMelee: {
    why: () => bitten({ s: { hand: ['R05'], weapon: PISTOL } }).whyIllegal(react('R05')),
    says: 'This needs a melee Weapon or bare hands.',
  },
  needRanged: {
    why: () => using({ s: { items: items('I12'), weapon: weapon('W01', { dur: 1 }) } }),
    says: 'This needs a ranged Weapon.',
  },
  wrongHost: {
    why: () => holding('A01', playCard, { s: { weapon: HAMMER } }),
    says: 'It does not fit this Weapon.',
  },
  hostFull: {
    why: () => holding('A05', playCard, { s: { weapon: armed('W08', 'A01', 'A03') } }),
    says: 'Two attachments are the limit.',
  },
  alreadyAttached: {
    why: () => holding('A07', playCard, { s: { attachments: ['A07'] } }),
    says: 'You already wear one of these.',
  },
  noTarget: { why: () => holding('E16', event), says: 'There is nothing there to use it on.' },
  relentless: {
    why: () => holding('E04', event, { threat: ['ZB4'] }),
    says: 'It does not stop and it does not step back.',
  },
  alreadyStunned: {
    why: () => holding('E15', event, { threat: [['ZW1', { stunned: true }]] }),
    says: 'It is already out of it.',
  },
  fullHp: { why: () => holding('E14', event), says: 'You are not hurt.' },
  fullDurability: {
    why: () => using({ s: { items: items('I04'), weapon: HAMMER } }),
    says: 'Your Weapon is in perfect order.',
  },
  wouldKillYou: {
    why: () => holding('E08', event, { s: { hp: 1 } }),
    says: 'That would finish you off.',
  },
  deckEmpty: {
    why: () => holding('E11', (card) => ({ type: 'LOOT', card }), { s: { deck: [] } }),
    says: 'Your Survivor Deck is empty.',
  },
  noSuchCard: {
    why: () => holding('E06', event, { s: { deck: ['E01', 'I01'] } }),
    says: 'There is no such card to find.',
  },
  wrongTrigger: {
    why: () => bitten({ s: { hand: ['R10'] } }).whyIllegal(react('R10')),
    says: 'This React answers to: A zombie died.',
  },
  reactOnly: {
    why: () => holding('R01', event),
    says: 'Reacts are played when their trigger happens, not as an action.',
  },
  notInWindow: {
    why: () => bitten({ s: { hand: ['E01'] } }).whyIllegal(event('E01')),
    says: 'Events and Items wait for your Survivor Phase.',
  },
  quickEscapeUsed: {
    why: () => {
      const marks = { ...table().marks, quickEscapeUsed: true };
      return bitten({ s: { hand: ['R01'] }, more: { marks } }).whyIllegal(ESCAPE);
    },
    says: 'One Quick Escape per Zombie Phase.',
  },
  alreadyNegated: {
    why: () => {
      const bite = { zombie: 1, surge: false, reduce: 0, negated: true };
      return DECISIONS.attackReact.why(table({ threat: ['ZB1'], more: { bite } }), ESCAPE);
    },
    says: 'That attack is already off.',
  },
  bossTooEarly: {
    why: () => spawning({ z: { hordeRow: ['ZX1'], th: 6, zombiePhases: 1 } }, { type: 'SPAWN', index: 0 }),
    says: 'No Boss in your first Zombie Phase.',
  },
  cannotPay: {
    why: () => spawning({ z: { hordeRow: ['ZR1'], th: 1 } }, { type: 'SPAWN', index: 0 }),
    says: 'Sprinter costs 2 TH; you have 1.',
  },
  mustAttack: {
    why: () => attacking({ threat: ['ZB1', 'ZW1'] }).whyIllegal({ type: 'END_ABILITIES' }),
    says: 'Every zombie in the Threat Zone has to attack; choose the order.',
  },
  actUsed: {
    why: () => {
      const plan: Plan = { z: { th: 3 }, threat: [['ZM2', { acted: true }]] };
      return sessionAt(table(plan), 'abilities').whyIllegal({ type: 'ACT', zombie: 1 });
    },
    says: 'This zombie has used its ability this phase.',
  },
  mulliganUsed: {
    why: () => acting().whyIllegal({ type: 'KEEP', cards: [] }),
    says: 'One mulligan per game.',
  },
  numbersCount: {
    why: () => inMain({ threat: ['ZW1'] }, attack(1, 6)),
    says: 'Name exactly 2 different numbers from 1 to 6.',
  },
  wrongZone: {
    why: () => aiming({ threat: ['ZW1', 'ZB1'], street: ['ZR1'] }).whyIllegal(target(3)),
    says: 'This only works in the Threat Zone.',
  },
  cannotAttack: {
    why: () => attacking({ threat: ['ZB1', 'ZW1'], street: ['ZR1'] }).whyIllegal(declare(3)),
    says: 'It is not in the Threat Zone, is stunned, or has attacked already.',
  },
  noAbility: {
    why: () => attacking({ z: { th: 3 }, threat: ['ZB1', 'ZW1'] }).whyIllegal(declare(1, true)),
    says: 'It has no such ability.',
  },
  badChoice: {
    why: () => spawning({ z: { hordeRow: [] } }, { type: 'SPAWN', index: 0 }),
    says: 'That is not one of the choices offered.',
  },
};
