import { describe, expect, it } from 'vitest';
import { incoming, nextPhase } from '../../../../models/outbreak-duel/odds/incoming';
import { items, table } from '../../../helpers/outbreak-duel';

const phase = (plan: Parameters<typeof table>[0]) => table({ ...plan, more: { phase: 'zombie' } });

describe('the attack strip', () => {
  it('lists all that will attack with their damage, and the total against HP (specification section 10)', () => {
    const state = phase({ s: { hp: 7 }, z: { th: 0 }, threat: ['ZB3', 'ZW1', ['ZB1', { stunned: true }]] });
    const { attackers, total, most, hp, lethal } = incoming(state);
    expect(attackers.map(({ zombie, damage }) => [zombie.card, damage])).toEqual([
      ['ZB3', 4],
      ['ZW1', 1],
    ]);
    expect({ total, most, hp, lethal }).toEqual({ total: 5, most: 5, hp: 7, lethal: false });
  });

  it('is lethal when what gets through reaches the HP', () => {
    expect(incoming(phase({ s: { hp: 5 }, threat: ['ZB3', 'ZW1'] })).lethal).toBe(true);
    expect(incoming(phase({ s: { hp: 5, cover: true }, threat: ['ZB3', 'ZW1'] })).lethal).toBe(false);
  });

  it('adds every Surge that TH can pay to a second number (OD-DMG-02)', () => {
    const threat = ['ZR2', 'ZX1'] as const;
    expect(incoming(phase({ z: { th: 1 }, threat }))).toMatchObject({ total: 6, most: 8 });
    expect(incoming(phase({ z: { th: 3 }, threat }))).toMatchObject({ total: 6, most: 10 });
    expect(incoming(phase({ z: { th: 0 }, threat }))).toMatchObject({ total: 6, most: 6 });
  });

  it('counts Pack and the Conductor (TV-59)', () => {
    const { attackers } = incoming(phase({ threat: ['ZW6', 'ZX3', 'ZW1'] }));
    expect(attackers.map(({ damage }) => damage)).toEqual([3, 3, 2]);
  });

  it('takes Cover off each attack, a shield off one, a jacket off those of 2 or more (OD-DMG-03, OD-DMG-04)', () => {
    const threat = ['ZB1', 'ZB1', 'ZW1'] as const;
    const s = { cover: true, items: items('I03', 'I14') };
    // 3 - 1 - ward 1 = 1; 3 - 1 - pad 1 = 1; 1 - 1 = 0
    const { attackers, total } = incoming(phase({ s, threat }));
    expect([attackers.map(({ dealt }) => dealt), total]).toEqual([[1, 1, 0], 2]);
  });

  it('leaves out what has attacked, and everything when all further attacks are negated (TV-56)', () => {
    const threat = [['ZB3', { attacked: true }], 'ZW1'] as const;
    expect(incoming(phase({ threat })).total).toBe(1);
    const state = phase({ threat });
    expect(incoming({ ...state, marks: { ...state.marks, negateRest: true } }).total).toBe(0);
  });
});

describe('what the next Zombie Phase brings at least', () => {
  it('counts those that stand there and those that must step up, not those that are sick (OD-ADV-01, OD-ADV-02)', () => {
    const street = ['ZB3', ['ZB1', { sick: true }], ['ZR1', { sick: true }]] as const;
    expect(nextPhase(table({ threat: ['ZW1'], street })).total).toBe(1 + 4 + 2);
  });

  it('leaves out what the wire kills on its way (OD-ADV-05)', () => {
    const s = { items: items(['I06', { dur: 1 }]) };
    expect(nextPhase(table({ s, street: ['ZR3', 'ZR3'] })).total).toBe(1);
  });
});
