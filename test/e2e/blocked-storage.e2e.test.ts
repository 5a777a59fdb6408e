import { afterEach, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { newGame } from './helpers/play';

/** Run in the page before the app: what browsers do whose storage is blocked. */
const BLOCKED: Readonly<Record<string, () => void>> = {
  throws: () => {
    indexedDB.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  },
  'is absent': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'never answers': () => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
  },
};

describe('a browser whose storage', () => {
  let app: OpenedApp | null = null;
  afterEach(() => app?.close());

  it.each(Object.keys(BLOCKED))('%s lets people play, and says that nothing is saved', async (how) => {
    app = await openApp({ ...SMALL, drawn: false, before: BLOCKED[how] }, `?${QUICK}&seed=blocked`);
    const { page } = app;
    const notice = page.getByRole('alert').getByText('This browser lets Curfew store nothing here');
    await notice.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await newGame(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    const save = page.getByRole('button', { name: 'Save under a name' });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await save.hover();
    await page.getByRole('tooltip').getByText("games can't be saved").waitFor();
    expect(await notice.count()).toBe(0);
  });
});
