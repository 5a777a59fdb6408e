import { describe, expect, it } from 'vitest';
import { wheelFactor } from '../../../../renderer/table/camera/wheel';

const wheel = (deltaY: number, deltaMode = 0, ctrlKey = false) => ({ deltaY, deltaMode, ctrlKey });
const together = (turns: readonly ReturnType<typeof wheel>[]) =>
  turns.map(wheelFactor).reduce((all, one) => all * one, 1);

describe('the wheel', () => {
  it('zooms by amount: ten events of 2 pixels are one of 20', () => {
    expect(together(Array.from({ length: 10 }, () => wheel(2)))).toBeCloseTo(wheelFactor(wheel(20)));
  });

  it('comes back to where it was when it is turned back', () => {
    expect(together([wheel(100), wheel(-100)])).toBeCloseTo(1);
    expect(wheelFactor(wheel(-100))).toBeLessThan(1);
  });

  it('zooms by the same for one notch, whether it is told in pixels or lines', () => {
    expect(wheelFactor(wheel(3, 1))).toBeCloseTo(wheelFactor(wheel(100)));
  });

  it('never throws the camera away, however much it is turned at once', () => {
    expect(wheelFactor(wheel(100_000))).toBeCloseTo(1.12 ** 3);
    expect(wheelFactor(wheel(-1, 2))).toBeCloseTo(1.12 ** -3);
  });
});

describe('a pinch on a touchpad', () => {
  it('moves the table with the fingers', () => {
    // Fingers that go apart by a tenth.
    const deltaY = -100 * Math.log(1.1);
    expect(wheelFactor(wheel(deltaY, 0, true))).toBeCloseTo(1 / 1.1);
  });

  it('is no more than a notch when a mouse wheel is turned with Ctrl', () => {
    expect(wheelFactor(wheel(120, 0, true))).toBeCloseTo(1.12);
  });
});
