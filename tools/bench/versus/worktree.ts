/** Another commit of this project in a folder of its own, with the packages that are installed here. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
    return await work(folder);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
