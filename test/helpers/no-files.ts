import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';

/** What may lie in place of a file and is none, by what puts it there; what the system does not have is left out. */
export const NO_FILES: Readonly<Record<string, (path: string) => void>> = {
  'a folder': (path) => mkdirSync(path),
  ...(process.platform !== 'win32' && {
    'a pipe that nobody writes to': (path: string) => execFileSync('mkfifo', [path]),
    'a link to a device without an end': (path: string) => symlinkSync('/dev/zero', path),
    'a link to nowhere': (path: string) => symlinkSync('nowhere', path),
    'a link to itself': (path: string) => symlinkSync(path, path),
    'a link out of the folder': (path: string) => symlinkSync(import.meta.filename, path),
  }),
};
