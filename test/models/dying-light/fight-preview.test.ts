import { describe, expect, it } from 'vitest';
import { attackPreview, defencePreview, itemAttackPreview } from '../../../models/dying-light/fight-preview';
import { killChance } from '../../../models/dying-light/odds';
import { aRunner, board } from '../../helpers/dying-light';
import { firstRunner } from '../../helpers/dying-light-moves';
import { anAttack, underAttack } from '../../helpers/fighting';

describe('the preview of an attack (section 10)', () => {
  const oskar = aRunner('oskar').on('n').weapon('w-hammer').pool('combat[power]', 'basic[jump]');

  function previewOf(runner: typeof oskar, more: Parameters<typeof anAttack>[1]) {
    const state = board({ runners: [runner], infected: { crossroads: { volatile: 1 } } });
    return attackPreview(
      state,
      firstRunner(state),
      anAttack(state, { targetArea: 'crossroads', targetType: 'volatile', ...more }),
    );
  }

  it('shows dice, bonus, the Toughness in Fire and the kill chance (DL-ATK-08, DL-ATK-10)', () => {
    expect(previewOf(oskar, {})).toEqual({
      dice: 2,
      bonus: 1,
      toughness: 8,
      killChance: killChance(2, 1, 'volatile', 8),
    });
  });

  it('looks at Momentum after paying: gained in slot 4, or fatigued away (DL-GEAR-04)', () => {
    const gained = previewOf(oskar.tempo(3), { mode: 'special', fatigueDie: 'die-basic-1' });
    const away = previewOf(oskar.pool('basic[jump]', 'momentum[push+evade]'), {
      mode: 'special',
      fatigueDie: 'die-momentum-1',
    });
    expect([gained, away].map((preview) => [preview?.dice, preview?.bonus])).toEqual([
      [3, 2],
      [3, 1],
    ]);
  });

  it('leaves the Skill out for knives', () => {
    const state = board({ runners: [oskar], infected: { crossroads: { biter: 1 } } });
    const target = { areaId: 'crossroads', type: 'biter', down: false } as const;
    expect(itemAttackPreview(state, firstRunner(state), 'c-knives', target)).toEqual({
      dice: 2,
      bonus: 1,
      toughness: 3,
      killChance: killChance(2, 1, 'biter', 3),
    });
  });
});

describe('the preview of a defence (DL-EATK-03, DL-EATK-05)', () => {
  it('shows Power, Defense with Brace, and the Wounds of each result of the die', () => {
    const juno = aRunner('juno').on('J');
    const state = underAttack(board({ round: 8, runners: [juno] }), { volatile: 1, viral: 2 });
    const defence = state.defence && { ...state.defence, committed: 2, diceSpent: true };
    const preview = defencePreview({ ...state, defence });
    expect(
      preview?.outcomes.map(({ plus, chance, wounds }) => [plus, Math.round(chance * 6), wounds]),
    ).toEqual([
      [0, 2, 2],
      [1, 3, 3],
      [2, 1, 4],
    ]);
    expect([preview?.power, preview?.committed]).toEqual([5, 3]);
  });

  it('leaves out what the die cannot bring by day, and is null with nobody attacked', () => {
    const state = underAttack(board(), { biter: 1 });
    expect(defencePreview(state)?.outcomes.map(({ plus }) => plus)).toEqual([0, 1]);
    expect(defencePreview(board())).toBeNull();
  });
});
