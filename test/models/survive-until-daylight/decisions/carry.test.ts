import { describe, expect, it } from 'vitest';
import { carry } from '../../../../models/survive-until-daylight/decisions/carry';
import { carryOpen } from '../../../../models/survive-until-daylight/rules/attack';
import { type AttackPlan, attackWith, settleAttackOf } from '../../../helpers/survive-fighting';
import { draws, lineOf, memberAt, type TablePlan, table } from '../../../helpers/survive-until-daylight';

function psycho(plan: TablePlan) {
  return table({
    characters: ['ch-psycho', 'ch-haggler'],
    actor: 1,
    cards: [['wp-machete', 'wp-pistol', 'am-bullet']],
    luck: draws('combat', 'cc-hit', 'cc-solid'),
    ...plan,
  });
}

const blow: AttackPlan = { weapon: 'wp-machete', target: 'wanderer-1', card: 'cc-solid' };

describe('SD-PERK-04 Carry-through', () => {
  it('SD-TV-61: the excess goes on to one neighbour', () => {
    const { state } = attackWith(psycho({ line: ['wanderer', 'raider'] }), { ...blow, carry: 'right' });
    expect(lineOf(state)).toEqual(['raider 2/3']);
    expect(memberAt(state, 1).used).toEqual(['carry-through']);
  });

  it('is optional, and not used up by leaving it', () => {
    const state = settleAttackOf(psycho({ line: ['wanderer', 'raider'] }), blow);
    expect(carry.options(state)).toEqual([{ type: 'SKIP' }, { type: 'CARRY', side: 'right' }]);
    const { state: after } = attackWith(psycho({ line: ['wanderer', 'raider'] }), blow);
    expect(lineOf(after)).toEqual(['raider']);
    expect(memberAt(after, 1).used).toEqual([]);
  });

  it('needs the token, a melee weapon and a kill with something to spare', () => {
    const open = (plan: TablePlan, attack: AttackPlan = blow) =>
      carryOpen(settleAttackOf(psycho(plan), attack));
    expect(open({ line: ['wanderer', 'raider'], firstPlayer: 2 })).toBe(false);
    expect(open({ line: ['wanderer', 'raider'], members: { 1: { used: ['carry-through'] } } })).toBe(false);
    expect(open({ line: ['brute', 'raider'] }, { ...blow, target: 'brute-1' })).toBe(false);
    expect(
      open({ line: ['wanderer 1/2', 'raider'] }, { weapon: 'wp-pistol', target: 'wanderer-1', ammo: 1 }),
    ).toBe(false);
  });

  it('never goes to a Survivor or to somebody this attack has killed', () => {
    const beside = settleAttackOf(psycho({ line: ['survivor', 'wanderer'] }), blow);
    expect(carryOpen(beside)).toBe(false);
    const splashed = psycho({ line: ['wanderer', 'wanderer 1/2'], members: { 1: { bloodLust: 1 } } });
    expect(carryOpen(settleAttackOf(splashed, blow))).toBe(false);
  });

  it('SD-EDGE-24: spread comes first, then the excess on the target', () => {
    const state = psycho({ line: ['wanderer', 'raider'], more: { focus: true } });
    const { state: after } = attackWith(state, {
      ...blow,
      shares: { left: 0, target: 3, right: 1 },
      carry: 'right',
    });
    expect(lineOf(after)).toEqual(['raider 2/3']);
  });

  it('SD-PERK-04: Spears in the target count for the excess', () => {
    const { state } = attackWith(psycho({ line: ['wanderer spear', 'monster'] }), {
      ...blow,
      carry: 'right',
    });
    expect(lineOf(state)).toEqual(['monster 3/8']);
  });
});
