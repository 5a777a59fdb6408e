/** `npm run assets:check`: weighs and measures every model of `assets/models` and says what is wrong with it. */
import { join, resolve } from 'node:path';
import { check } from './lib/assets/check.mjs';

const models = join(resolve(import.meta.dirname, '..'), 'assets', 'models');
const { lines, faults } = await check(models);
for (const line of lines) console.log(line);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
