/** Another commit of this project in a folder of its own, with the packages that are installed here. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** What a contestant consists of besides the project that it plays. */
const CONTESTANT = ['tools/bench/versus', 'tools/bench/timing.ts'];

/**
 * Does something with the worktree of a commit, which is gone afterwards.
 * @throws Error when git doesn't know the commit
 */
export async function withWorktree<T>(
  root: string,
  commit: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
  const parent = mkdtempSync(join(tmpdir(), 'curfew-bench-'));
  const folder = join(parent, 'worktree');
  try {
    git('worktree', 'add', '--detach', folder, commit);
    symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const path of CONTESTANT) cpSync(join(root, path), join(folder, path), { recursive: true });
    return await work(folder);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/**
 * Builds the contestant of a checkout as the app is built: what runs its TypeScript directly pays for the name of every
 * function it makes.
 * @returns the file to run
 */
export async function buildContestant(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-contestant-'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(root, 'tools/bench/versus/contestant.ts'), outDir: folder, emptyOutDir: true },
  });
  return join(folder, 'contestant.js');
}
