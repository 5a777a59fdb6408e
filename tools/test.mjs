/**
 * `npm test`: installs what is missing and runs every check, all of them even if one fails, with a summary at the end.
 * `CURFEW_SKIP_E2E=1` leaves out the end-to-end tests where no Chromium can be had.
 */
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runNpm } from './lib/run.mjs';
import { ensureChromium } from './lib/test-chromium.mjs';

/** @typedef {'passed' | 'FAILED' | 'skipped'} Result */

const root = fileURLToPath(new URL('..', import.meta.url));
/** The last one builds what the end-to-end tests open. */
const SCRIPTS = ['typecheck', 'lint', 'unused', 'rules', 'assets:check', 'test:unit', 'pack:check'];

/**
 * @param {string} script of `package.json`
 * @returns {Promise<Result>}
 */
async function runScript(script) {
  console.log(`\n=== npm run ${script}`);
  const code = await runNpm(['run', '--silent', script], { cwd: root, env: process.env });
  return code === 0 ? 'passed' : 'FAILED';
}

/** @returns {Promise<Result>} */
async function runEndToEnd() {
  if (process.env.CURFEW_SKIP_E2E === '1') return 'skipped';
  if ((await ensureChromium()) !== null) return runScript('test:e2e');
  console.error(
    'The end-to-end tests need Chromium, Chrome or Edge: install one or set CURFEW_SKIP_E2E=1 to leave them out.',
  );
  return 'FAILED';
}

/**
 * @param {string} name
 * @param {() => Promise<Result>} check
 */
async function timed(name, check) {
  const began = Date.now();
  const result = await check();
  return { name, result, seconds: Math.round((Date.now() - began) / 1000) };
}

async function test() {
  const problem = await ensureDependencies(root, process.env);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  const checks = [];
  for (const script of SCRIPTS) checks.push(await timed(script, () => runScript(script)));
  checks.push(await timed('test:e2e', runEndToEnd));
  console.log('\n=== Summary');
  for (const { name, result, seconds } of checks) console.log(`${result.padEnd(8)} ${name} (${seconds} s)`);
  return checks.some(({ result }) => result === 'FAILED') ? 1 : 0;
}

process.exitCode = await test();
