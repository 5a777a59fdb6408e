import type { WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { blockRemote, denyPermissions, keepPage } from '../../electron/lockdown';

/** Calls what a module registered, whatever the types of its arguments, and collects what it answers. */
class Recorder {
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

describe('a page', () => {
  const recorder = new Recorder();
  keepPage({
    on: recorder.on as WebContents['on'],
    setWindowOpenHandler: (handler) => recorder.on('window-open', handler),
  });

  it('opens no window', () => {
    expect(recorder.call('window-open', { url: 'https://example.org/' })).toEqual({ action: 'deny' });
  });

  it.each(['will-navigate', 'will-frame-navigate', 'will-attach-webview'])('is stopped at %s', (name) => {
    const preventDefault = vi.fn();
    recorder.call(name, { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

describe('a session', () => {
  it('grants no permission', () => {
    const recorder = new Recorder();
    denyPermissions({
      setPermissionRequestHandler: (handler) => handler !== null && recorder.on('request', handler),
      setPermissionCheckHandler: (handler) => handler !== null && recorder.on('check', handler),
    });
    const answers: unknown[] = [];
    recorder.call('request', null, 'geolocation', (granted: boolean) => answers.push(granted));
    answers.push(recorder.call('check', null, 'media'));
    expect(answers).toEqual([false, false]);
  });

  it.each([
    ['app://curfew/index.html', false],
    ['data:image/png;base64,AA==', false],
    ['blob:app://curfew/1', false],
    ['app://elsewhere/index.html', true],
    ['https://example.org/', true],
    ['file:///etc/passwd', true],
    ['not an address', true],
  ])('asked for %s, cancels: %s', (url, cancel) => {
    const recorder = new Recorder();
    blockRemote({
      webRequest: {
        onBeforeRequest: (...args: unknown[]) => recorder.on('request', args.at(-1) as () => void),
      },
    });
    const answers: unknown[] = [];
    recorder.call('request', { url }, (answer: unknown) => answers.push(answer));
    expect(answers).toEqual([{ cancel }]);
  });
});
