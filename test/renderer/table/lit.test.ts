import { expect, it } from 'vitest';
import { litAt } from '../../../renderer/table/dice/lit';

it('the light on dice comes up while they fly, stays while they are read and is gone afterwards', () => {
  expect([litAt(-0.1), litAt(0), litAt(1)]).toEqual([0, 0, 0]);
  expect([litAt(0.12), litAt(0.5), litAt(0.82)]).toEqual([1, 1, 1]);
  expect(litAt(0.06)).toBeGreaterThan(0.3);
  expect(litAt(0.95)).toBeLessThan(0.3);
});
