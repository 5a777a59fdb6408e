/** For each reason of Survive Until Daylight a position in which it is the right one. */
import type { Reason } from '../../../models/kernel/types';
import { DECISIONS, type DecisionId } from '../../../models/survive-until-daylight/decisions';
import { rules } from '../../../models/survive-until-daylight/game-rules';
import type { CardId } from '../../../models/survive-until-daylight/ids';
import type { Move, MoveOf } from '../../../models/survive-until-daylight/moves';
import type { ReasonId } from '../../../models/survive-until-daylight/rulebook/refusals';
import type { Attack } from '../../../models/survive-until-daylight/state';
import { sessionAt } from '../survive-session';
import { type TablePlan, table } from '../survive-until-daylight';
import type { ReasonCase } from './case';

type Waiting = Parameters<typeof sessionAt>[0];

function whyNot(decision: Waiting, plan: TablePlan, move: Move): Reason | null {
  return sessionAt(decision, table(plan)).whyIllegal(move);
}

/** In the combat turn of seat 1. */
function inTurn(plan: TablePlan, move: Move): Reason | null {
  return whyNot('combatTurn', { actor: 1, line: ['brute'], ...plan }, move);
}

function attack(more: Partial<MoveOf<'ATTACK'>> = {}): Move {
  return { type: 'ATTACK', weaponId: 'bare-hands', targetId: 'brute-1', ammo: 0, vitaly: 0, ...more };
}

function grenade(stunned: number): Reason | null {
  const waiting = Array.from({ length: stunned }, () => 'wanderer stunned' as const);
  return inTurn(
    { cards: [['in-nails', 'in-explosives']], line: ['brute', 'raider', ...waiting] },
    {
      type: 'CRAFT',
      recipeId: 'rc-grenade',
      junkFor: null,
      placement: { kind: 'pair', left: 'brute-1', right: 'raider-1' },
    },
  );
}

function inTrade(plan: TablePlan, move: Move): Reason | null {
  return whyNot('tradeOpen', { seats: 2, ...plan }, move);
}

function offer(cardId: CardId, count = 1): Move {
  return { type: 'OFFER', from: 'seat-1', to: 'seat-2', cardId, count };
}

/** A spread attack of 3 damage on the Brute, with splash 1. */
const SPREAD: Attack = {
  weapon: 'bare-hands',
  target: 'brute-1',
  left: 'wanderer-1',
  right: 'survivor-1',
  ammo: 0,
  vitaly: 0,
  focus: true,
  base: 3,
  drawn: ['cc-hit', 'cc-whiff'],
  chosen: 0,
  result: { damage: 3, splash: 1, spread: true, shares: { left: 0, target: 3, right: 0 }, carried: null },
};

function whileAttacking(decision: DecisionId, move: Move, attacking: Partial<Attack> = {}): Reason | null {
  const line = ['wanderer 1/2', 'brute', 'survivor'] as const;
  const state = table({ actor: 1, line, more: { attack: { ...SPREAD, ...attacking } } });
  return DECISIONS[decision].why(state, move);
}

function market(plan: TablePlan): Reason | null {
  const usual: TablePlan = { characters: ['ch-haggler', 'ch-trigger'], cards: [['jk-junk'], []], pile: [] };
  return inTrade({ ...usual, ...plan }, { type: 'JUNK_MARKET', seat: 'seat-1', count: 1 });
}

/** WAVE! was drawn by seat 1. */
function delayed(plan: TablePlan): Reason | null {
  return whyNot(
    'wave',
    { pile: ['jk-junk'], ...plan, more: { searcher: 'seat-1', drawn: 'wave' } },
    { type: 'DELAY' },
  );
}

/** A bag without a free slot: eight different weapons. */
const FULL: readonly CardId[] = [
  'wp-pipe',
  'wp-bat',
  'wp-machete',
  'wp-shovel',
  'wp-fireaxe',
  'wp-trimmer',
  'wp-pistol',
  'in-nails',
  'in-nails',
];

function keep(discard: MoveOf<'KEEP'>['discard'], cards: readonly CardId[] = FULL): Reason | null {
  return whyNot(
    'keep',
    { cards: [cards], more: { searcher: 'seat-1', drawn: 'hl-kit' } },
    { type: 'KEEP', discard },
  );
}

