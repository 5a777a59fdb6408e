import { expect, it } from 'vitest';
import { isoWeek, weeklySeed } from '../../../../renderer/app/records/week';

it.each([
  ['a Sunday at the end of a week', new Date(2026, 10, 29, 23, 59), 'week-2026-48'],
  ['the Monday after it', new Date(2026, 10, 30), 'week-2026-49'],
  ['a January that belongs to the year before', new Date(2027, 0, 3), 'week-2026-53'],
  ['a December that belongs to the year after', new Date(2029, 11, 31), 'week-2030-01'],
  ['a first of January in week 1', new Date(2026, 0, 1), 'week-2026-01'],
])('the seed of the week on %s', (_what, date, seed) => {
  expect(weeklySeed(isoWeek(date))).toBe(seed);
});
