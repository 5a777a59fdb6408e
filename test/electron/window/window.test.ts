import type { Display, Rectangle } from 'electron';
import { describe, expect, it } from 'vitest';
import {
  bringBack,
  bringToFront,
  placementOf,
  windowOptions,
  workAreas,
} from '../../../electron/window/window';

const PLACEMENT = { bounds: { x: 1, y: 2, width: 1000, height: 700 }, maximized: true, fullscreen: false };

const PRIMARY = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } } as Display;
const RIGHT = { id: 2, workArea: { x: 1920, y: 0, width: 1280, height: 1024 } } as Display;

/** A maximised window that notes where it is put. */
function aWindow(bounds: Rectangle = PLACEMENT.bounds) {
  const put: Partial<Rectangle>[] = [];
  return {
    put,
    getNormalBounds: () => bounds,
    isMaximized: () => true,
    isFullScreen: () => false,
    setBounds: (place: Partial<Rectangle>) => void put.push(place),
  };
}

describe('the window', () => {
  it('gives its page no more than a web page has', () => {
    const options = windowOptions(PLACEMENT, '/app/preload.cjs');
    expect(options).toMatchObject(PLACEMENT.bounds);
    expect(options.webPreferences).toEqual({
      preload: '/app/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      spellcheck: false,
    });
  });

  it('opens in fullscreen if it was left so, and else leaves macOS its button for it', () => {
    expect(windowOptions({ ...PLACEMENT, fullscreen: true }, '').fullscreen).toBe(true);
    expect(windowOptions(PLACEMENT, '')).not.toHaveProperty('fullscreen');
  });

  it('keeps the size that it goes back to while it is maximised', () => {
    expect(placementOf(aWindow())).toEqual(PLACEMENT);
  });

  it.each([
    [true, ['restore', 'focus']],
    [false, ['focus']],
  ])('comes to the front (minimised: %s)', (isMinimized, expected) => {
    const calls: string[] = [];
    const note = (name: string) => () => void calls.push(name);
    bringToFront({ isMinimized: () => isMinimized, restore: note('restore'), focus: note('focus') });
    expect(calls).toEqual(expected);
  });
});

describe('the screens', () => {
  it('are their work areas, the primary one first', () => {
    const screen = { getPrimaryDisplay: () => RIGHT, getAllDisplays: () => [PRIMARY, RIGHT] };
    expect(workAreas(screen)).toEqual([RIGHT.workArea, PRIMARY.workArea]);
  });

  it('give a window back whose own is gone', () => {
    const window = aWindow({ x: 2000, y: 100, width: 1000, height: 700 });
    bringBack(window, [PRIMARY.workArea]);
    expect(window.put).toEqual([{ x: 160, y: 70, width: 1600, height: 900 }]);
  });

  it('leave a window alone of which something can be seen', () => {
    const window = aWindow({ x: 1800, y: 100, width: 1000, height: 700 });
    bringBack(window, [PRIMARY.workArea]);
    expect(window.put).toEqual([]);
  });
});
