import type { App } from 'electron';

/** Keeps the app alive until what was asked to be stored is on the disk: the last move must not get lost on the way out. */
export function quitWhenIdle(app: Pick<App, 'on' | 'exit'>, idle: () => Promise<unknown>): void {
  app.on('will-quit', (event) => {
    event.preventDefault();
    const exit = () => app.exit(0);
    idle().then(exit, exit);
  });
}
