import type { App } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { quitWhenIdle } from '../../electron/quitting';
import { Recorder } from './recorder';

describe('quitting', () => {
  it.each([
    ['is done', () => Promise.resolve()],
    ['has failed', () => Promise.reject(new Error('disk full'))],
  ])('waits until what is being stored %s', async (_how, idle) => {
    const recorder = new Recorder();
    const preventDefault = vi.fn();
    const codes: (number | undefined)[] = [];
    quitWhenIdle({ on: recorder.on as App['on'], exit: (code) => void codes.push(code) }, idle);
    recorder.call('will-quit', { preventDefault });
    expect([preventDefault.mock.calls.length, codes]).toEqual([1, []]);
    await vi.waitFor(() => expect(codes).toEqual([0]));
  });
});
