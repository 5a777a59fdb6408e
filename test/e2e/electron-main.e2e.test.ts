import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../electron/ipc';
import { tempFolder } from '../helpers/temp-folder';

const BUILT = resolve(import.meta.dirname, '../../dist/electron');

/** Stands in for Electron's own module: does nothing, and prints what it was asked to do in order. */
const FAKE_ELECTRON = `
const note = (name, result) => (...args) => (console.log(name, typeof args[0] === 'string' ? args[0] : ''), result);
export const session = { defaultSession: { setPermissionRequestHandler: note('deny permission requests'),
  setPermissionCheckHandler: note('deny permission checks'), webRequest: { onBeforeRequest: note('block requests') },
  on: note('session on') } };
const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
export class BrowserWindow {
  static getAllWindows = () => [];
  webContents = { on: note('page on') };
  constructor() { console.log('open window'); }
  once() {} on() {} maximize() {}
  loadURL = note('load', Promise.resolve());
}
export const app = { getPath: () => import.meta.dirname, getVersion: () => '1.0.0', getPreferredSystemLanguages: () => ['en-GB'], on: note('on'),
  disableDomainBlockingFor3DAPIs: note('allow 3D after a crash'),
  requestSingleInstanceLock: () => (console.log('lock'), true), whenReady: async () => console.log('ready') };
export const dialog = { showErrorBox: note('dialog') };
export const ipcMain = { handle: note('channel') };
export const Menu = { buildFromTemplate: note('build menu'), setApplicationMenu: note('set menu') };
export const protocol = { registerSchemesAsPrivileged: note('register scheme'), handle: note('serve') };
export const screen = { getPrimaryDisplay: () => display, getAllDisplays: () => [display], on: note('screen on') };`;

/** Runs the built main process under Node, with the fake in Electron's place. */
function runMain() {
  const root = tempFolder();
  cpSync(BUILT, join(root, 'electron'), { recursive: true });
  mkdirSync(join(root, 'node_modules/electron'), { recursive: true });
  writeFileSync(join(root, 'node_modules/electron/index.js'), FAKE_ELECTRON);
  for (const folder of [root, join(root, 'node_modules/electron')]) {
    writeFileSync(join(folder, 'package.json'), '{"type":"module","exports":"./index.js"}');
  }
  return spawnSync(process.execPath, [join(root, 'electron/main.js')], { encoding: 'utf8' });
}

describe('the built main process', () => {
  it('locks everything down before it opens the window, and needs no package but Electron', () => {
    const { stdout, stderr, status } = runMain();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout.split('\n').map((line) => line.trim())).toEqual([
      'allow 3D after a crash',
      'on child-process-gone',
      'register scheme',
      'on web-contents-created',
      'on window-all-closed',
      'on open-file',
      'on will-quit',
      'lock',
      'ready',
      'serve app',
      'deny permission requests',
      'deny permission checks',
      'block requests',
      'session on will-download',
      'build menu',
      'set menu',
      'open window',
      'screen on display-removed',
      'screen on display-metrics-changed',
      'page on render-process-gone',
      'page on unresponsive',
      'page on responsive',
      ...Object.keys(CHANNELS).map((channel) => `channel ${channel}`),
      'on second-instance',
      'load app://curfew/index.html',
      '',
    ]);
  });
});
