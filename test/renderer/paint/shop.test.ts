import { afterEach, describe, expect, it, vi } from 'vitest';
import { areasOf, bringIn, setPaints } from '../../../renderer/paint/shop';
import { surfaceOf } from '../../../renderer/paint/surface';

function aMiniature() {
  const colours = new Float32Array(9).fill(0.25);
  const surface = surfaceOf({
    colours,
    areas: Uint8Array.from([3, 3, 3]),
    positions: [0, 0, 0, 1, 0, 0, 0, 1, 0],
    index: [0, 1, 2],
  });
  return { surface, colours, show: vi.fn() };
}

const RED = { cloth: { colour: '#c8352b', wash: 50, brush: 50 } } as const;

describe('the paint shop', () => {
  afterEach(() => setPaints({}));

  it('paints what is there at once, and strips it again', () => {
    const miniature = aMiniature();
    bringIn('test/one', miniature);
    expect(miniature.show).not.toHaveBeenCalled();
    setPaints({ 'test/one': RED });
    expect(miniature.colours[0]).toBeGreaterThan(miniature.colours[1] ?? 1);
    setPaints({});
    expect([...miniature.colours]).toEqual(Array(9).fill(0.25));
    expect(miniature.show).toHaveBeenCalledTimes(2);
  });

  it('paints what comes later as it comes', () => {
    setPaints({ 'test/two': RED });
    const miniature = aMiniature();
    bringIn('test/two', miniature);
    expect(miniature.show).toHaveBeenCalledOnce();
  });

  it('leaves alone whose paint is the same', () => {
    const miniature = aMiniature();
    bringIn('test/three', miniature);
    setPaints({ 'test/other': RED });
    expect(miniature.show).not.toHaveBeenCalled();
  });

  it('knows what can be painted of a miniature that has come', () => {
    bringIn('test/four', aMiniature());
    expect(areasOf('test/four')).toEqual(['cloth']);
    expect(areasOf('test/nobody')).toEqual([]);
  });
});
