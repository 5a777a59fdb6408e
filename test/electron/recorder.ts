/** Stands in for whatever in Electron takes listeners: keeps them, and calls them whatever the types of their arguments. */
export class Recorder {
  readonly handlers = new Map<string, (...args: unknown[]) => unknown>();
  readonly on = (name: string, handler: (...args: never[]) => unknown): void => {
    this.handlers.set(name, handler as (...args: unknown[]) => unknown);
  };
  call(name: string, ...args: unknown[]): unknown {
    const handler = this.handlers.get(name);
    if (handler === undefined) throw new Error(`Nothing is registered for ${name}.`);
    return handler(...args);
  }
}
