import { describe, expect, it } from 'vitest';
import { createFineness } from '../../../renderer/table/fineness';

describe('how finely the table is drawn', () => {
  it('is as the window allows where frames are quick', () => {
    const fineness = createFineness();
    fineness.judge(false);
    expect([fineness.next(), fineness.rest(), fineness.next()]).toEqual([true, false, true]);
  });

  it('is coarse while things move and frames are slow, and fine once when they rest', () => {
    const fineness = createFineness();
    expect(fineness.next()).toBe(true);
    fineness.judge(true);
    expect([fineness.next(), fineness.next()]).toEqual([false, false]);
    expect(fineness.rest()).toBe(true);
    expect(fineness.next()).toBe(true);
  });

  it('is slow as soon as a sharp frame was late, so that frames no longer queue up, until one is in time', () => {
    const fineness = createFineness();
    const slow = [fineness.isSlow()];
    for (const late of [true, false]) {
      fineness.judge(late);
      slow.push(fineness.isSlow());
    }
    expect(slow).toEqual([false, true, false]);
  });

  it('asks for no further frame once the table was drawn finely', () => {
    const fineness = createFineness();
    fineness.next();
    fineness.judge(true);
    fineness.next();
    fineness.rest();
    fineness.next();
    expect(fineness.rest()).toBe(false);
  });

  it('is coarse at once when something moves again', () => {
    const fineness = createFineness();
    fineness.next();
    fineness.judge(true);
    fineness.next();
    fineness.rest();
    expect([fineness.next(), fineness.next()]).toEqual([true, false]);
  });

  it('is fine again when frames have become quick', () => {
    const fineness = createFineness();
    fineness.judge(true);
    fineness.judge(false);
    expect(fineness.next()).toBe(true);
  });
});
