import { expect, it } from 'vitest';
import type { EntryOf } from '../../../../models/dying-light/entries';
import { episodeOf } from '../../../../renderer/games/dying-light/episode';

const killed: EntryOf<'enemy-killed'> = {
  type: 'enemy-killed',
  runner: 'mara',
  infected: 'biter',
  area: 'crossroads',
  down: false,
  by: 'damage',
};

it('the story of a run says which Runner felled whom, and where', () => {
  expect(episodeOf(killed)).toBe('Mara fells a Biter in Crossroads.');
});

it('the story of a run leaves to the log what no Runner did', () => {
  expect(episodeOf({ ...killed, runner: null })).toBeNull();
  expect(episodeOf({ type: 'eliminated', runner: 'mara' })).toBeNull();
});
