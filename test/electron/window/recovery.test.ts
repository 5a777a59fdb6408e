import type { App, WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import { reviveWindow, surviveGpuCrashes } from '../../../electron/window/recovery';
import { Recorder } from '../recorder';

const PAGE = 'app://curfew/index.html';

/** A window whose process can be made to crash, and a clock that only the test turns. */
function aWindow() {
  const recorder = new Recorder();
  const loaded: string[] = [];
  const lines: string[] = [];
  const clock = { now: 0 };
  let hasGivenUp = false;
  reviveWindow(
    {
      on: recorder.on as WebContents['on'],
      loadURL: async (address) => void loaded.push(address),
    },
    {
      log: { write: (level, text) => void lines.push(`${level} ${text}`) },
      now: () => clock.now,
      giveUp: () => {
        hasGivenUp = true;
      },
    },
  );
  const crash = (reason = 'crashed') => recorder.call('render-process-gone', {}, { reason, exitCode: 5 });
  return { recorder, loaded, lines, clock, crash, hasGivenUp: () => hasGivenUp };
}

describe('a window whose process is gone', () => {
  it('loads its page again, and says why in the log', () => {
    const { crash, loaded, lines } = aWindow();
    crash('oom');
    expect(loaded).toEqual([PAGE]);
    expect(lines).toEqual(["error The window's process is gone: oom (exit code 5)."]);
  });

  it('draws less the next times, and gives up after the third within a minute', () => {
    const { crash, loaded, hasGivenUp } = aWindow();
    crash();
    crash();
    crash();
    expect([loaded, hasGivenUp()]).toEqual([[PAGE, `${PAGE}?quality=low`, `${PAGE}?quality=low`], false]);
    crash();
    expect([loaded.length, hasGivenUp()]).toEqual([3, true]);
  });

  it('starts counting anew when it held for a minute', () => {
    const { crash, clock, loaded, hasGivenUp } = aWindow();
    for (let time = 0; time < 5; time++) {
      clock.now = time * 60_000;
      crash();
    }
    expect([loaded, hasGivenUp()]).toEqual([Array.from({ length: 5 }, () => PAGE), false]);
  });

  it('stays closed when it was closed', () => {
    const { crash, loaded, lines } = aWindow();
    crash('clean-exit');
    expect([loaded, lines]).toEqual([[], []]);
  });

  it('is written about when it does not answer', () => {
    const { recorder, lines } = aWindow();
    recorder.call('unresponsive');
    recorder.call('responsive');
    expect(lines).toEqual(['warn The window does not answer.', 'info The window answers again.']);
  });
});

describe('a crash of the GPU process', () => {
  it('is written down and does not bar the page from 3D', () => {
    const recorder = new Recorder();
    const lines: string[] = [];
    let isBarred = true;
    const app = {
      on: recorder.on as App['on'],
      disableDomainBlockingFor3DAPIs: () => {
        isBarred = false;
      },
    };
    surviveGpuCrashes(app, { write: (level, text) => void lines.push(`${level} ${text}`) });
    recorder.call('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 });
    recorder.call('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 });
    expect([isBarred, lines]).toEqual([
      false,
      ['error A process of type GPU is gone: crashed (exit code 9).'],
    ]);
  });
});
