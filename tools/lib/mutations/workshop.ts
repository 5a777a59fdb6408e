/** A copy of the project in which rules may be broken; the project itself is never touched. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Mutation, mutate } from './mutation';

const PROJECT = resolve(import.meta.dirname, '../../..');
/** What the tests of the rules need. */
const COPIED = [
  'models',
  'machines',
  'test',
  'assets/locales',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** What came of running tests. */
export interface TestRun {
  readonly passed: boolean;
  /** Full titles of the tests that failed. */
  readonly failed: readonly string[];
}

interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export interface Workshop {
  /** @throws Error when the tests can't be run at all */
  test(files: readonly string[]): TestRun;
  /**
   * Breaks a rule, does something, and mends the rule again.
   * @throws MutationError when the source is not what the mutation expects
   */
  whileBroken<Result>(mutation: Mutation, work: () => Result): Result;
  /** Removes the copy. */
  close(): void;
}

/** The copy lies beside the link to the packages, so that nothing is written into the packages either. */
function copyProject(): { readonly folder: string; readonly copy: string } {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-mutations-'));
  const copy = join(folder, 'project');
  mkdirSync(copy);
  for (const name of COPIED) cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, copy };
}

function runTests(copy: string, files: readonly string[]): TestRun {
  const vitest = join(PROJECT, 'node_modules/vitest/vitest.mjs');
  const words = [vitest, 'run', '--maxWorkers=1', '--reporter=json', ...files];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(`The tests can't be run: ${stderr || stdout}`);
  const { success, testResults } = JSON.parse(stdout.slice(start)) as VitestReport;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return { passed: success, failed: failed.map(({ fullName }) => fullName) };
}

export function openWorkshop(): Workshop {
  const { folder, copy } = copyProject();
  return {
    test: (files) => runTests(copy, files),
    whileBroken(mutation, work) {
      const file = join(copy, mutation.file);
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, mutate(whole, mutation));
      try {
        return work();
      } finally {
        writeFileSync(file, whole);
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
