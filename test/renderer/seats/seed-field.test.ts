import { expect, it } from 'vitest';
import { finishedSeed } from '../../../renderer/seats/seed-field';

it.each([
  ['abc', 'abc'],
  [' abc\u00a0', 'abc'],
  ['my seed ', 'my seed'],
  ['', 'before'],
  [' \u200b ', 'before'],
])(
  'the seed %o that somebody wrote is %o once they are done: the same seed gives the same luck',
  (written, seed) => {
    expect(finishedSeed(written, 'before')).toBe(seed);
  },
);
