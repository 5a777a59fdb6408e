import { describe, expect, it } from 'vitest';
import { once } from '../../../renderer/table/once';

describe('loading once', () => {
  it('asks no second time', async () => {
    let asked = 0;
    const load = once(async () => ++asked);
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(load()).toBe(load());
  });

  it('asks again after a failure', async () => {
    let asked = 0;
    const load = once(async () => {
      asked++;
      if (asked === 1) throw new Error('The disk is asleep.');
      return asked;
    });
    await expect(load()).rejects.toThrow('The disk is asleep.');
    expect(await load()).toBe(2);
  });
});
