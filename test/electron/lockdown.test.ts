import type { Session, WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { blockRemote, denyPermissions, keepPage, limitDownloads } from '../../electron/lockdown';
import { Recorder } from './recorder';

describe('a page', () => {
  const recorder = new Recorder();
  keepPage({
    on: recorder.on as WebContents['on'],
    setWindowOpenHandler: (handler) => recorder.on('window-open', handler),
  });

  it('opens no window', () => {
    expect(recorder.call('window-open', { url: 'https://example.org/' })).toEqual({ action: 'deny' });
  });

  it('holds no other page', () => {
    const preventDefault = vi.fn();
    recorder.call('will-attach-webview', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it.each([
    ['app://curfew/index.html', true, false],
    ['app://curfew/index.html?quality=low', true, false],
    ['app://curfew/index.html', false, true],
    ['app://curfew/other.html', true, true],
    ['app://elsewhere/index.html', true, true],
    ['https://example.org/index.html', true, true],
    ['file:///index.html', true, true],
    ['not an address', true, true],
  ])('that goes to %s (in the window itself: %s) is stopped: %s', (url, isMainFrame, isStopped) => {
    for (const name of ['will-navigate', 'will-frame-navigate']) {
      const preventDefault = vi.fn();
      recorder.call(name, { url, isMainFrame, preventDefault });
      expect(preventDefault).toHaveBeenCalledTimes(isStopped ? 1 : 0);
    }
  });
});

describe('a session', () => {
  it.each([
    ['clipboard-sanitized-write', true],
    ['clipboard-read', false],
    ['geolocation', false],
    ['media', false],
    ['openExternal', false],
  ])('is asked for the permission %s, and grants it: %s', (permission, isGranted) => {
    const recorder = new Recorder();
    denyPermissions({
      setPermissionRequestHandler: (handler) => handler !== null && recorder.on('request', handler),
      setPermissionCheckHandler: (handler) => handler !== null && recorder.on('check', handler),
    });
    const answers: unknown[] = [];
    recorder.call('request', null, permission, (granted: boolean) => answers.push(granted));
    answers.push(recorder.call('check', null, permission));
    expect(answers).toEqual([isGranted, isGranted]);
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

  it.each([
    ['blob:app://curfew/1b9d6bcd', true],
    ['blob:https://example.org/1b9d6bcd', false],
    ['https://example.org/a.exe', false],
    ['data:text/html,x', false],
    ['app://curfew/index.html', false],
  ])('lets %s be downloaded: %s', (url, isAllowed) => {
    const recorder = new Recorder();
    const preventDefault = vi.fn();
    limitDownloads({ on: recorder.on as unknown as Session['on'] });
    recorder.call('will-download', { preventDefault }, { getURL: () => url });
    expect(preventDefault).toHaveBeenCalledTimes(isAllowed ? 0 : 1);
  });
});
