import { describe, expect, it } from 'vitest';
import { isOnScreen, placeWindow } from '../../../electron/window/placement';

const PRIMARY = { x: 0, y: 0, width: 1920, height: 1040 };
const RIGHT = { x: 1920, y: 0, width: 1280, height: 1024 };

const CENTRED = { bounds: { x: 160, y: 70, width: 1600, height: 900 }, maximized: false, fullscreen: false };

function left(x: number, y: number, width: number, height: number, maximized = false) {
  return { bounds: { x, y, width, height }, maximized, fullscreen: false };
}

describe('the place of the window', () => {
  it.each([null, 'junk', {}, { bounds: { x: 0, y: 0, width: 'wide', height: 1 }, maximized: false }])(
    'is the middle of the first screen when %j is remembered',
    (remembered) => {
      expect(placeWindow(remembered, [PRIMARY])).toEqual(CENTRED);
    },
  );

  it('is where it was left', () => {
    const remembered = left(2000, 100, 1000, 700, true);
    expect(placeWindow(remembered, [PRIMARY, RIGHT])).toEqual(remembered);
  });

  it('is the first screen when its own is gone', () => {
    expect(placeWindow(left(2000, 100, 1000, 700), [PRIMARY])).toEqual(CENTRED);
  });

  it('is moved back when it hangs over an edge', () => {
    expect(placeWindow(left(1800, -50, 1000, 700), [PRIMARY]).bounds).toEqual({
      x: 920,
      y: 0,
      width: 1000,
      height: 700,
    });
  });

  it('is on the screen that it mostly lay on', () => {
    expect(placeWindow(left(1800, 0, 1000, 700), [PRIMARY, RIGHT]).bounds.x).toBe(1920);
  });

  it('is no larger than the screen and no smaller than the app can be used at', () => {
    expect(placeWindow(left(0, 0, 4000, 3000), [PRIMARY]).bounds).toEqual(PRIMARY);
    expect(placeWindow(left(10, 10, 50, 50), [PRIMARY]).bounds).toEqual({
      x: 10,
      y: 10,
      width: 960,
      height: 600,
    });
  });

  it('is the whole of a screen that is smaller than the preferred size', () => {
    const small = { x: 0, y: 0, width: 1024, height: 700 };
    expect(placeWindow(null, [small]).bounds).toEqual(small);
  });

  it('stays maximised or fullscreen, also on another screen', () => {
    const remembered = { ...left(2000, 100, 1000, 700, true), fullscreen: true };
    expect(placeWindow(remembered, [PRIMARY])).toEqual({ ...CENTRED, maximized: true, fullscreen: true });
  });

  it('is known from before there was a fullscreen to remember', () => {
    const { fullscreen: _none, ...older } = left(10, 20, 1000, 700);
    expect(placeWindow(older, [PRIMARY])).toEqual(left(10, 20, 1000, 700));
  });

  it('is counted in points, so that a screen of twice the pixels holds it where one of these points does', () => {
    // 3840 x 2160 pixels at 200 %, as Electron reports it.
    const dense = { x: 1920, y: 0, width: 1920, height: 1040 };
    const remembered = left(2000, 100, 1600, 900);
    expect(placeWindow(remembered, [PRIMARY, dense])).toEqual(remembered);
  });
});

describe('a place', () => {
  it.each([
    [left(1900, 1000, 1000, 700), true],
    [left(1920, 0, 1000, 700), false],
    [left(-1000, 0, 1000, 700), false],
  ])('%j can be seen on the screen: %s', ({ bounds }, isSeen) => {
    expect(isOnScreen(bounds, [PRIMARY])).toBe(isSeen);
  });
});
