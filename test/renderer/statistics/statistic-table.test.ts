import { describe, expect, it } from 'vitest';
import { STATISTIC_ROWS, type StatisticRow } from '../../../models/dying-light/statistics';
import { emptyTally } from '../../../models/dying-light/statistics/tally';
import { hasMessage } from '../../../renderer/i18n';
import { statisticText } from '../../../renderer/statistics/statistic-table';

function text(part: Partial<StatisticRow>): string {
  const row: StatisticRow = { id: 'x', group: 'dice', decimals: 0, signed: false, of: () => 0, ...part };
  return statisticText(row, emptyTally());
}

describe('a number of the statistics', () => {
  it('is written with its decimals and, where it is luck, its sign', () => {
    expect(text({ of: () => 12 })).toBe('12');
    expect(text({ of: () => 3.0769, decimals: 2 })).toBe('3.08');
    expect(text({ of: () => 1.5, decimals: 1, signed: true })).toBe('+1.5');
    expect(text({ of: () => -0.25, decimals: 1, signed: true })).toBe('-0.3');
    expect(text({ of: () => 0, decimals: 1, signed: true })).toBe('0.0');
  });

  it('is a dash where there is nothing to take an average of', () => {
    expect(text({ of: () => null })).toBe('–');
  });

  it('stands in a row and a group that have names', () => {
    expect(STATISTIC_ROWS.filter((row) => !hasMessage(`dl.stat.${row.id}`))).toEqual([]);
    const groups = STATISTIC_ROWS.map((row) => row.group);
    expect(groups.filter((group) => !hasMessage(`dl.stat.group.${group}`))).toEqual([]);
  });
});
