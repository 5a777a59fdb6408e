import { expect, it } from 'vitest';
import { lowered } from '../../../renderer/app/quality';

it('the quality goes down tier by tier and stays at the lowest', () => {
  expect([0, 1, 2, 3].map((steps) => lowered('high', steps))).toEqual(['high', 'medium', 'low', 'low']);
  expect(lowered('medium', 1)).toBe('low');
});
