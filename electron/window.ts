import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { type Placement, SMALLEST } from './placement';

/** The options of the one window: a page that can do what a web page can, and ask the bridge for the rest. */
export function windowOptions(placement: Placement, preload: string): BrowserWindowConstructorOptions {
  return {
    ...placement.bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: 'Curfew',
    backgroundColor: '#0b0e12',
    autoHideMenuBar: true,
    show: false,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      webSecurity: true,
      spellcheck: false,
    },
  };
}

type Placed = Pick<BrowserWindow, 'getNormalBounds' | 'isMaximized'>;

/** Where a window stands now; a maximised one keeps the size that it goes back to. */
export function placementOf(window: Placed): Placement {
  return { bounds: window.getNormalBounds(), maximized: window.isMaximized() };
}

/** Brings the window to a person who started the app a second time. */
export function bringToFront(window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'focus'>): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
