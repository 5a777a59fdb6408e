import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterRest } from '../../../renderer/table/after-rest';

describe('the rest of the table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes when nothing was drawn for a while, and what waits for it is tried again until it is done', () => {
    const atRest = afterRest(300);
    const tries: boolean[] = [];
    const attempt = () => {
      tries.push(tries.length === 2);
      return tries.at(-1) === true;
    };
    atRest(attempt);
    vi.advanceTimersByTime(200);
    atRest(attempt);
    vi.advanceTimersByTime(200);
    expect(tries).toEqual([]);
    vi.runAllTimers();
    expect(tries).toEqual([false, false, true]);
  });
});
