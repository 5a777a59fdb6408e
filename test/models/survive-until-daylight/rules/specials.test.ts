import { describe, expect, it } from 'vitest';
import { combatTurn } from '../../../../models/survive-until-daylight/decisions/combatTurn';
import { attackWith, drawAttack } from '../../../helpers/survive-fighting';
import {
  answerTo,
  draws,
  lineOf,
  memberAt,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

function turn(plan: TablePlan) {
  return table({ characters: ['ch-haggler'], actor: 1, ...plan });
}

const energy = { type: 'PLAY', cardId: 'sp-energy' } as const;
const lust = { type: 'PLAY', cardId: 'sp-bloodlust' } as const;
const focus = { type: 'PLAY', cardId: 'sp-focus' } as const;

describe('SD-SPEC-01', () => {
  it('specials cost no action and belong to their owner', () => {
    const state = turn({ cards: [['sp-focus']], line: ['wanderer'] });
    expect(answerTo(state, combatTurn, focus).state.actions).toBe(1);
    expect(combatTurn.why(state, energy)?.id).toBe('NOT_OWNED');
  });
});

describe('SD-SPEC-02 Energy Shot', () => {
  it('SD-TV-38, SD-TURN-03: 1 damage for a second attack', () => {
    const state = turn({
      cards: [['sp-energy', 'sw-haggler']],
      line: ['monster'],
      members: { 1: { remaining: 5 } },
    });
    const drunk = answerTo(state, combatTurn, energy).state;
    expect(drunk.actions).toBe(2);
    const attack = { weapon: 'sw-haggler', target: 'monster-1' } as const;
    const { state: after } = attackWith(attackWith(drunk, attack).state, attack);
    expect(lineOf(after)).toEqual(['monster 4/8']);
    expect(memberAt(after, 1).maxHealth - memberAt(after, 1).damage).toBe(4);
  });

  it('SD-TV-37: never kills', () => {
    const state = turn({ cards: [['sp-energy', 'sp-bloodlust']], members: { 1: { remaining: 1 } } });
    expect(combatTurn.why(state, energy)?.id).toBe('WOULD_KILL_YOU');
    expect(combatTurn.why(state, lust)?.id).toBe('WOULD_KILL_YOU');
  });

  it('SD-EDGE-22: with an unused action there are two', () => {
    const state = turn({ cards: [['sp-energy', 'sp-energy']] });
    const twice = answerTo(answerTo(state, combatTurn, energy).state, combatTurn, energy).state;
    expect([twice.actions, memberAt(twice, 1).damage]).toEqual([3, 2]);
  });

  it('SD-DMG-01, SD-SURV-04: allies do not absorb the drinks', () => {
    const state = turn({ cards: [['sp-energy', 'sp-bloodlust']], members: { 1: { allies: 2 } } });
    const after = answerTo(answerTo(state, combatTurn, energy).state, combatTurn, lust).state;
    expect([memberAt(after, 1).damage, memberAt(after, 1).allies]).toEqual([2, 2]);
  });
});

describe('SD-SPEC-03 Focus', () => {
  it('is for one attack: a second Focus must wait', () => {
    const state = turn({ cards: [['sp-focus', 'sp-focus']], line: ['wanderer'] });
    const { state: after } = answerTo(state, combatTurn, focus);
    expect(combatTurn.why(after, focus)?.id).toBe('FOCUS_ACTIVE');
  });
});

describe('SD-SPEC-05 Blood Lust', () => {
  it('SD-TV-36: twice gives splash 2', () => {
    const state = turn({
      cards: [['sp-bloodlust', 'sp-bloodlust', 'wp-pipe']],
      line: ['wanderer', 'brute', 'wanderer'],
      members: { 1: { remaining: 6 } },
    });
    const lusty = answerTo(answerTo(state, combatTurn, lust).state, combatTurn, lust).state;
    expect(memberAt(lusty, 1).maxHealth - memberAt(lusty, 1).damage).toBe(4);
    expect(lineOf(attackWith(lusty, { weapon: 'wp-pipe', target: 'brute-1' }).state)).toEqual(['brute 2/4']);
  });
});

describe('SD-SPEC-06 Vitaly', () => {
  it.each([
    ['cc-clean', ['brute 3/4']],
    ['cc-slip', ['brute 1/4']],
  ] as const)('SD-TV-31: a Lead Pipe draws two; %s is used', (card, line) => {
    const state = turn({
      cards: [['wp-pipe', 'sp-vitaly']],
      line: ['brute'],
      luck: draws('combat', 'cc-clean', 'cc-slip'),
    });
    const { state: after } = attackWith(state, { weapon: 'wp-pipe', target: 'brute-1', vitaly: 1, card });
    expect(lineOf(after)).toEqual(line);
    expect(memberAt(after, 1).cards).toEqual(['wp-pipe']);
  });

  it('several are played together', () => {
    const state = turn({ cards: [['wp-bat', 'sp-vitaly', 'sp-vitaly']], line: ['brute'] });
    const { state: after } = drawAttack(state, { weapon: 'wp-bat', target: 'brute-1', vitaly: 2 });
    expect(after.attack?.drawn).toHaveLength(6);
  });

  it('cannot be more than one has', () => {
    const state = turn({ cards: [['wp-pipe', 'sp-vitaly']], line: ['brute'] });
    const move = { type: 'ATTACK', weaponId: 'wp-pipe', targetId: 'brute-1', ammo: 0, vitaly: 2 } as const;
    expect(combatTurn.why(state, move)?.id).toBe('NOT_OWNED');
  });
});
