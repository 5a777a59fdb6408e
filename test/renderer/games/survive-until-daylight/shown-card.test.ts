import { expect, it } from 'vitest';
import { motionsOf } from '../../../../renderer/games/survive-until-daylight/motions';
import { shownCard } from '../../../../renderer/games/survive-until-daylight/scene/cards/ShownCard';

it('what is found and the assault that comes are held up as the cards that they are, WAVE! for longest', () => {
  const motions = motionsOf([
    { type: 'card-found', seat: 'seat-1', card: 'wp-bat' },
    { type: 'card-found', seat: 'seat-1', card: 'wave' },
    { type: 'assault-turned', assault: 'as-brutal' },
    { type: 'turn-started', seat: 'seat-1' },
  ]);
  expect(motions.map(shownCard)).toEqual(['wp-bat', 'wave', 'as-brutal', null]);
  const [bat, wave, assault] = motions.map(({ duration }) => duration);
  expect(wave).toBeGreaterThan(Math.max(bat ?? 0, assault ?? 0));
  expect(wave).toBeLessThanOrEqual(1200);
});
