import { describe, expect, it } from 'vitest';
import { attackersOf, countLine, forecast } from '../../../../models/survive-until-daylight/preview';
import { damagesOf } from '../../../../models/survive-until-daylight/preview/forecast';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import { type TablePlan, table } from '../../../helpers/survive-until-daylight';

const percents = (chances: readonly number[]) => chances.map((chance) => Math.round(chance * 1000) / 10);

function forecastOf(plan: TablePlan) {
  const state = table({ seats: 1, holder: 1, ...plan });
  return forecast(state, memberOf(state, 'seat-1'));
}

describe('the damage of one attack', () => {
  it('is that of the table in the specification', () => {
    expect(percents(damagesOf('wanderer', 0))).toEqual([48.6, 31.4, 14.3, 5.7]);
    expect(percents(damagesOf('raider', 0))).toEqual([22.9, 40.7, 25.2, 11.3]);
    expect(percents(damagesOf('brute', 0))).toEqual([17.1, 34.3, 28.6, 17.1, 2.9]);
    expect(percents(damagesOf('monster', 1))).toEqual([0.2, 2.4, 23.2, 37.8, 30.8, 5.7]);
  });
});

describe('the forecast of the enemies', () => {
  it('adds up those who reach the holder', () => {
    const { attackers, expected, worst } = forecastOf({ line: ['wanderer', 'brute'] });
    expect([attackers, Math.round(expected * 100) / 100, worst]).toEqual([2, 2.31, 7]);
  });

  it('leaves out stunned enemies, and those who are busy with a Survivor (SD-ENEM-01, SD-ENEM-02)', () => {
    const state = table({ seats: 1, holder: 1, line: ['wanderer', 'survivor', 'brute stunned', 'raider'] });
    expect(attackersOf(state).map(({ id }) => id)).toEqual(['raider-1']);
  });

  it('counts barricades against all but Brutes, and traps against whom they kill (SD-CRAFT-04, SD-CRAFT-05)', () => {
    const line = ['wanderer', 'brute', 'wanderer'] as const;
    expect(forecastOf({ line, members: { 1: { barricades: 1 } } }).attackers).toBe(2);
    expect(forecastOf({ line, members: { 1: { traps: 1 } } }).attackers).toBe(2);
    expect(forecastOf({ line: ['brute'], members: { 1: { traps: 1, barricades: 2 } } }).attackers).toBe(1);
  });

  it('says how likely death is, and calls it none, low, medium or high', () => {
    expect(forecastOf({ line: [] })).toEqual({
      attackers: 0,
      expected: 0,
      worst: 0,
      death: 0,
      danger: 'none',
    });
    expect(forecastOf({ line: ['wanderer'] }).danger).toBe('low');
    const { death, danger } = forecastOf({ line: ['wanderer'], members: { 1: { remaining: 3 } } });
    expect([percents([death])[0], danger]).toEqual([5.7, 'medium']);
    expect(forecastOf({ line: ['brute'], members: { 1: { remaining: 1 } } }).danger).toBe('high');
  });
});

it('counts who stands on the line, in the order of the table', () => {
  const state = table({ line: ['survivor', 'brute', 'wanderer', 'brute'] });
  expect(countLine(state)).toEqual([
    { type: 'wanderer', count: 1 },
    { type: 'brute', count: 2 },
    { type: 'survivor', count: 1 },
  ]);
});
