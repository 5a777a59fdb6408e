import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../models/outbreak-duel/state';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { cutTexts } from './helpers/cut-texts';
import { playDuel } from './helpers/duel-driver';
import { barriers, unreachable } from './helpers/look';
import { newGame, planGame } from './helpers/play';
import { autosave, gamesInPlay } from './helpers/saves';

const COPY = 'Hold the Line, my copy';

describe('a deck of one’s own, from the editor to the table', () => {
  let app: OpenedApp;
  const button = (name: string | RegExp) => app.page.getByRole('button', { name });
  const press = (name: string | RegExp) => button(name).click();
  const dialog = (name: string) => app.page.getByRole('dialog', { name });
  const editor = () => app.page.getByRole('main', { name: 'Deck editor' });
  const chosen = () =>
    app.page.getByRole('combobox', { name: 'Deck' }).locator('option:checked').textContent();
  const atTable = () => app.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  /** Names of both decks of the game that was saved last, and the copies of a card in the first of them. */
  const played = async (card: 'A01') => {
    const { options } = (await autosave(app.page)).state as Pick<State, 'options'>;
    return options.decks.map((deck) =>
      typeof deck === 'string' ? deck : `${deck.name}, ${deck.cards.survivor[card] ?? 0}`,
    );
  };

  async function toDecks(): Promise<void> {
    // Escape would only put down what is being chosen.
    await press('Menu');
    await press(/^To the decks/);
    await editor().waitFor();
  }

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=own-decks`);
  });
  afterAll(() => app.close());

  it('is built in the editor, handed on as text, and taken from a text (OD-DECK-03)', async () => {
    const { page } = app;
    await newGame(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Understood' }).click();
    await press('Menu');
    await press(/^Leave the table/);
    await press('Decks');
    await press('Copy');
    await press(/^Reflex Sight, Attachment, 1 AP, 0 of 3/);
    expect(await button('Test play').getAttribute('aria-disabled')).toBe('true');
    await page
      .getByRole('region', { name: 'Survivor Deck' })
      .getByRole('button', { name: '2 × Toolbox, 1 AP' })
      .click();
    await press('Export');
    const text = await dialog('The deck as text').getByRole('textbox').inputValue();
    await page.keyboard.press('Escape');
    await press('Delete');
    await press('Import');
    await dialog('Import a deck').getByRole('textbox').fill(text);
    await dialog('Import a deck').getByRole('button', { name: 'Import' }).click();
    await dialog('Import a deck').waitFor({ state: 'detached' });
    await press('Close');
    expect(await chosen()).toBe(COPY);
  });

  it('is tried against a bot with one click, and no other game is lost', async () => {
    const { page } = app;
    expect(await unreachable(page, true, '.deck-editor')).toEqual([]);
    expect(await cutTexts(page, '.deck-editor')).toEqual([]);
    await press('Test play');
    await atTable();
    let round = '';
    await playDuel(page, {
      look: async () => {
        round = (await page.locator('.od-round').textContent()) ?? '';
      },
      until: () => round === 'Round 2',
    });
    expect(await played('A01')).toEqual([`${COPY}, 1`, 'sight']);
    expect(await gamesInPlay(page)).toHaveLength(2);
  });

  it('lies open again when its player comes back from the table', async () => {
    await toDecks();
    await expect.poll(chosen).toBe(COPY);
  });

  it('can be thrown away: the game that is played with it has its own copy', async () => {
    const { page } = app;
    await press('Delete');
    await page.getByText(`"${COPY}" is deleted, and 1 other before it.`).waitFor();
    await press('Bring it back');
    await press(/^Reflex Sight, Attachment, 1 AP, 1 of 3/);
    expect(await chosen()).toBe(`${COPY} (not ready)`);
    await page.keyboard.press('Escape');
    await press(/^Continue, Outbreak Duel/);
    await atTable();
    expect(await played('A01')).toEqual([`${COPY}, 1`, 'sight']);
    await press('Menu');
    await press(/^Leave the table/);
  });

  it('can be chosen for any seat of a new game, unless it breaks the rules (OD-DECK-01)', async () => {
    const { page } = app;
    await planGame(page, 'Outbreak Duel');
    const own = (n: number) =>
      page.getByRole('group', { name: `Seat ${n}` }).getByRole('combobox', { name: 'Or one of your own' });
    const reason = `${COPY}: A Survivor Deck has 40 cards; this one has 41.`;
    await own(1).getByRole('option', { name: reason }).waitFor({ state: 'attached' });
    expect(await own(1).getByRole('option', { name: reason }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await press('Decks');
    await page
      .getByRole('region', { name: 'Survivor Deck' })
      .getByRole('button', { name: '2 × Reflex Sight, 1 AP' })
      .click();
    await page.keyboard.press('Escape');
    await planGame(page, 'Outbreak Duel');
    for (const n of [1, 2]) await own(n).selectOption({ label: `${COPY}: Dutch Halloran, 24 HP` });
    expect(await barriers(page)).toEqual([]);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await press('Start');
    await atTable();
    await expect.poll(() => played('A01')).toEqual([`${COPY}, 1`, `${COPY}, 1`]);
  });
});
