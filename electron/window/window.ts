import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle, Screen } from 'electron';
import { isOnScreen, type Placement, placeWindow, SMALLEST } from './placement';

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
    // Where this is `false` and not merely missing, macOS takes the button for it away.
    ...(placement.fullscreen && { fullscreen: true }),
    webPreferences: {
      preload,
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
    },
  };
}

type Placed = Pick<BrowserWindow, 'getNormalBounds' | 'isMaximized' | 'isFullScreen'>;
type Movable = Placed & Pick<BrowserWindow, 'setBounds'>;

/** Where a window stands now; a maximised or fullscreen one keeps the size that it goes back to. */
export function placementOf(window: Placed): Placement {
  return {
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
    fullscreen: window.isFullScreen(),
  };
}

/** The areas of all screens that a window may lie on, the primary one first, in device-independent pixels. */
export function workAreas(
  screen: Pick<Screen, 'getPrimaryDisplay' | 'getAllDisplays'>,
): readonly [Rectangle, ...Rectangle[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary.workArea, ...others.map((display) => display.workArea)];
}

/** Brings the window back when the screen that it lay on is gone. */
export function bringBack(window: Movable, screens: readonly [Rectangle, ...Rectangle[]]): void {
  const placement = placementOf(window);
  if (!isOnScreen(placement.bounds, screens)) window.setBounds(placeWindow(placement, screens).bounds);
}

/** Brings the window to a person who started the app a second time. */
export function bringToFront(window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'focus'>): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
