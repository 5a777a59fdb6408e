import type { App, WebContents } from 'electron';
import type { Log } from '../disk/log-file';
import { APP_PAGE } from '../origin';

/** Crashes within this many milliseconds count together. */
const SPAN = 60_000;
/** So many crashes are answered by loading the page again; then something is broken for good. */
const MOST = 3;

interface Rescue {
  readonly log: Pick<Log, 'write'>;
  /** Milliseconds. */
  readonly now: () => number;
  /** Called when loading again doesn't help. */
  readonly giveUp: () => void;
}

/**
 * Loads the page again when its process is gone, from the second time on with little to draw: the driver of the graphics
 * card is what most likely fails. Nothing is lost, for the game is saved after every move.
 */
export function reviveWindow(page: Pick<WebContents, 'on' | 'loadURL'>, { log, now, giveUp }: Rescue): void {
  let crashes: readonly number[] = [];
  page.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log.write('error', `The window's process is gone: ${reason} (exit code ${exitCode}).`);
    crashes = [...crashes.filter((time) => now() - time < SPAN), now()];
    if (crashes.length > MOST) return giveUp();
    const address = crashes.length === 1 ? APP_PAGE : `${APP_PAGE}?quality=low`;
    page.loadURL(address).catch((error: unknown) => log.write('error', String(error)));
  });
  page.on('unresponsive', () => log.write('warn', 'The window does not answer.'));
  page.on('responsive', () => log.write('info', 'The window answers again.'));
}

/**
 * Chromium starts a crashed GPU process again by itself and the page draws anew, as long as it isn't barred from 3D for
 * having been there when it crashed. To be called before the app is ready.
 */
export function surviveGpuCrashes(
  app: Pick<App, 'on' | 'disableDomainBlockingFor3DAPIs'>,
  log: Pick<Log, 'write'>,
): void {
  app.disableDomainBlockingFor3DAPIs();
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit')
      log.write('error', `A process of type ${type} is gone: ${reason} (exit code ${exitCode}).`);
  });
}
