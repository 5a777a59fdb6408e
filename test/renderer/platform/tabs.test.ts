import { describe, expect, it, vi } from 'vitest';
import { createTabs, type Tabs } from '../../../renderer/platform/tabs';
import { textsOfOneTab } from '../../../renderer/platform/texts-of-one-tab';
import { lockManager } from '../../helpers/lock-manager';
import { aPicture, aSaveMeta } from '../../helpers/save-meta';
import { savesInMemory } from '../../helpers/saves-in-memory';

/** A browser in which nobody's patience ends before the test says so. */
function aBrowser() {
  const locks = lockManager();
  const ears: (() => void)[] = [];
  const patience: AbortController[] = [];
  return {
    locks,
    open(): Tabs {
      const hear = () => {
        for (const ear of ears) if (ear !== own) ear();
      };
      let own = () => {};
      return createTabs({
        locks,
        within() {
          const controller = new AbortController();
          patience.push(controller);
          return controller.signal;
        },
        channel: {
          postMessage: hear,
          addEventListener: (_type: string, listener: unknown) => {
            own = listener as () => void;
            ears.push(own);
          },
        } as unknown as BroadcastChannel,
      });
    },
    /** How often somebody began to wait. */
    waits: () => patience.length,
    /** Whoever waits for the lock has waited long enough. */
    giveUp: () => {
      for (const controller of patience) controller.abort(new DOMException('', 'TimeoutError'));
    },
  };
}

async function twoTabs() {
  const browser = aBrowser();
  const first = browser.open();
  const second = browser.open();
  await vi.waitFor(() => {
    browser.giveUp();
    expect(second.state()).toBe('elsewhere');
  });
  return { first, second, browser };
}

const writers = async (...tabs: readonly Tabs[]) => Promise.all(tabs.map((tab) => tab.mayWrite()));

describe('one tab alone', () => {
  it('saves, however long a busy browser takes to hand out the lock', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { request } = lockManager();
    const late = async (name: string, options: LockOptions, granted: LockGrantedCallback<void>) => {
      await answered;
      return request(name, options, granted);
    };
    const tab = createTabs({
      locks: { request: late as LockManager['request'] },
      channel: { postMessage: () => {}, addEventListener: () => {} },
      within: () => AbortSignal.abort(),
    });
    await Promise.resolve();
    expect(tab.state()).toBe('here');
    answer();
    expect([await tab.mayWrite(), tab.state()]).toEqual([true, 'here']);
  });
});

describe('two tabs', () => {
  it('have one that saves, and one that says that the other does', async () => {
    const { first, second } = await twoTabs();
    expect([first.state(), second.state()]).toEqual(['here', 'elsewhere']);
    expect(await writers(first, second)).toEqual([true, false]);
  });

  it('change places when the second is told to take over', async () => {
    const { first, second } = await twoTabs();
    const told = vi.fn();
    first.subscribe(told);
    await second.takeOver();
    expect([first.state(), second.state()]).toEqual(['moved', 'here']);
    expect(await writers(first, second)).toEqual([false, true]);
    expect(told).toHaveBeenCalled();
    await first.takeOver();
    expect([first.state(), second.state()]).toEqual(['here', 'moved']);
  });

  it('lose nothing: the first stores its last moves before the second has the games', async () => {
    const { first, second } = await twoTabs();
    let stored = () => {};
    first.onLosing(() => new Promise((resolve) => (stored = resolve)));
    const taken = second.takeOver();
    await vi.waitFor(() => expect(first.state()).toBe('moved'));
    expect(await writers(first, second)).toEqual([true, false]);
    stored();
    await taken;
    expect(await writers(first, second)).toEqual([false, true]);
  });

  it('do not wait for one that hangs, which loses its games and learns of it', async () => {
    const { first, second, browser } = await twoTabs();
    const late = vi.fn(async () => {});
    first.onLosing(() => new Promise(() => {}));
    const taken = second.takeOver();
    await vi.waitFor(() => expect(first.state()).toBe('moved'));
    first.onLosing(late);
    browser.giveUp();
    await taken;
    await vi.waitFor(() => expect(late).toHaveBeenCalledOnce());
    expect(await writers(first, second)).toEqual([false, true]);
    expect([first.state(), second.state()]).toEqual(['moved', 'here']);
  });

  it('are no different from one where the browser refuses locks', async () => {
    const request = () => Promise.reject(new DOMException('', 'SecurityError'));
    const tab = createTabs({
      locks: { request },
      channel: { postMessage: () => {}, addEventListener: () => {} },
      within: () => new AbortController().signal,
    });
    expect([await tab.mayWrite(), tab.state()]).toEqual([true, 'here']);
  });
});

describe('a tab that was loaded anew', () => {
  it('waits for the lock that its page before lets go of, and saves', async () => {
    const { locks, open, waits, giveUp } = aBrowser();
    let leave = () => {};
    const before = locks.request('curfew-saves', {}, () => new Promise<void>((resolve) => (leave = resolve)));
    const after = open();
    await vi.waitFor(() => expect(waits()).toBe(1));
    leave();
    await before;
    giveUp();
    expect([await after.mayWrite(), after.state()]).toEqual([true, 'here']);
  });
});

describe('the saved games of two tabs', () => {
  it('can be read in both, and changed only where they are', async () => {
    const { saves, kept } = savesInMemory();
    const { first, second } = await twoTabs();
    const [own, others] = [textsOfOneTab(saves, first), textsOfOneTab(saves, second)];
    await own.save('autosave', aSaveMeta(), '1', aPicture());
    const REFUSED = 'Another tab has the saved games.';
    await expect(others.save('autosave', aSaveMeta(), '2')).rejects.toThrow(REFUSED);
    await expect(others.remove('autosave')).rejects.toThrow(REFUSED);
    expect([await others.load('autosave'), await others.list(), kept.size]).toEqual(['1', [aSaveMeta()], 1]);
    expect(await others.picture('autosave')).toBe(aPicture());
  });
});
