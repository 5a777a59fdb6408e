import { describe, expect, it } from 'vitest';
import { mixedFurther } from '../../../../renderer/input/pad/colours';
import type { Direction } from '../../../../renderer/input/pad/steps';

const steps = (colour: string, direction: Direction, many: number) =>
  Array.from({ length: many }).reduce<string>((now) => mixedFurther(now, direction), colour);

describe('a colour that a gamepad mixes', () => {
  it('goes round the wheel of colours and back', () => {
    expect(mixedFurther('#ff0000', 'right')).toBe('#ff2b00');
    expect(mixedFurther('#ff2b00', 'left')).toBe('#ff0000');
    expect(mixedFurther('#00ff40', 'right')).toBe('#00ff6b');
  });

  it('becomes lighter and darker, and never loses its hue', () => {
    expect(mixedFurther('#808080', 'up')).toBe('#8a8a8a');
    expect(mixedFurther('#808080', 'down')).toBe('#767676');
    expect(steps('#ff0000', 'up', 30)).toBe('#ffebeb');
    expect(steps('#ff0000', 'down', 30)).toBe('#140000');
  });

  it('gets a hue where it had none', () => {
    const mixed = mixedFurther('#808080', 'right');
    expect(new Set([mixed.slice(1, 3), mixed.slice(3, 5), mixed.slice(5)]).size).toBeGreaterThan(1);
  });
});
