import { describe, expect, it } from 'vitest';
import { createFineness } from '../../../renderer/table/fineness';

const [QUICK, SLOW] = [99, 100];
const HALF = 0.5;

describe('how finely the table is drawn', () => {
  it('is as the window allows where frames are quick', () => {
    const fineness = createFineness(HALF);
    fineness.judge(QUICK);
    expect([fineness.next(), fineness.rest(), fineness.next()]).toEqual([1, false, 1]);
  });

  it('is coarse while things move and frames are slow, and fine once when they rest', () => {
    const fineness = createFineness(HALF);
    expect(fineness.next()).toBe(1);
    fineness.judge(SLOW);
    expect([fineness.next(), fineness.next()]).toEqual([HALF, HALF]);
    expect(fineness.rest()).toBe(true);
    expect(fineness.next()).toBe(1);
  });

  it('is the coarser the longer a sharp frame takes, down to a quarter', () => {
    const shares = [100, 220, 300, 400, 500, 5000].map((took) => {
      const fineness = createFineness(HALF);
      fineness.judge(took);
      return Number(fineness.next().toFixed(2));
    });
    expect(shares).toEqual([HALF, HALF, 0.41, 0.31, 0.25, 0.25]);
  });

  it('is slow as soon as a sharp frame was late, so that frames no longer queue up, until one is in time', () => {
    const fineness = createFineness(HALF);
    const slow = [fineness.isSlow()];
    for (const took of [SLOW, QUICK]) {
      fineness.judge(took);
      slow.push(fineness.isSlow());
    }
    expect(slow).toEqual([false, true, false]);
  });

  it('asks for no further frame once the table was drawn finely', () => {
    const fineness = createFineness(HALF);
    fineness.next();
    fineness.judge(SLOW);
    fineness.next();
    fineness.rest();
    fineness.next();
    expect(fineness.rest()).toBe(false);
  });

  it('is coarse at once when something moves again', () => {
    const fineness = createFineness(HALF);
    fineness.next();
    fineness.judge(SLOW);
    fineness.next();
    fineness.rest();
    expect([fineness.next(), fineness.next()]).toEqual([1, HALF]);
  });

  it('is fine again when frames have become quick', () => {
    const fineness = createFineness(HALF);
    fineness.judge(SLOW);
    fineness.judge(QUICK);
    expect(fineness.next()).toBe(1);
  });
});
