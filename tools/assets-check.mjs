/** `npm run assets:check`: weighs and measures every model and picture and says what is wrong with it. */
import { join, resolve } from 'node:path';
import { check } from './lib/assets/check.mjs';
import { checkPictures } from './lib/assets/pictures.mjs';

const assets = join(resolve(import.meta.dirname, '..'), 'assets');
const checks = [await check(join(assets, 'models')), await checkPictures(join(assets, 'pictures'))];
for (const line of checks.flatMap(({ lines }) => lines)) console.log(line);
const faults = checks.flatMap((one) => one.faults);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
