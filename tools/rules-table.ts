/** `npm run rules`: prints rule id -> code -> tests and fails when a rule has no code or no test. */
import { fileURLToPath } from 'node:url';
import { RULE_IDS } from '../models/dying-light/rule-ids';
import { ruleIndex } from './lib/rule-index';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = ruleIndex(root, RULE_IDS);

for (const { id, code, tests } of rows) {
  console.log(
    `${id.padEnd(14)} ${code.join(' ') || '-- no code --'}\n${' '.repeat(15)}${tests.join(' ') || '-- no test --'}`,
  );
}

const gaps = rows.filter((row) => row.code.length === 0 || row.tests.length === 0);
console.log(
  `\n${rows.length} rules, ${rows.length - gaps.length} with code and test, ${gaps.length} with a gap.`,
);
if (gaps.length > 0) {
  console.log(`Gaps: ${gaps.map((row) => row.id).join(', ')}`);
  process.exitCode = 1;
}
