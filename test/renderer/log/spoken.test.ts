import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../renderer/log/log-lines';
import { newlySpoken } from '../../../renderer/log/spoken';

const line = (key: number, tone: LogLine['tone'] = 'plain'): LogLine => ({
  key: `entry ${key}`,
  text: `Line ${key}.`,
  tone,
  rule: null,
});
const spoken = (lines: readonly LogLine[], last: number) =>
  newlySpoken(lines, `entry ${last}`).map(({ key }) => Number(key.slice(6)));

describe('what is read out of a log', () => {
  it('is what came since, once, and nothing that bots say about it', () => {
    expect(spoken([line(1), line(2), line(3, 'aside'), line(4)], 1)).toEqual([2, 4]);
    expect(spoken([line(1), line(2)], 2)).toEqual([]);
  });

  it('is nothing at all when somebody comes to a game that has a history', () => {
    expect(newlySpoken([line(1), line(2)], '')).toEqual([]);
  });

  it('keeps of many lines those that are bad or begin a Round, and the newest', () => {
    const lines = [line(0), line(1, 'bad'), line(2, 'round'), ...[3, 4, 5, 6, 7].map((key) => line(key))];
    expect(spoken(lines, 0)).toEqual([1, 2, 5, 6, 7]);
    expect(
      spoken(
        [0, 1, 2, 3, 4, 5, 6].map((key) => line(key, 'bad')),
        0,
      ),
    ).toEqual([2, 3, 4, 5, 6]);
  });
});
