import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleIdsIn, ruleIndex } from '../../../tools/lib/rule-index';

describe('the rule index', () => {
  it('reads single ids, ranges and lists', () => {
    expect([...ruleIdsIn('XX-MOVE-01..03, XX-FAT-02, -04 and XX-END-06.')]).toEqual([
      'XX-MOVE-01',
      'XX-MOVE-02',
      'XX-MOVE-03',
      'XX-FAT-02',
      'XX-FAT-04',
      'XX-END-06',
    ]);
  });

  it('finds code by comments and tests by titles only', () => {
    const root = mkdtempSync(join(tmpdir(), 'rules-'));
    for (const folder of ['models', 'machines', 'test']) mkdirSync(join(root, folder));
    writeFileSync(join(root, 'models/run.ts'), '/** XX-RUN-01 */\nexport {};\n');
    writeFileSync(
      join(root, 'test/run.test.ts'),
      "// XX-RUN-02\nit.each([[1], [2]])('runs (XX-RUN-01)', () => {});\n",
    );
    expect(ruleIndex(root, ['XX-RUN-01', 'XX-RUN-02'])).toEqual([
      { id: 'XX-RUN-01', code: ['models/run.ts'], tests: ['test/run.test.ts'] },
      { id: 'XX-RUN-02', code: [], tests: [] },
    ]);
  });
});
