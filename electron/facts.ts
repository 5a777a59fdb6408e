import { arch, homedir, release } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { App } from 'electron';
import type { Log } from './disk/log-file';

/** What a report of a fault says about the app and what it runs on; nothing that names the person or the machine. */
export interface Facts {
  readonly version: string;
  /** Such as "Electron 45.5.0, Chrome 146.0". */
  readonly runtime: string;
  readonly system: string;
  /** The last lines of the log file, oldest first, without the folder that is called after the person. */
  readonly log: readonly string[];
}

const LOG_LINES = 40;

/** A line in which `~` stands for the person's home folder, however the line writes it. */
function withoutHome(line: string, home: string): string {
  // The log escapes backslashes; stacks have addresses.
  const written = [JSON.stringify(home).slice(1, -1), home, pathToFileURL(home).pathname];
  return written.reduce((text, path) => text.replaceAll(path, '~'), line);
}

export async function factsOf(
  app: Pick<App, 'getVersion'>,
  log: Pick<Log, 'tail'>,
  home: string = homedir(),
): Promise<Facts> {
  const { electron, chrome } = process.versions;
  return {
    version: app.getVersion(),
    runtime: `Electron ${electron}, Chrome ${chrome}`,
    system: `${process.platform} ${release()} ${arch()}`,
    log: (await log.tail(LOG_LINES)).map((line) => withoutHome(line, home)),
  };
}
