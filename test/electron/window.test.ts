import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { menuTemplate } from '../../electron/menu';
import { bringToFront, placementOf, windowOptions } from '../../electron/window';
import { recallPlacement, rememberPlacement } from '../../electron/window-state';
import { tempFolder } from '../helpers/temp-folder';

const PLACEMENT = { bounds: { x: 1, y: 2, width: 1000, height: 700 }, maximized: true };

describe('the window', () => {
  it('gives its page no more than a web page has', () => {
    const options = windowOptions(PLACEMENT, '/app/preload.cjs');
    expect(options).toMatchObject(PLACEMENT.bounds);
    expect(options.webPreferences).toMatchObject({
      preload: '/app/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      webSecurity: true,
    });
  });

  it('keeps the size that it goes back to while it is maximised', () => {
    expect(placementOf({ getNormalBounds: () => PLACEMENT.bounds, isMaximized: () => true })).toEqual(
      PLACEMENT,
    );
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

describe('the remembered place', () => {
  it('is recalled as it was remembered', () => {
    const file = join(tempFolder(), 'window.json');
    rememberPlacement(file, PLACEMENT);
    expect(recallPlacement(file)).toEqual(PLACEMENT);
  });

  it('is nothing when there is no file', () => {
    expect(recallPlacement(join(tempFolder(), 'window.json'))).toBeNull();
  });

  it('never keeps the window from closing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    rememberPlacement(join(tempFolder(), 'missing', 'window.json'), PLACEMENT);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('the menu', () => {
  it.each(['darwin', 'linux', 'win32'] as const)('leaves undo and reload to the game on %s', (platform) => {
    const roles = JSON.stringify(menuTemplate(platform));
    expect(roles).toContain('togglefullscreen');
    expect(roles).not.toMatch(/"(?:undo|redo|reload|forceReload|toggleDevTools)"/i);
  });
});
