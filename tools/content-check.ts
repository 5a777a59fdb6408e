/** `npm run content:check -- file.json ...`: checks scenarios, Items and Wounds and says what is wrong on which line. */
import { readFileSync } from 'node:fs';
import { faultLines } from './lib/content-faults';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Which file? npm run content:check -- my-scenario.json');
  process.exitCode = 2;
}

for (const file of files) {
  const lines = faultLines(file, readFileSync(file, 'utf8'));
  console.log(lines.length === 0 ? `${file}: no faults.` : lines.join('\n'));
  if (lines.length > 0) process.exitCode = 1;
}
