import { describe, expect, it } from 'vitest';
import { invariantFaults } from '../../../models/survive-until-daylight/invariants';
import type { State } from '../../../models/survive-until-daylight/state';
import { aLine, type MemberPlan, type TablePlan, table } from '../../helpers/survive-until-daylight';

function faults(plan: TablePlan, more: Partial<State> = {}): readonly string[] {
  return invariantFaults({ ...table({ seats: 2, ...plan }), ...more });
}

const first = (member: MemberPlan) => faults({ members: { 1: member } });

describe('invariants', () => {
  it('find nothing wrong with a sound table', () => {
    const plan: TablePlan = {
      cards: [['sw-trigger', 'am-bullet', 'am-bullet']],
      line: ['brute 2/4 spear', 'wanderer stunned', 'survivor'],
      pile: ['jk-junk'],
      members: { 1: { barricades: 2, traps: 1, allies: 1, damage: 3 } },
    };
    expect(faults(plan)).toEqual([]);
    expect(faults({ pile: ['jk-junk', 'wave'], more: { searcher: 'seat-1' } })).toEqual([]);
  });

  it('miss and double rubble cards', () => {
    expect(faults({}, { rubblePile: table({ seats: 2 }).rubblePile.slice(1) })).toEqual([
      'of jk-junk there are 5 instead of 6',
    ]);
    expect(faults({ cards: [['sw-trigger', 'wp-smg']] })).toEqual(['of wp-smg there are 1 instead of 0']);
  });

  it('miss WAVE! during the search, and find it where it should not be', () => {
    expect(faults({ more: { searcher: 'seat-1' } })).toEqual(['of wave there are 0 instead of 1']);
    expect(faults({ pile: ['wave'] })).toEqual(['of wave there are 1 instead of 0']);
  });

  it('count assault and combat cards', () => {
    expect(faults({}, { assaults: ['as-brutal'] })).toEqual(['of as-brutal there are 2 instead of 1']);
    expect(faults({}, { combat: { draw: [], discard: [] } })).toHaveLength(15);
  });

  it('find a horde card that is there twice', () => {
    expect(faults({}, { line: [...aLine(['brute']), ...aLine(['brute'])] })).toEqual([
      'brute-1 is on the line twice',
    ]);
  });

  it('find more tokens than the box holds', () => {
    expect(first({ traps: 7 })).toEqual(['there are too many of rc-trap']);
    expect(faults({ line: ['monster spear spear spear spear'] })).toEqual(['there are too many of rc-spear']);
  });

  it('know no limit of skulls (SD-EDGE-01)', () => {
    const line = Array.from({ length: 22 }, () => 'wanderer 1/2' as const);
    expect(faults({ line })).toEqual([]);
  });

  it('find who carries too much, is dead and plays on, or has less than nothing', () => {
    const junk = Array.from({ length: 9 }, () => 'jk-junk' as const);
    expect(faults({ seats: 4, cards: [junk] })).toEqual(['seat-1 carries more than its slots hold']);
    expect(first({ remaining: 0 })).toEqual(['seat-1 has 10 damage']);
    expect(first({ allies: -1 })).toEqual(['seat-1 has less than nothing']);
    const outcome = { winners: [], reason: 'x', scores: {}, rank: null } as const;
    expect(faults({ members: { 1: { remaining: 0 } } }, { outcome })).toEqual([]);
  });
});
