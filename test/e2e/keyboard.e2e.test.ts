import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { enter, keyboard } from './helpers/hands';
import { playOn } from './helpers/play';
import { autosave } from './helpers/saves';
import { shadowOf, skilled, waiting } from './helpers/shadow';

const SEED = 'keys-1';

/**
 * The screen as a screen reader tells it, but for the reason that shows at a button with the focus, and for what of the log was
 * read out last.
 */
async function told({ page }: OpenedApp): Promise<string> {
  const lines = await page.locator('#root').ariaSnapshot();
  return lines.replaceAll(/^ *- tooltip.*\n|^ *- paragraph.*\n(?= *- button "Show the whole log")/gm, '');
}

describe('a game with nothing but the keyboard', () => {
  const shadow = shadowOf(SEED);
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
  });
  afterAll(() => app.close());

  it('begins', async () => {
    const { page } = app;
    await enter(page, page.getByRole('button', { name: 'New game' }));
    await page.getByRole('main', { name: 'New game' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  });

  it('takes a move back with Ctrl+Z as long as nothing new was learned', async () => {
    const { page } = app;
    await playOn({ page, hands: keyboard(page), shadow }, { player: skilled, moves: 1 });
    const before = await told(app);
    await playOn({ page, hands: keyboard(page), shadow }, { player: skilled, moves: 1 });
    expect(shadow.seen('seat-1').undo.why).toBeNull();
    expect(await told(app)).not.toBe(before);
    await page.keyboard.press('Control+z');
    shadow.undo('seat-1');
    await expect.poll(() => told(app), { timeout: 300_000 }).toBe(before);
  });

  it('goes on for three Rounds, by the list of places and through attacks', async () => {
    const { page } = app;
    const { round } = shadow.whole().position.state;
    await playOn(
      { page, hands: keyboard(page), shadow },
      {
        player: skilled,
        onTable: ({ picks }) => picks < 2,
        until: ({ whole }) => whole().position.state.round >= round + 3,
      },
    );
    expect(shadow.whole().outcome).toBeNull();
    const defences = shadow
      .whole()
      .moves.filter(({ move }) => move.type === 'DEFEND' || move.type === 'COMMIT');
    expect(defences.length).toBeGreaterThan(0);
  });

  it('is left in the middle of an attack, and goes on there after "Continue"', async () => {
    const { page } = app;
    await playOn(
      { page, hands: keyboard(page), shadow },
      {
        player: waiting,
        until: ({ whole }) => whole().prompt.id === 'defending',
      },
    );
    const { position, moves } = shadow.whole();
    expect(position.state.defence).not.toBeNull();
    await expect.poll(async () => (await autosave(page)).moves.length).toBe(moves.length);
    expect((await autosave(page)).state).toEqual(position.state);
    const before = await told(app);
    await page.reload();
    await enter(page, page.getByRole('button', { name: /^Continue/ }));
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    expect(await told(app)).toBe(before);
    const { round } = position.state;
    await playOn(
      { page, hands: keyboard(page), shadow },
      {
        player: skilled,
        until: ({ whole }) => whole().position.state.round > round,
      },
    );
    expect(shadow.whole().prompt.id).not.toBe('defending');
  });
});
