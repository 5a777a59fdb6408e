/** Where each numbered rule stands in the code and which tests name it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RuleRow {
  readonly id: string;
  /** Files whose comments carry the rule id. */
  readonly code: readonly string[];
  /** Test files with a title that names the rule. */
  readonly tests: readonly string[];
}

/** The rule's own id, also inside `DL-MOVE-01..09` and `DL-FAT-02, -03`. */
const MENTION = /\b([A-Z]{2}-[A-Z]+)-(\d+)((?:\.\.\d+|, ?-\d+)*)/g;
/** String literals on one line: the titles of tests, also those in tables of tests. */
const TITLE = /(['"`])((?:(?!\1).)*)\1/g;

function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort(),
  );
}

/** All rule ids that a text mentions, ranges and lists spelled out. */
export function ruleIdsIn(text: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [, prefix, first = '', rest = ''] of text.matchAll(MENTION)) {
    const add = (n: number) => ids.add(`${prefix}-${String(n).padStart(2, '0')}`);
    let last = Number(first);
    add(last);
    for (const [, range, single] of rest.matchAll(/\.\.(\d+)|, ?-(\d+)/g)) {
      if (range) for (let n = last; n <= Number(range); n++) add(n);
      if (single) add(Number(single));
      last = Number(range ?? single);
    }
  }
  return ids;
}

function titlesOf(text: string): string {
  return [...text.matchAll(TITLE)].map(([, , title]) => title ?? '').join('\n');
}

/** One row for each rule id, in the order given. */
export function ruleIndex(root: string, ids: readonly string[]): readonly RuleRow[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const code = sourceFiles(root, ['models', 'machines'])
    .filter((file) => !file.endsWith('rule-ids.ts'))
    .map((file) => ({ file, ids: ruleIdsIn(read(file)) }));
  const tests = sourceFiles(root, ['test']).map((file) => ({ file, ids: ruleIdsIn(titlesOf(read(file))) }));
  const naming = (files: readonly { file: string; ids: ReadonlySet<string> }[], id: string) =>
    files.filter((entry) => entry.ids.has(id)).map((entry) => entry.file);
  return ids.map((id) => ({ id, code: naming(code, id), tests: naming(tests, id) }));
}