export const REASON_CASES: Readonly<Record<ReasonId, ReasonCase>> = {
  notYourTurn: {
    why: () => {
      const session = sessionAt(
        'searchTurn',
        table({ seats: 2, pile: ['wave'], more: { searcher: 'seat-1' } }),
      );
      return session.whyNot({ type: 'DRAW' }, 'seat-2');
    },
    says: 'Wait for your turn; Player 1 is deciding.',
  },
  notNow: {
    why: () => inTurn({}, { type: 'DRAW' }),
    says: 'That has to wait: something else is to be decided first.',
  },
  ALREADY_READY: {
    why: () => inTrade({ more: { ready: ['seat-1'] }, cards: [['am-arrow']] }, offer('am-arrow')),
    says: 'You have said that you are ready: take that back first.',
  },
  STILL_TRADING: {
    why: () => inTrade({}, { type: 'UNREADY', seat: 'seat-1' }),
    says: 'You have not said that you are ready.',
  },
  LUCKY_OPEN: {
    why: () => DECISIONS.lucky.why(table({ more: { luckyQueue: ['seat-1'] } }), { type: 'END_TURN' }),
    says: 'Use Lucky or pass first.',
  },
  INVENTORY_FULL: { why: () => keep(null), says: 'Your bag is full: drop something first.' },
  DISCARD_WHOLE_STACK: {
    why: () => keep({ cardId: 'in-nails', count: 1 }),
    says: 'To free a slot the whole stack has to go.',
  },
  ROOM_ENOUGH: {
    why: () => keep({ cardId: 'in-nails', count: 1 }, ['in-nails']),
    says: 'There is room for it; nothing has to go.',
  },
  DELAY_WOULD_KILL: {
    why: () => delayed({ members: { 1: { remaining: 1 } } }),
    says: 'One more wound would kill you, and the team with you.',
  },
  PILE_EMPTY: {
    why: () => delayed({ pile: [] }),
    says: 'There is no rubble left to hide the WAVE! card in.',
  },
  WOULD_KILL_YOU: {
    why: () =>
      inTurn(
        { cards: [['sp-energy']], members: { 1: { remaining: 1 } } },
        { type: 'PLAY', cardId: 'sp-energy' },
      ),
    says: 'You have 1 health left; that card costs 1.',
  },
  NO_ACTION: {
    why: () => inTurn({ actions: 0 }, attack()),
    says: 'You have already used your action this turn.',
  },
  NO_ENEMY: {
    why: () => inTurn({ line: ['survivor'] }, attack()),
    says: 'Nothing on the line to attack.',
  },
  TARGET_IS_SURVIVOR: {
    why: () => inTurn({ line: ['survivor', 'brute'] }, attack({ targetId: 'survivor-1' })),
    says: 'That is a Survivor; you cannot attack people you want to save.',
  },
  NO_AMMO: {
    why: () => inTurn({ cards: [['wp-pistol']] }, attack({ weaponId: 'wp-pistol', ammo: 1 })),
    says: 'This weapon needs Loose Bullets.',
  },
  AMMO_TOO_MANY: {
    why: () =>
      inTurn(
        { cards: [['wp-pistol', 'am-bullet', 'am-bullet', 'am-bullet']] },
        attack({ weaponId: 'wp-pistol', ammo: 3 }),
      ),
    says: 'This weapon takes at most 2 per attack.',
  },
  NOT_OWNED: {
    why: () => inTurn({ cards: [[]] }, { type: 'PLAY', cardId: 'sp-focus' }),
    says: 'You do not have that card.',
  },
  SPECIAL_NOT_NOW: {
    why: () =>
      whyNot(
        'searchTurn',
        { pile: ['wave'], more: { searcher: 'seat-1' } },
        { type: 'PLAY', cardId: 'sp-focus' },
      ),
    says: 'That card only works during your own combat turn.',
  },
  CHEER_SELF: {
    why: () => inTurn({ cards: [['sp-cheer']] }, { type: 'CHEER', seat: 'seat-1' }),
    says: 'You cannot cheer for yourself.',
  },
  FOCUS_ACTIVE: {
    why: () => inTurn({ cards: [['sp-focus']], more: { focus: true } }, { type: 'PLAY', cardId: 'sp-focus' }),
    says: 'Your next attack can already be spread.',
  },
  HEAL_FULL: {
    why: () => inTurn({ cards: [['hl-bar']] }, { type: 'HEAL', seat: 'seat-1', cardId: 'hl-bar' }),
    says: 'You are not hurt.',
  },
  HEAL_NOT_NOW: {
    why: () =>
      whyNot(
        'searchTurn',
        { pile: ['wave'], more: { searcher: 'seat-1' } },
        { type: 'HEAL', seat: 'seat-1', cardId: 'hl-bar' },
      ),
    says: 'Healing works in the Trade phase or in your own combat turn.',
  },
  INGREDIENT_MISSING: {
    why: () =>
      inTurn(
        { cards: [['in-nails']] },
        { type: 'CRAFT', recipeId: 'rc-barricade', junkFor: null, placement: { kind: 'own' } },
      ),
    says: 'You need Planks and Nails for that.',
  },
  TOKENS_OUT: {
    why: () => grenade(6),
    says: 'All Grenade tokens are in use.',
  },
  TOKENS_SHORT: {
    why: () => grenade(5),
    says: 'Only 1 Grenade token is left; that pair needs 2.',
  },
  GRENADE_PAIR: {
    why: () =>
      inTurn(
        { cards: [['in-nails', 'in-explosives']], line: ['brute', 'raider'] },
        { type: 'CRAFT', recipeId: 'rc-grenade', junkFor: null, placement: { kind: 'own' } },
      ),
    says: 'Choose two neighbouring cards with at least one enemy.',
  },
  GIFT_USED: {
    why: () => inTrade({ members: { 1: { gifts: 1 } }, cards: [['am-arrow']] }, offer('am-arrow')),
    says: 'You have already given something this phase.',
  },
  OFFER_REPEATED: {
    why: () =>
      inTrade(
        { cards: [['am-arrow']], more: { refusals: [{ to: 'seat-2', card: 'am-arrow' }] } },
        offer('am-arrow'),
      ),
    says: 'Player 2 has already said no to that.',
  },
  GIFT_SELF: {
    why: () => inTrade({}, { type: 'OFFER', from: 'seat-1', to: 'seat-1', cardId: 'am-arrow', count: 1 }),
    says: 'Choose somebody else.',
  },
  ONE_ITEM: {
    why: () => inTrade({ cards: [['hl-bar', 'hl-bar']] }, offer('hl-bar', 2)),
    says: 'Only cards of one stack go together; everything else is given one by one.',
  },
  SPREAD_SUM: {
    why: () => whileAttacking('spread', { type: 'SPREAD', left: 0, target: 2, right: 0 }),
    says: 'Hand out exactly 3 damage.',
  },
  SPREAD_TARGET_DEAD: {
    why: () => whileAttacking('spread', { type: 'SPREAD', left: 1, target: 2, right: 0 }),
    says: 'That one is already down from the splash.',
  },
  SPREAD_NOT_ADJACENT: {
    why: () => whileAttacking('spread', { type: 'SPREAD', left: 1, target: 2, right: 0 }, { left: null }),
    says: 'Only the target and its direct neighbours can be hit.',
  },
  SPREAD_SURVIVOR: {
    why: () => whileAttacking('spread', { type: 'SPREAD', left: 0, target: 2, right: 1 }),
    says: 'You cannot aim damage at a Survivor.',
  },
  PERK_NEEDS_TOKEN: {
    why: () => market({ firstPlayer: 2 }),
    says: 'You need the First Player token for that perk.',
  },
  PERK_USED: {
    why: () => market({ members: { 1: { used: ['junk-market'] } } }),
    says: 'You have used that perk this round.',
  },
  PERK_NOT_YOURS: {
    why: () => market({ characters: ['ch-trigger', 'ch-haggler'] }),
    says: "That is another character's perk.",
  },
  PILE_SHORT: {
    why: () => market({}),
    says: 'There are not that many cards in the rubble pile.',
  },
  NOTHING_TO_REDRAW: {
    why: () =>
      DECISIONS.lucky.why(table({ cards: [['sp-lucky']], more: { luckyQueue: ['seat-1'] } }), {
        type: 'LUCKY',
        seat: 'seat-1',
        cardIndex: 0,
      }),
    says: 'No combat card is lying open.',
  },
  MUST_USE_CARD: {
    why: () => whileAttacking('choose', { type: 'END_TURN' }, { chosen: null, result: null }),
    says: 'One of the drawn cards has to be used.',
  },
  PICK_TAKEN: {
    why: () => whileAttacking('choose', { type: 'CHOOSE', cardIndex: 5 }, { chosen: null, result: null }),
    says: 'That one is not available any more.',
  },
  GAME_OVER: {
    why: () => rules.whyIllegal({ value: 'gameOver', state: table() }, { type: 'DRAW' }),
    says: 'The game has ended.',
  },
};
