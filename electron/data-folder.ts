import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';

/** What electron-builder's portable program for Windows sets: the folder in which it lies itself. */
const PORTABLE = 'PORTABLE_EXECUTABLE_DIR';

/**
 * Where games, settings and the log are kept: a portable app has them beside itself, so that they travel with it. Where
 * nothing can be written there, they go to where an installed app has them. To be called before anything asks for a path.
 */
export function keepDataBeside(
  app: Pick<App, 'setPath'>,
  env: Readonly<Record<string, string | undefined>>,
  make: (folder: string) => void = (folder) => void mkdirSync(folder, { recursive: true }),
): void {
  const beside = env[PORTABLE];
  if (!beside) return;
  const folder = join(beside, 'Curfew data');
  try {
    make(folder);
    app.setPath('userData', folder);
  } catch {
    // A stick with a write lock, a folder of somebody else.
  }
}
