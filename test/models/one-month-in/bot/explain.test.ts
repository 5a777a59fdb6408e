import { expect, it } from 'vitest';
import { explain } from '../../../../models/one-month-in/bot/explain';
import { acting, BLUE } from '../../../helpers/one-month-in';

it('a bot calls nothing certain that is only very likely', () => {
  const people = [[BLUE, 'outer', [0, 5, 0]]] as const;
  const session = acting({ at: { '-1,0': { id: 'garage', zombies: 2, people } } });
  const { position } = session.whole();
  expect(explain(position, { type: 'ENTER', tile: '-1,0', k1: 5, k2: 0 })).toEqual({
    id: 'om.why.enter',
    params: { n: 5, zombies: 2, chance: 99 },
  });
});
