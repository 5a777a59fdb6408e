import { describe, expect, it } from 'vitest';
import { COMBAT_DECK } from '../../../../models/survive-until-daylight/content/combat-cards';
import type { MoveOf } from '../../../../models/survive-until-daylight/moves';
import { attackPreview } from '../../../../models/survive-until-daylight/preview';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';
import { type TablePlan, table } from '../../../helpers/survive-until-daylight';

/** Drifter's turn before a Brute between a Wanderer and a Survivor; a perk that touches no melee attack. */
function aTurn(plan: TablePlan = {}): State {
  return table({
    characters: ['ch-drifter'],
    line: ['wanderer', 'brute', 'survivor'],
    actor: 1,
    ...plan,
  });
}

function previewOf(state: State, move: Partial<MoveOf<'ATTACK'>> = {}) {
  const attack = { type: 'ATTACK', weaponId: 'wp-machete', targetId: 'brute-1', ammo: 0, vitaly: 0 } as const;
  const preview = attackPreview(state, memberOf(state, 'seat-1'), { ...attack, ...move });
  if (!preview) throw new Error('There is no such target.');
  return preview;
}

const rounded = (number: number) => Math.round(number * 100) / 100;

describe('the odds of an attack, with a full deck', () => {
  it('are those of the specification: 3.37 on average for base 3 and one card, 3.08 for base 2 and the best of two', () => {
    expect(rounded(previewOf(aTurn(), { weaponId: 'wp-fireaxe' }).average)).toBe(3.37);
    expect(rounded(previewOf(aTurn(), { weaponId: 'sw-drifter' }).average)).toBe(3.08);
    expect(rounded(previewOf(aTurn(), { weaponId: 'wp-knives' }).average)).toBe(4.05);
  });

  it('count three cards as the best of three: 3.40 for base 2, 4.37 for base 3', () => {
    const vitaly = { vitaly: 1 };
    expect(rounded(previewOf(aTurn(), vitaly).average)).toBe(3.4);
    expect(rounded(previewOf(aTurn(), { ...vitaly, weaponId: 'wp-fireaxe' }).average)).toBe(4.37);
  });

  it('say how likely the target dies', () => {
    // 4 or more out of 2 + value: the six cards of +2 and more.
    expect(previewOf(aTurn()).kill).toBeCloseTo(6 / COMBAT_DECK.length);
    expect(previewOf(aTurn({ line: ['brute 2/4'] })).kill).toBeCloseTo(28 / COMBAT_DECK.length);
  });

  it('are certain without a card, and count Spears on the target (SD-ATK-09)', () => {
    const state = aTurn({ line: ['brute spear 1/4'] });
    expect(previewOf(state, { weaponId: 'wp-pipe' })).toEqual({
      cards: 0,
      kill: 1,
      average: 3,
      splash: [],
      survivorHit: 0,
      spread: false,
    });
  });
});

describe('the odds of an attack', () => {
  it('come from the cards that nobody has seen yet (SD-CC-01)', () => {
    const state = aTurn({ more: { combat: { draw: ['cc-perfect'], discard: ['cc-whiff'] } } });
    expect(previewOf(state).average).toBe(5);
  });

  it('take in the discard where the deck is too short, since it will be shuffled in', () => {
    const state = aTurn({ more: { combat: { draw: ['cc-perfect'], discard: ['cc-whiff'] } } });
    const { cards, average } = previewOf(state, { weaponId: 'sw-drifter' });
    expect([cards, average]).toEqual([2, 5]);
  });

  it('tell whom the splash reaches, Survivors too (SD-ATK-07)', () => {
    const { splash, survivorHit } = previewOf(aTurn(), { weaponId: 'sw-haggler' });
    expect(splash).toEqual([
      { card: 'wanderer-1', hit: 1, dies: 0 },
      { card: 'survivor-1', hit: 1, dies: 1 },
    ]);
    expect(survivorHit).toBe(1);
  });

  it('have nobody to splash beside a single enemy (SD-EDGE-26)', () => {
    const state = aTurn({ line: ['brute'], members: { 1: { bloodLust: 1 } } });
    expect(previewOf(state).splash).toEqual([]);
  });

  it('know when the damage may be divided for certain (SD-SPEC-03)', () => {
    expect(previewOf(aTurn()).spread).toBe(false);
    expect(previewOf(aTurn({ more: { focus: true } })).spread).toBe(true);
  });
});
