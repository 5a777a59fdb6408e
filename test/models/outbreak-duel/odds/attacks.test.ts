import { describe, expect, it } from 'vitest';
import { attackOdds, escapeOdds } from '../../../../models/outbreak-duel/odds/attacks';
import { acting, armed, attacking, items, play, stateOf, table } from '../../../helpers/outbreak-duel';

describe('what an attack may come to', () => {
  it('is a chance out of six with everything that is added, damage after Armored, and whether it kills (OD-CMB-03, OD-CMB-06)', () => {
    // Claw Hammer 3+ with Grip Tape against an Armored 1 zombie: 3 and 1 of Dutch's first hit, less 1.
    const state = table({ s: { weapon: armed('W01', 'A02') }, threat: ['ZB2', ['ZB2', { hp: 3 }]] });
    expect(attackOdds(state, 1)).toEqual({
      need: 3,
      bonus: 1,
      numbers: 0,
      chance: 5 / 6,
      damage: 3,
      kills: false,
      burst: 0,
    });
    expect(attackOdds(state, 2)).toMatchObject({ damage: 3, kills: true });
  });

  it('never is better than five in six or worse than one in six (OD-CMB-04)', () => {
    const state = table({ s: { weapon: armed('W04', 'A02', 'A02') }, threat: ['ZW1'] });
    expect(attackOdds(state, 1)?.chance).toBe(5 / 6);
  });

  it('is certain with a Weapon that hits without a roll (TV-25)', () => {
    const state = table({ s: { weapon: armed('W07') }, threat: ['ZW1'] });
    expect(attackOdds(state, 1)).toMatchObject({ need: null, chance: 1, damage: 6, kills: true });
  });

  it('is one number in six with bare hands, two for Dutch (OD-CMB-05)', () => {
    expect(attackOdds(table({ threat: ['ZW1'] }), 1)).toMatchObject({ numbers: 2, chance: 2 / 6, damage: 3 });
    const ines = table({ threat: ['ZW1'], options: { decks: ['sight', 'hold'] } });
    expect(attackOdds(ines, 1)).toMatchObject({ numbers: 1, chance: 1 / 6, damage: 1 });
  });

  it('says what a Burst in the Threat Zone would cost (TV-37, TV-38)', () => {
    const weapon = armed('W08');
    expect(attackOdds(table({ s: { weapon }, threat: [['ZM1', { hp: 1 }]] }), 1)?.burst).toBe(2);
    expect(attackOdds(table({ s: { weapon }, street: [['ZM1', { hp: 1 }]] }), 1)?.burst).toBe(0);
  });

  it('is nothing where nobody stands', () => {
    expect(attackOdds(table(), 7)).toBeNull();
  });
});

describe('what an escape may come to', () => {
  it('is the chance against the Escape Difficulty, and the damage that it prevents (OD-ESC-01, TV-43)', () => {
    const session = attacking({ threat: ['ZB1'] });
    play(session, { type: 'DECLARE', zombie: 1, surge: false });
    expect(escapeOdds(stateOf(session))).toMatchObject({ need: 4, bonus: 0, chance: 3 / 6, prevents: 3 });
  });

  it('counts what is worn, and what Cover and shield take off (TV-48, TV-52)', () => {
    const session = attacking({
      s: { attachments: ['A07'], cover: true, items: items('I03') },
      threat: ['ZB3'],
    });
    play(session, { type: 'DECLARE', zombie: 1, surge: false });
    expect(escapeOdds(stateOf(session))).toMatchObject({ need: 5, bonus: 1, chance: 3 / 6, prevents: 2 });
  });

  it('is nothing before an attack is declared', () => {
    const session = acting({ threat: ['ZB1'] });
    expect(escapeOdds(stateOf(session))).toBeNull();
  });
});
