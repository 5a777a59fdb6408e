import { join } from 'node:path';
import { app, BrowserWindow, ipcMain, Menu, protocol, screen, session } from 'electron';
import { openChannels } from './ipc';
import { blockRemote, denyPermissions, keepPage } from './lockdown';
import { menuTemplate } from './menu';
import { APP_PAGE, APP_SCHEME } from './origin';
import { placeWindow } from './placement';
import { serveApp } from './protocol';
import { saveStore } from './save-store';
import { settingsStore } from './settings-store';
import { bringToFront, placementOf, windowOptions } from './window';
import { recallPlacement, rememberPlacement } from './window-state';

const userData = app.getPath('userData');
const placementFile = join(userData, 'window.json');
const saves = saveStore(join(userData, 'saves'), console.warn);
const settings = settingsStore(join(userData, 'settings.json'), console.warn);

function openWindow(): BrowserWindow {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  const workAreas = others.map((display) => display.workArea);
  const placement = placeWindow(recallPlacement(placementFile), [primary.workArea, ...workAreas]);
  const window = new BrowserWindow(windowOptions(placement, join(import.meta.dirname, 'preload.cjs')));
  if (placement.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => rememberPlacement(placementFile, placementOf(window)));
  return window;
}

async function start(): Promise<void> {
  await app.whenReady();
  serveApp(protocol, join(import.meta.dirname, '../renderer'));
  denyPermissions(session.defaultSession);
  blockRemote(session.defaultSession);
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform)));
  const window = openWindow();
  openChannels(ipcMain, {
    'saves:list': saves.list,
    'saves:load': saves.load,
    'saves:save': saves.save,
    'saves:remove': saves.remove,
    'settings:load': settings.load,
    'settings:store': settings.store,
    'app:quit': async () => app.quit(),
    'app:set-fullscreen': async (on) => window.setFullScreen(on),
  });
  app.on('second-instance', () => bringToFront(window));
  await window.loadURL(APP_PAGE);
}

function fail(error: unknown): void {
  console.error('Curfew could not start:', error);
  app.exit(1);
}

app.enableSandbox();
protocol.registerSchemesAsPrivileged([APP_SCHEME]);
app.on('web-contents-created', (_event, page) => keepPage(page));
app.on('window-all-closed', () => app.quit());
if (app.requestSingleInstanceLock()) start().catch(fail);
else app.quit();
