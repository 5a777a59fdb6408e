/**
 * `npm run test:paces`: plays the lessons, a round of each game and the set-up with quick hands, with quicker ones and on a
 * slow machine, as often in a row as wanted. A press that is lost is lost now and then: only a row of runs shows it.
 * Exit codes: 0 all were green, 1 some were not, 2 the command line can't be understood.
 */
import { resolve } from 'node:path';
import { runCommand } from './lib/command-line';
import { requestOf, USAGE } from './lib/paces/arguments';
import { run } from './lib/run.mjs';

const root = resolve(import.meta.dirname, '..');
const VITEST = resolve(root, 'node_modules/vitest/vitest.mjs');
const TEST = 'test/e2e/paces.e2e.test.ts';

await runCommand({ usage: USAGE, requestOf }, async ({ times, only }) => {
  const options = [
    '--config',
    'vitest.e2e.config.ts',
    '--reporter=verbose',
    ...(only === null ? [] : ['-t', only]),
  ];
  const env = { ...process.env, CURFEW_PACES: 'all' };
  let green = 0;
  for (let time = 1; time <= times; time++) {
    console.log(`\n=== Run ${time} of ${times}`);
    const code = await run(process.execPath, [VITEST, 'run', ...options, TEST], { cwd: root, env });
    if (code === 0) green++;
  }
  console.log(`\n${green} of ${times} runs were green.`);
  if (green < times) process.exitCode = 1;
});
