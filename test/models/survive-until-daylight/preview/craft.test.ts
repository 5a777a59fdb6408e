import { describe, expect, it } from 'vitest';
import type { MoveOf } from '../../../../models/survive-until-daylight/moves';
import { absorbPreview, craftPreview, luckyPreview } from '../../../../models/survive-until-daylight/preview';
import { drawAttack } from '../../../helpers/survive-fighting';
import { table } from '../../../helpers/survive-until-daylight';

const aTurn = () =>
  table({ seats: 2, holder: 2, actor: 1, line: ['wanderer', 'brute', 'survivor', 'raider'] });

function craft(recipeId: MoveOf<'CRAFT'>['recipeId'], placement: MoveOf<'CRAFT'>['placement']) {
  return craftPreview(aTurn(), 'seat-1', { type: 'CRAFT', recipeId, junkFor: null, placement });
}

describe('what a craft will do', () => {
  it('names whom a barricade protects (SD-CRAFT-03)', () => {
    expect(craft('rc-barricade', { kind: 'own' })).toMatchObject({ seat: 'seat-1', enemy: null });
  });

  it('names the first attacker that would step into a trap: the Survivor keeps the Wanderer busy (SD-CRAFT-05)', () => {
    const trap = craft('rc-trap', { kind: 'seat', seat: 'seat-2' });
    expect(trap).toMatchObject({ seat: 'seat-2', enemy: 'brute-1', kills: false });
    expect(craft('rc-trap', { kind: 'seat', seat: 'seat-1' })).toMatchObject({ seat: 'seat-1', enemy: null });
  });

  it('tells whether a spear kills (SD-CRAFT-06)', () => {
    expect(craft('rc-spear', { kind: 'enemy', enemy: 'raider-1' }).kills).toBe(true);
    expect(craft('rc-spear', { kind: 'enemy', enemy: 'brute-1' }).kills).toBe(false);
  });

  it('counts the enemies that a grenade keeps from attacking (SD-CRAFT-07)', () => {
    const pair = craft('rc-grenade', { kind: 'pair', left: 'brute-1', right: 'survivor-1' });
    expect(pair.stunned).toEqual(['brute-1']);
  });
});

describe('what Lucky promises (SD-SPEC-07)', () => {
  it('is the damage now, and the average once the card is replaced', () => {
    const { state } = drawAttack(
      table({
        characters: ['ch-drifter'],
        cards: [['wp-machete', 'sp-lucky']],
        line: ['brute'],
        actor: 1,
        more: { combat: { draw: ['cc-whiff', 'cc-hit', 'cc-perfect'], discard: [] } },
      }),
      { weapon: 'wp-machete', target: 'brute-1' },
    );
    expect(luckyPreview(state, 0)).toEqual({ now: 0, after: 4 });
  });
});

describe('what allies would take (SD-SURV-03)', () => {
  it('goes from none to as many as there are, or as the hit is strong', () => {
    const strike = {
      queue: [],
      attacker: 'brute-1',
      target: 'seat-1',
      drawn: [],
      chosen: 0,
      victims: [],
      hit: { seat: 'seat-1', damage: 3, direct: true },
    } as const;
    const state = table({ line: ['brute'], members: { 1: { allies: 2 } }, more: { strike } });
    expect(absorbPreview(state)).toEqual([3, 2, 1]);
    expect(absorbPreview(table({}))).toEqual([]);
  });
});
