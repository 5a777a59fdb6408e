import { expect, it } from 'vitest';
import { purchase } from '../../../../models/outbreak-duel/odds/spawning';
import { table } from '../../../helpers/outbreak-duel';

const bought = (th: number, card: 'ZR1' | 'ZB1') => purchase(table({ z: { th, hordeRow: [card] } }), 0);

it('says what a purchase leaves, and when it bites (OD-SPAWN-01, OD-ADV-01)', () => {
  expect(bought(4, 'ZR1')).toEqual({ cost: 2, left: 2, decays: false, bites: 'now' });
  expect(bought(4, 'ZB1')).toEqual({ cost: 3, left: 1, decays: false, bites: 'next' });
});

it('warns of a TH that would decay (OD-RES-05)', () => {
  expect(bought(9, 'ZR1')?.decays).toBe(true);
  expect(bought(8, 'ZR1')?.decays).toBe(false);
});

it('is nothing where no card lies', () => {
  expect(purchase(table({ z: { hordeRow: [] } }), 0)).toBeNull();
});
