/** `npm run rules`: prints rule id -> code -> tests and fails when a rule has no code or no test. */
import { fileURLToPath } from 'node:url';
import { GAMES } from '../machines/games';
import type { GameId } from '../models/kernel/types';
import { ruleIndex } from './lib/rule-index';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every game numbers its rules in `rule-ids.ts`, under a prefix of its own. */
async function ruleIdsOf(game: GameId): Promise<readonly string[]> {
  const list: { readonly RULE_IDS: readonly string[] } = await import(`../models/${game}/rule-ids.ts`);
  return list.RULE_IDS;
}

const ids = await Promise.all(GAMES.map(({ rules }) => ruleIdsOf(rules.id)));
const rows = ruleIndex(root, ids.flat());

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
