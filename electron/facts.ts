import { arch, release } from 'node:os';
import type { App } from 'electron';
import type { Log } from './disk/log-file';

/** What a report of a fault says about the app and what it runs on; nothing that names the person or the machine. */
export interface Facts {
  readonly version: string;
  /** Such as "Electron 45.5.0, Chrome 146.0". */
  readonly runtime: string;
  readonly system: string;
  /** The last lines of the log file, oldest first. */
  readonly log: readonly string[];
}

const LOG_LINES = 40;

export function factsOf(app: Pick<App, 'getVersion'>, log: Pick<Log, 'tail'>): Facts {
  const { electron, chrome } = process.versions;
  return {
    version: app.getVersion(),
    runtime: `Electron ${electron}, Chrome ${chrome}`,
    system: `${process.platform} ${release()} ${arch()}`,
    log: log.tail(LOG_LINES),
  };
}
