import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package */

/** The oldest Node that the build tools run on. */
const OLDEST_NODE = [20, 19];

/**
 * @param {string} version such as `20.19.0`
 */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Whether `node_modules` holds what `package-lock.json` asks for. npm itself keeps the record of what it installed,
 * written last, so that an installation that was broken off counts as none.
 *
 * @param {string} root
 */
export function areDependenciesInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(([path, one]) => path === '' || isInstalled(one, installed[path]));
}

/**
 * @param {Package} wanted
 * @param {Package | undefined} installed
 */
function isInstalled(wanted, installed) {
  if (installed === undefined) return wanted.optional === true || wanted.devOptional === true;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, Package> | null} by path in the project; `null` if there is no such file
 */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Installs what is missing.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [signal] breaks the installation off
 * @returns {Promise<string | null>} why it failed, in one sentence; `null` if all is there
 */
export async function ensureDependencies(root, env, signal) {
  if (!isNodeNewEnough(process.versions.node)) {
    return `Curfew needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`;
  }
  if (areDependenciesInstalled(root)) return null;
  console.log('Installing what Curfew is built from (npm ci) ...');
  const code = await runNpm(['ci', '--no-audit', '--no-fund'], { cwd: root, env, ...(signal && { signal }) });
  return code === 0 ? null : `npm ci failed with exit code ${code}; its output above says why.`;
}
