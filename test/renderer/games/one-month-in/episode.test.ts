import { expect, it } from 'vitest';
import type { Entry } from '../../../../models/one-month-in/entries';
import { episodeOf } from '../../../../renderer/games/one-month-in/episode';
import { BLUE, table } from '../../../helpers/one-month-in';

const state = table({ at: { '0,0': { id: 'church', zombies: 2 } } });
const here = { seat: BLUE, tile: '0,0' } as const;

it.each<[Entry, string]>([
  [{ type: 'fight-won', ...here }, 'Blue clears Church.'],
  [{ type: 'fight-lost', ...here, zombies: 2 }, 'Blue loses the fight in Church.'],
  [{ type: 'ran', ...here, count: 2 }, 'Blue runs from Church.'],
  [
    { type: 'sacrificed', ...here, saved: 2 },
    'One of Blue stays behind in Church so that the others get out.',
  ],
])('the story of a game says who fought where, without the lines before it: %o', (entry, words) => {
  expect(episodeOf(entry, state)).toBe(words);
});

it('leaves to the log what stands alone there', () => {
  expect(episodeOf({ type: 'armed', seat: BLUE, dice: 1 }, state)).toBeNull();
});
