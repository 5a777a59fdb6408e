import { act, create } from '@react-three/test-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notice } from '../../../renderer/app/notice';
import { PASSING, usePassing } from '../../../renderer/app/use-passing';

const closed = vi.fn();

interface PartProps {
  readonly said: string;
  readonly passes: boolean;
  readonly shown: (holding: ReturnType<typeof usePassing>) => void;
}

function Part({ said, passes, shown }: PartProps) {
  shown(usePassing(said, passes, closed));
  return null;
}

/** Something that is said, and what can happen to it. */
async function aNotice(passes = true) {
  const seen: ReturnType<typeof usePassing>[] = [];
  const part = (said: string) => <Part said={said} passes={passes} shown={(one) => seen.push(one)} />;
  const drawn = await create(part('Saved.'));
  return {
    say: (said: string) => act(async () => drawn.update(part(said))),
    meet: (event: keyof ReturnType<typeof usePassing>) => act(async () => seen.at(-1)?.[event]()),
    leave: () => act(() => drawn.unmount()),
  };
}

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  closed.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a notice', () => {
  it('that passes goes away after six seconds, once', async () => {
    await aNotice();
    await wait(PASSING - 1);
    expect(closed).not.toHaveBeenCalled();
    await wait(1);
    await wait(PASSING);
    expect(PASSING).toBe(6000);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('that doesn’t stays', async () => {
    await aNotice(false);
    await wait(10 * PASSING);
    expect(closed).not.toHaveBeenCalled();
  });

  it('has its whole time for what is said anew', async () => {
    const { say } = await aNotice();
    await wait(PASSING - 1);
    await say('Copied.');
    await wait(PASSING - 1);
    expect(closed).not.toHaveBeenCalled();
    await wait(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the pointer is over it', 'onPointerEnter', 'onPointerLeave'],
    ['it has the focus', 'onFocus', 'onBlur'],
  ] as const)('stays while %s, and has its whole time afterwards', async (_what, enter, leave) => {
    const { meet } = await aNotice();
    await wait(PASSING - 1);
    await meet(enter);
    await wait(10 * PASSING);
    expect(closed).not.toHaveBeenCalled();
    await meet(leave);
    await wait(PASSING - 1);
    expect(closed).not.toHaveBeenCalled();
    await wait(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('stays while one hand holds it, whatever the other does', async () => {
    const { meet } = await aNotice();
    for (const event of ['onFocus', 'onPointerEnter', 'onPointerLeave'] as const) await meet(event);
    await wait(10 * PASSING);
    expect(closed).not.toHaveBeenCalled();
  });

  it('closes nothing once it is gone', async () => {
    const { leave } = await aNotice();
    await leave();
    await wait(10 * PASSING);
    expect(closed).not.toHaveBeenCalled();
  });

  it('is said at once where it waits for somebody, and politely where it passes', () => {
    const markup = (passes: boolean) =>
      renderToStaticMarkup(<Notice said={{ sentence: 'Saved.', passes }} onClose={closed} />);
    expect(markup(true)).toContain('role="status"');
    expect(markup(false)).toContain('role="alert"');
    expect(renderToStaticMarkup(<Notice said={null} onClose={closed} />)).toBe('');
  });
});
