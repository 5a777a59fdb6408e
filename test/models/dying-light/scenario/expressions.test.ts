import { describe, expect, it } from 'vitest';
import { compare, evaluate } from '../../../../models/dying-light/scenario/expressions';
import type { State } from '../../../../models/dying-light/state';
import { aRunner, board } from '../../../helpers/dying-light';

const two = board({
  runners: [
    aRunner('mara')
      .having({ salvage: 2, vars: { carry: 3 } })
      .heavy('wd-rib'),
    aRunner('oskar').having({ salvage: 1 }).heavy('wd-limp', 'wd-numb'),
  ],
  round: 9,
  difficulty: 'hard',
});
const state: State = { ...two, scenario: { ...two.scenario, vars: { missed: 4 } } };

describe('numbers of a scenario', () => {
  it('tells where the game stands', () => {
    const names = ['round', 'lastRound', 'runners', 'salvage', 'heavyWounds'] as const;
    expect(names.map((expr) => evaluate(state, { expr }))).toEqual([9, 12, 2, 3, 3]);
  });

  it('reads variables, 0 until they are set', () => {
    expect(evaluate(state, { expr: 'var', name: 'missed' })).toBe(4);
    expect(evaluate(state, { expr: 'var', name: 'unheard' })).toBe(0);
  });

  it('reads variables of the acting Runner', () => {
    const context = { actor: 'mara', token: null, chosen: null } as const;
    expect(evaluate(state, { expr: 'runnerVar', name: 'carry' }, context)).toBe(3);
    expect(evaluate(state, { expr: 'runnerVar', name: 'carry' })).toBe(0);
  });

  it('reads parameters for the difficulty and the number of Runners (4.2)', () => {
    expect(evaluate(state, { expr: 'param', name: 'eventVolatiles' })).toBe(2);
    expect(() => evaluate(state, { expr: 'param', name: 'relayZones' })).toThrow('a list, not a number');
    expect(() => evaluate(state, { expr: 'param', name: 'unheard' })).toThrow('no parameter "unheard"');
  });

  it.each([
    ['+', [1, 2, 3], 6],
    ['-', [10, 2, 3], 5],
    ['*', [2, 3, 4], 24],
    ['/', [7, 2], 3.5],
    ['%', [9, 4], 1],
    ['min', [4, 2, 6], 2],
    ['max', [4, 2, 6], 6],
  ] as const)('works out %s', (expr, of, result) => {
    expect(evaluate(state, { expr, of })).toBe(result);
  });

  it('rounds up', () => {
    expect(evaluate(state, { expr: 'ceil', of: { expr: '/', of: [{ expr: 'round' }, 2] } })).toBe(5);
  });

  it('compares', () => {
    const how = ['==', '!=', '<', '<=', '>', '>='] as const;
    expect(how.map((is) => compare(1, is, 2))).toEqual([false, true, true, true, false, false]);
    expect(how.map((is) => compare(2, is, 2))).toEqual([true, false, false, true, false, true]);
  });
});
