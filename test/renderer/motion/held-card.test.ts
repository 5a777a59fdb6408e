import { expect, it } from 'vitest';
import { heldCardAt } from '../../../renderer/motion/held-card';

it('a card that is held up comes up and turns to the people, is held still and whole, and leaves small', () => {
  expect(heldCardAt(0).turn).toBeGreaterThan(1.5);
  expect([0.3, 0.5, 0.8].map(heldCardAt)).toEqual(Array(3).fill({ below: 0, turn: 0, grow: 1 }));
  expect(heldCardAt(0.97).grow).toBeLessThan(0.5);
  expect(heldCardAt(1).grow).toBe(0);
});
