import { expect, it } from 'vitest';
import type { Entry } from '../../../../models/survive-until-daylight/entries';
import { episodeOf } from '../../../../renderer/games/survive-until-daylight/episode';
import { table } from '../../../helpers/survive-until-daylight';

const CAST = table({ characters: ['ch-trigger', 'ch-psycho'] });
const died: Entry = { type: 'line-died', cards: ['wanderer-1', 'wanderer-2'] };
const blow: Entry = {
  type: 'attack-resolved',
  seat: 'seat-2',
  target: 'wanderer-1',
  shares: { left: 0, target: 2, right: 0 },
  spears: 0,
  splash: 0,
  carried: null,
};

it('the story of a night says who felled the dead', () => {
  expect(
    episodeOf(died, CAST, [blow, { type: 'line-damaged', card: 'wanderer-1', amount: 2, total: 2 }]),
  ).toBe('Psycho fells two Wanderers.');
});

it('the story of a night gives nobody a death among the enemies themselves', () => {
  const strike: Entry = {
    type: 'enemy-attacked',
    enemy: 'brute-1',
    target: 'wanderer-1',
    damage: 2,
    splash: 0,
    bolster: 0,
  };
  expect(episodeOf(died, CAST, [blow, strike])).toBeNull();
  expect(episodeOf(died, CAST, [])).toBeNull();
});

it('the story of a night leaves to the log what stands alone there', () => {
  expect(episodeOf({ type: 'wave-accepted', seat: 'seat-1' }, CAST, [blow])).toBeNull();
});
