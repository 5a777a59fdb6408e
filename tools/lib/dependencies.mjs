import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotThisNode } from './node-version.mjs';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package */

/**
 * Whether `node_modules` holds what `package-lock.json` asks for. npm itself keeps the record of what it installed,
 * written last, so that an installation that was broken off counts as none; what is on record must be there as well.
 *
 * @param {string} root
 */
export function areDependenciesInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(
    ([path, one]) =>
      path === '' ||
      (isOnRecord(one, installed[path]) &&
        (!installed[path] || existsSync(join(root, path, 'package.json')))),
  );
}

/**
 * @param {Package} wanted
 * @param {Package | undefined} installed
 */
function isOnRecord(wanted, installed) {
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
  const problem = whyNotThisNode(process.versions.node);
  if (problem !== null) return problem;
  if (areDependenciesInstalled(root)) return null;
  console.log('Installing what Curfew is built from (npm ci) ...');
  // Warnings are for those who choose the packages: some ask for a newer Node than they need.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runNpm(args, { cwd: root, env, ...(signal && { signal }) });
  return code === 0 ? null : `npm ci failed with exit code ${code}; its output above says why.`;
}
