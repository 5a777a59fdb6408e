import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timed } from '../../../renderer/table/timed';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Something that is done after some milliseconds, timed. @returns what was told of it */
function toldOf(takes: number): readonly number[] {
  const told: number[] = [];
  const begun = performance.now();
  timed(
    () => performance.now() - begun >= takes,
    (took) => told.push(took),
  );
  return told;
}

it('tells once how long something took, to the last look before it was done', () => {
  const told = toldOf(130);
  vi.advanceTimersByTime(139);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([120]);
});

it('takes nothing for slow that was done before the first look, however late that is', () => {
  const told = toldOf(10);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([0]);
});
