/** Nothing but a gamepad where things are made: everything is reached and done, and the focus is never lost. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { choose, named, plugIn, press, walkTo } from './helpers/pads';

type Setting = HTMLSelectElement | HTMLInputElement;

describe('a gamepad alone', () => {
  let app: OpenedApp;
  const main = (name: string) => app.page.getByRole('main', { name }).waitFor();
  const seen = (selector: string) => app.page.locator(selector).first();

  /** Presses it; something has the focus afterwards, even where that took itself away. */
  async function pick(selector: string): Promise<void> {
    await choose(app.page, selector);
    await expect.poll(() => app.page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }

  /** Takes a list, a slider or a number, goes so many steps in a direction, and lets it go. */
  async function turn(selector: string, direction: 'up' | 'down' | 'right', steps = 1): Promise<string> {
    await pick(selector);
    for (let step = 0; step < steps; step++) await press(app.page, direction);
    await press(app.page, 'a');
    return seen(selector).evaluate((setting) => (setting as unknown as Setting).value);
  }

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false, before: plugIn }, `?${QUICK}&seed=pads-editors`);
    await app.page.getByRole('button', { name: 'New game' }).waitFor();
  });
  afterAll(() => app.close());

  it('begins a scenario, puts a token where a list says, and takes it away', async () => {
    await pick(named('New game'));
    await pick(named('Choose Dying Light'));
    await pick(named('Make a scenario'));
    await main('Scenarios');
    await pick(named('From scratch'));
    // Common loot.
    await pick('.palette-tool:nth-child(3)');
    await turn(named('Zone from the list'), 'down', 3);
    const loot = '[aria-label^="Zone of Common loot"]';
    expect(await seen(loot).inputValue()).toBe('c');
    // Nothing is chosen that is only looked at.
    await pick(loot);
    await press(app.page, 'down');
    await press(app.page, 'b');
    expect(await seen(loot).inputValue()).toBe('c');
    await pick('[aria-label^="Remove: Common loot"]');
    expect(await seen(loot).count()).toBe(0);
  });

  it('counts, and puts a trigger together', async () => {
    const { page } = app;
    expect(await turn(named('First Round'), 'up', 2)).toBe('3');
    await press(page, 'r1');
    await page.getByRole('tabpanel', { name: 'Triggers' }).waitFor();
    await pick('.editor-page > .editor-part > .button-primary');
    await turn(named('Event'), 'down');
    for (let more = 0; more < 2; more++) await pick('.composer-more .button');
    await turn(`li:nth-child(2) > .composer > ${named('What happens')}`, 'down');
    const said = () => seen('.trigger-title').textContent();
    const before = await said();
    await pick(`.composer-ops ${named('Later')}`);
    expect(await said()).not.toBe(before);
    for (let fewer = 0; fewer < 2; fewer++) await pick(`.composer-ops ${named('Take out')}`);
    await pick(named('Remove: Trigger 1'));
    expect(await seen('.trigger-title').count()).toBe(0);
  });

  it('counts without having to write, and takes that away', async () => {
    const { page } = app;
    for (const tab of ['Cards', 'Numbers']) {
      await press(page, 'r1');
      await page.getByRole('tabpanel', { name: tab }).waitFor();
    }
    const add = '#editor-page [data-place="vars"] form button';
    await pick(add);
    await pick(add);
    expect(await turn(named('count-2 at the start'), 'up', 2)).toBe('2');
    await pick(named('Remove: count'));
    expect(await seen(named('count at the start')).count()).toBe(0);
    expect(await seen(named('count-2 at the start')).inputValue()).toBe('2');
  });

  it('keeps a name that a keyboard wrote, whatever is pressed next', async () => {
    const { page } = app;
    await walkTo(page, named('Name of count-2'));
    await page.keyboard.type('-a');
    await press(page, 'b');
    await seen(named('Name of count-2-a')).waitFor();
    await page.keyboard.type('b');
    await press(page, 'l1');
    await page.getByRole('tabpanel', { name: 'Cards' }).waitFor();
    await press(page, 'r1');
    await page.getByRole('tabpanel', { name: 'Numbers' }).waitFor();
    expect(await seen(named('Name of count-2-ab')).inputValue()).toBe('count-2-ab');
    // A dialog asks on.
    await pick(named('Name'));
    const dialog = page.getByRole('dialog', { name: 'What it is called' });
    await dialog.waitFor();
    await walkTo(page, '.content-rename label:first-child input');
    await page.keyboard.type(' again');
    await press(page, 'b');
    expect(await seen('.content-rename label:first-child input').inputValue()).toMatch(/ again$/);
    await pick(named('Done'));
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.content-choice option:checked').textContent()).toMatch(/ again/);
  });

  it('deletes a scenario, brings it back and plays it', async () => {
    const { page } = app;
    await pick(named('Delete'));
    await pick(named('Bring it back'));
    await page.getByText('It can be played.').waitFor();
    await choose(page, named('Test play'));
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    await press(page, 'a');
    await press(page, 'start');
    await pick('[aria-label^="Back to the editor"]');
    await main('Scenarios');
    await press(page, 'b');
    await press(page, 'b');
    await main('Curfew');
  });

  it('draws a layout, carries a base to another place, and plays it', async () => {
    const { page } = app;
    await pick(named('Make your own'));
    await pick(named('Make a layout'));
    await main('Layouts');
    await pick('.make-beginnings li:nth-child(2) button');
    const fine = page.getByText('This layout can be played.');
    await fine.waitFor();
    // A street far away, which nobody reaches.
    await pick('.make-tool:nth-child(2)');
    await pick('[data-place="-6,0"]');
    await fine.waitFor({ state: 'detached' });
    await pick(named('Undo'));
    await fine.waitFor();
    await pick('.make-tool:nth-child(1)');
    const base = await seen('.make-cell[class*="make-base-"]').getAttribute('data-place');
    await pick(`[data-place="${base}"]`);
    await seen('.make-held').waitFor();
    // A step back puts it down and stays.
    await press(page, 'b');
    await seen('.make-held').waitFor({ state: 'detached' });
    await pick(`[data-place="${base}"]`);
    await seen('.make-held').waitFor();
    await walkTo(page, '[data-place="-6,0"]');
    await press(page, 'a');
    expect(await seen('[data-place="-6,0"]').getAttribute('aria-label')).toContain('base');
    await pick('.make-note-way');
    await pick(named('Undo'));
    await pick('.make-balance .button');
    await pick('.make-balance .button');
    await pick(named('Delete'));
    await pick(named('Bring it back'));
    await choose(page, named('Test play'));
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    await press(page, 'start');
    await pick('[aria-label^="Back to the editor"]');
    await main('Layouts');
    await press(page, 'b');
    await main('Curfew');
  });

  it('paints a miniature, mixes a paint of its own, and takes that back', async () => {
    const { page } = app;
    await pick(named('Paint table'));
    await main('Paint table');
    expect(await turn('.paint-figures select', 'up')).toBe('survive-until-daylight');
    await pick(named('Brute'));
    await pick('[data-key="porcelain"]');
    const pot = seen('[data-key="porcelain"]');
    expect(await pot.getAttribute('aria-pressed')).toBe('true');
    const colour = seen('.paint-mixing input');
    const before = await colour.inputValue();
    expect(await turn('.paint-mixing input', 'right', 3)).not.toBe(before);
    expect(await pot.getAttribute('aria-pressed')).toBe('false');
    await pick(named('Undo'));
    expect(await pot.getAttribute('aria-pressed')).toBe('true');
    const wash = page.getByLabel('Wash');
    const dry = Number(await wash.inputValue());
    await turn('.paint-dials input', 'right', 2);
    expect(Number(await wash.inputValue())).toBeGreaterThan(dry);
    await press(page, 'b');
    await main('Curfew');
  });
});
