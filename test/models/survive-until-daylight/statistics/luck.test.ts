import { expect, it } from 'vitest';
import { luckOf, MEAN_VALUE } from '../../../../models/survive-until-daylight/statistics/luck';

it('the luck of a game is the value of the cards drawn for and against us, against that of as many cards on average', () => {
  expect(
    luckOf([
      { type: 'combat-drawn', by: 'seat-1', cards: ['cc-hit', 'cc-whiff'] },
      { type: 'combat-drawn', by: 'raider-1', cards: ['cc-hit'] },
    ]),
  ).toEqual([
    { id: 'own-cards', expected: 2 * MEAN_VALUE, got: -1, wish: 'more', seat: null },
    { id: 'enemy-cards', expected: MEAN_VALUE, got: 1, wish: 'less', seat: null },
  ]);
});
