import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { cutTexts } from './helpers/cut-texts';
import { barriers, unreachable } from './helpers/look';

const DECKS = `?${QUICK}`;

describe('the deck editor', () => {
  let app: OpenedApp;
  const button = (name: string | RegExp) => app.page.getByRole('button', { name });
  const press = (name: string | RegExp) => button(name).click();
  const checks = () => app.page.getByRole('region', { name: 'What the rules say' });
  const deck = () => app.page.getByRole('combobox', { name: 'Deck' });
  /** The name under which the open deck is listed. */
  const chosen = () => deck().locator('option:checked').textContent();
  const choose = (name: string) => deck().selectOption({ label: name });
  const dialog = (name: string) => app.page.getByRole('dialog', { name });
  const rows = (name: 'Survivor Deck' | 'Zombie Deck') => app.page.getByRole('region', { name });

  async function openEditor(): Promise<void> {
    await press('Decks');
    await app.page.getByRole('main', { name: 'Deck editor' }).waitFor();
  }

  /** The text that a deck is handed on as. */
  async function exported(): Promise<string> {
    await press('Export');
    const text = await dialog('The deck as text').getByRole('textbox').inputValue();
    await app.page.keyboard.press('Escape');
    return text;
  }

  async function importText(text: string): Promise<void> {
    await press('Import');
    await dialog('Import a deck').getByRole('textbox').fill(text);
    await dialog('Import a deck').getByRole('button', { name: 'Import' }).click();
    await dialog('Import a deck').waitFor({ state: 'detached' });
  }

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, DECKS);
    await openEditor();
  });
  afterAll(() => app.close());

  it('begins with a built pair that stays as it is', async () => {
    const { page } = app;
    expect(await chosen()).toBe('Hold the Line');
    await checks().getByText('This pair can be played. Average ZTC 2.85.').waitFor();
    await press(/^Claw Hammer, Weapon, 1 AP, 3 of 3/);
    await page.getByRole('alert').getByText('Copy it to make it your own.').waitFor();
    await press('Close');
    expect(await button('Name').getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps nobody out and cuts no text at 1280 x 720, on both sides of the collection', async () => {
    const { page } = app;
    for (const side of ['Survivor cards 72', 'Zombie cards 30']) {
      await press(side);
      expect(await barriers(page)).toEqual([]);
      expect(await cutTexts(page, '.deck-editor')).toEqual([]);
      expect(await unreachable(page, true, '.deck-editor')).toEqual([]);
    }
    await press('Survivor cards 72');
  });

  it('builds a deck of one’s own from it, checked at every change (OD-DECK-01, OD-DECK-02)', async () => {
    await press('Copy');
    expect(await chosen()).toBe('Hold the Line, my copy');
    await press(/^Reflex Sight, Attachment, 1 AP, 0 of 3/);
    await checks().getByText('A Survivor Deck has 40 cards; this one has 41.').waitFor();
    await checks().getByText('Reflex Sight needs a ranged Weapon and you have none.').waitFor();
    expect(await chosen()).toBe('Hold the Line, my copy (not ready)');
    await rows('Survivor Deck').getByRole('button', { name: '2 × Toolbox, 1 AP' }).click();
    await checks().getByText('This pair can be played.').waitFor();
    await app.page.getByRole('combobox', { name: 'Survivor' }).selectOption({ label: 'Nobody yet' });
    await checks().getByText('Choose a Survivor first.').waitFor();
    await app.page.getByRole('combobox', { name: 'Survivor' }).selectOption('V03');
    await checks().getByText('Last One at the Door belongs to Dutch Halloran.').waitFor();
    await app.page.getByRole('combobox', { name: 'Survivor' }).selectOption('V01');
    await checks().getByText('This pair can be played.').waitFor();
  });

  it('is narrowed by words, cost, type and range', async () => {
    const { page } = app;
    const cards = page.locator('.collected');
    await page.getByRole('searchbox', { name: 'Find a name or a word' }).fill('graveyard');
    expect(await cards.count()).toBe(3);
    await press('2 AP/TP');
    expect(await cards.count()).toBe(1);
    await press('Show all');
    await press('Attachments');
    await press('Melee');
    expect(await cards.count()).toBe(2);
    await press('Show all');
    expect(await cards.count()).toBe(72);
  });

  it('gives its text, which comes back the same when it is imported (OD-DECK-03)', async () => {
    const text = await exported();
    expect(text).toContain('1 A01 Reflex Sight');
    await importText(text);
    await press('Close');
    expect(await exported()).toBe(text);
  });

  it('says of a text what is wrong in which line, and does not take it (OD-DECK-01)', async () => {
    const { page } = app;
    await press('Import');
    const asked = dialog('Import a deck');
    await asked.getByRole('textbox').fill('[survivor]\n4 W01\n2 constructor\n');
    await asked.getByText('Line 2: the number must be 1 to 3.').waitFor();
    await asked.getByText('Line 3: no card called constructor.').waitFor();
    expect(await asked.getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('takes files that are dropped on it, says what is wrong with another, and offers one', async () => {
    const { page } = app;
    const dropped = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      files.items.add(new File(['[zombie]\n2 Shambler\n2 constructor\n'], 'broken.txt'));
      files.items.add(new File(['\uFEFFname: Dropped\r\n[zombie]\r\n2 Shambler\r\n'], 'deck.txt'));
      return files;
    });
    await page.locator('.deck-editor').dispatchEvent('drop', { dataTransfer: dropped });
    const said = page.getByRole('alert').getByText('"Dropped" is imported.');
    await said.waitFor();
    expect(await said.textContent()).toContain('broken.txt');
    expect(await said.textContent()).toContain('Line 3: no card called constructor.');
    await press('Close');
    await rows('Zombie Deck').getByRole('button', { name: '2 × Shambler, 1 TH' }).waitFor();
    await press('Export');
    const offered = page.waitForEvent('download');
    await dialog('The deck as text').getByRole('button', { name: 'Save as a file' }).click();
    const file = await offered;
    expect(file.suggestedFilename()).toBe('Dropped.txt');
    expect(readFileSync(await file.path(), 'utf8')).toBe(
      '# Outbreak Duel deck v1\nname: Dropped\n[survivor]\n[zombie]\n2 ZW1 Shambler\n',
    );
    await page.keyboard.press('Escape');
  });

  it('brings back a deck that was deleted', async () => {
    const { page } = app;
    await press('Delete');
    await page.getByText('"Dropped" is deleted.').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(
      await deck()
        .getByRole('option', { name: /^Dropped/ })
        .count(),
    ).toBe(0);
    await press('Bring it back');
    await page.getByText('"Dropped" is deleted.').waitFor({ state: 'detached' });
    expect(await chosen()).toBe('Dropped (not ready)');
  });

  it('takes steps back and makes them again', async () => {
    const { page } = app;
    const shamblers = (n: number) =>
      rows('Zombie Deck').getByRole('button', { name: `${n} × Shambler, 1 TH` });
    await shamblers(2).click();
    await shamblers(1).waitFor();
    await press(/^Undo/);
    await shamblers(2).waitFor();
    await page.keyboard.press('Control+Shift+Z');
    await shamblers(1).waitFor();
    await page.keyboard.press('Control+Z');
    await shamblers(2).waitFor();
  });

  it('is used with the keyboard alone: new, rename, copies of cards, and back', async () => {
    const { page } = app;
    await button('New').focus();
    await page.keyboard.press('Enter');
    await button('Name').focus();
    await page.keyboard.press('Enter');
    await dialog('What it is called').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('By keys');
    await page.keyboard.press('Enter');
    expect(await chosen()).toBe('By keys (not ready)');
    await button('In deck').focus();
    // One stop of the Tab key for the whole collection.
    await page.keyboard.press('Tab');
    for (const key of ['Home', 'ArrowRight', '+', '+', '-', 'ArrowDown', '3', 'End', 'Enter'])
      await page.keyboard.press(key);
    for (const row of ['1 × Fire Axe, 1 AP', '3 × Orchard Chainsaw, 2 AP', '1 × Everybody Moves, 1 AP'])
      await rows('Survivor Deck').getByRole('button', { name: row }).waitFor();
    await page.keyboard.press('Tab');
    for (const key of ['Home', 'Delete']) await page.keyboard.press(key);
    await rows('Survivor Deck')
      .getByRole('button', { name: /Fire Axe/ })
      .waitFor({ state: 'detached' });
    // The focus stays in the list, at the row that has moved up.
    await page.keyboard.press('+');
    expect(await rows('Survivor Deck').getByRole('button').first().getAttribute('aria-label')).toBe(
      '3 × Orchard Chainsaw, 2 AP',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
  });

  it('has all decks again when the app is started anew', async () => {
    const { page } = app;
    await page.reload();
    await openEditor();
    await expect.poll(chosen, { timeout: 60_000 }).toBe('By keys (not ready)');
    const own = await deck().locator('optgroup').first().locator('option').allTextContents();
    expect(own).toEqual([
      'By keys (not ready)',
      'Dropped (not ready)',
      'Hold the Line, my copy',
      'Hold the Line, my copy',
    ]);
    await choose('Dropped (not ready)');
    await rows('Zombie Deck').getByRole('button', { name: '2 × Shambler, 1 TH' }).waitFor();
  });
});
