import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, posix, win32 } from 'node:path';

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * A browser of the Chromium family that is installed here: the one that `CURFEW_BROWSER` names and no other, if it is
 * set, else the first in the usual places.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string | null} absolute path
 */
export function findChromium(env, platform) {
  const candidates = env.CURFEW_BROWSER === undefined ? usualPlaces(env, platform) : [env.CURFEW_BROWSER];
  return candidates.find(isProgram) ?? null;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]}
 */
export function usualPlaces(env, platform) {
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(env.HOME ?? '/', 'Applications')];
    return folders.flatMap((folder) =>
      MAC_APPS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder ? WINDOWS_PROGRAMS.map((parts) => win32.join(folder, ...parts)) : [],
    );
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/**
 * @param {string} path
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
