import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session } from 'electron';
import { FILE_WAITING } from './bridge';
import { keepDataBeside } from './data-folder';
import { contentStore } from './disk/content-store';
import { deckStore } from './disk/deck-store';
import { finishedStore } from './disk/finished-store';
import { logFile } from './disk/log-file';
import { pictureFolder } from './disk/pictures';
import { saveStore } from './disk/save-store';
import { settingsStore } from './disk/settings-store';
import { factsOf } from './facts';
import { openChannels } from './ipc';
import { blockRemote, denyPermissions, keepPage, limitDownloads } from './lockdown';
import { menuTemplate } from './menu';
import { openedFiles, pathsIn } from './opened-files';
import { APP_PAGE, APP_SCHEME } from './origin';
import { serveApp } from './protocol';
import { quitWhenIdle } from './quitting';
import { createReports, surviveFaults } from './reports';
import { placeWindow } from './window/placement';
import { reviveWindow, surviveGpuCrashes } from './window/recovery';
import { bringBack, bringToFront, placementOf, windowOptions, workAreas } from './window/window';
import { recallPlacement, rememberPlacement } from './window/window-state';
import { say, speakAsIn } from './words';

keepDataBeside(app, process.env);
const userData = app.getPath('userData');
const placementFile = join(userData, 'window.json');
const logPath = join(userData, 'logs', 'curfew.log');
const log = logFile(logPath);
const reports = createReports(log);
const saves = saveStore(join(userData, 'saves'), reports.tell);
const decks = deckStore(join(userData, 'decks'), reports.tell);
const content = contentStore(join(userData, 'content'), reports.tell);
const finished = finishedStore(join(userData, 'finished'), reports.tell);
const settings = settingsStore(join(userData, 'settings.json'), reports.tell);
const keepPicture = pictureFolder(() => join(app.getPath('pictures'), 'Curfew'));
const files = openedFiles(announceFile, reports.tell);

function announceFile(): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send(FILE_WAITING);
}

function openWindow(recalled: unknown): BrowserWindow {
  const placement = placeWindow(recalled, workAreas(screen));
  const window = new BrowserWindow(windowOptions(placement, join(import.meta.dirname, 'preload.cjs')));
  const screensChanged = () => bringBack(window, workAreas(screen));
  if (placement.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => rememberPlacement(placementFile, placementOf(window), reports.note));
  screen.on('display-removed', screensChanged);
  screen.on('display-metrics-changed', screensChanged);
  reviveWindow(window.webContents, { log, now: Date.now, giveUp });
  return window;
}

/** The shell speaks the language of the settings, and so does its menu. */
function speak(text: string | null): void {
  speakAsIn(text, app.getPreferredSystemLanguages());
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform)));
}

function openToPage(window: BrowserWindow): void {
  openChannels(ipcMain, {
    'saves:list': saves.list,
    'saves:load': saves.load,
    'saves:picture': saves.picture,
    'saves:save': saves.save,
    'saves:remove': saves.remove,
    'decks:list': decks.list,
    'decks:load': decks.load,
    'decks:save': decks.save,
    'decks:remove': decks.remove,
    'content:list': content.list,
    'content:load': content.load,
    'content:save': content.save,
    'content:remove': content.remove,
    'finished:list': finished.list,
    'finished:load': finished.load,
    'finished:save': finished.save,
    'finished:remove': finished.remove,
    'settings:load': settings.load,
    'settings:store': async (text) => {
      speak(text);
      await settings.store(text);
    },
    'files:take': files.take,
    'pictures:keep': keepPicture,
    'app:facts': async () => factsOf(app, log),
    'app:log': async (level, text) => log.write(level, text),
    'app:notices': async () => reports.take(),
    'app:quit': async () => app.quit(),
    'app:set-fullscreen': async (on) => window.setFullScreen(on),
  });
  app.on('second-instance', (_event, args, folder) => {
    for (const path of pathsIn(args, folder)) files.open(path);
    bringToFront(window);
  });
}

async function start(): Promise<void> {
  await app.whenReady();
  log.write('info', `Curfew ${app.getVersion()} starts.`);
  serveApp(protocol, join(import.meta.dirname, '../renderer'));
  denyPermissions(session.defaultSession);
  blockRemote(session.defaultSession);
  limitDownloads(session.defaultSession);
  speak(await settings.load().catch(() => null));
  const window = openWindow(await recallPlacement(placementFile));
  openToPage(window);
  await window.loadURL(APP_PAGE);
}

function fail(error: unknown): void {
  log.write('error', `Curfew could not start: ${String(error)}`);
  dialog.showErrorBox('Curfew', say('start.failed', { message: String(error) }));
  app.exit(1);
}

function giveUp(): void {
  dialog.showErrorBox(say('crash.title'), say('crash.text', { log: logPath }));
  app.exit(1);
}

surviveFaults(process, log);
surviveGpuCrashes(app, log);
protocol.registerSchemesAsPrivileged([APP_SCHEME]);
app.on('web-contents-created', (_event, page) => keepPage(page));
app.on('window-all-closed', () => app.quit());
app.on('open-file', (event, path) => {
  event.preventDefault();
  files.open(path);
});
quitWhenIdle(app, () =>
  Promise.all([saves, decks, content, finished, settings].map((store) => store.idle())),
);
for (const path of pathsIn(process.argv.slice(1), process.cwd())) files.open(path);
if (app.requestSingleInstanceLock()) start().catch(fail);
else app.quit();
