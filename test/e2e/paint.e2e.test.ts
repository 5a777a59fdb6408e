import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers } from './helpers/look';
import { autosave, putAutosave } from './helpers/saves';
import { isFinding, nightAt } from './helpers/survive-moments';
import { tableAtRest } from './helpers/table-picks';
import { enter } from './helpers/watch';

const PATIENCE = 300_000;
const BRUTE = 'survive-until-daylight/brute';

describe('the paint table', () => {
  let app: OpenedApp;
  const table = () => app.page.getByRole('main', { name: 'Paint table' });
  const pressed = (name: string | RegExp) => app.page.getByRole('button', { name, pressed: true });
  const painted = () => app.page.locator('canvas').getAttribute('data-painted');
  const open = async () => {
    await app.page.getByRole('button', { name: 'Paint table' }).click();
    await table().waitFor();
  };

  beforeAll(async () => {
    app = await openApp(SMALL, `?${QUICK}&watch=on`);
    await app.page.getByRole('main', { name: 'Curfew' }).waitFor();
    await open();
  }, PATIENCE);
  afterAll(() => app.close());

  it(
    'paints a part of a miniature, takes it back and paints it again, all by keyboard',
    async () => {
      const { page } = app;
      await page.getByLabel('Game').selectOption('Survive Until Daylight');
      await page.getByRole('button', { name: 'Brute' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Brute' }).waitFor();
      await page.getByRole('radio', { name: 'Skin' }).check();
      const pots = page.getByRole('group', { name: 'Paints' });
      await pots.getByRole('button', { name: 'As it came' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await pressed('Porcelain').waitFor();
      await page.keyboard.press('Control+z');
      await pressed('As it came').waitFor();
      await page.keyboard.press('Control+y');
      await pressed('Porcelain').waitFor();
      await tableAtRest(page);
      expect(await painted()).toBe(BRUTE);
      await page.getByLabel('Wash').fill('80');
      expect(await barriers(page)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'keeps paint under a name, puts it on another miniature, and takes its deletion back',
    async () => {
      const { page } = app;
      const own = page.getByRole('group', { name: 'Ready paint of your own' });
      const title = own.getByRole('textbox', { name: 'Name of this paint' });
      expect(await title.inputValue()).toBe('My paint 1');
      await title.fill('Ghost');
      await page.keyboard.press('Enter');
      await own.getByRole('button', { name: 'Ghost', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Monster' }).click();
      await page.getByRole('radio', { name: 'Skin' }).check();
      await own.getByRole('button', { name: 'Ghost', exact: true }).click();
      await pressed('Porcelain').waitFor();
      await own.getByRole('button', { name: 'Delete Ghost' }).click();
      expect(await title.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: /^Undo/ }).click();
      await own.getByRole('button', { name: 'Ghost', exact: true }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Reset miniature' }).click();
      await page.getByRole('button', { name: 'Brute, painted' }).click();
    },
    PATIENCE,
  );

  it(
    'keeps the paint, shows it in a game, and leaves the game as it was',
    async () => {
      const { page } = app;
      await putAutosave(page, nightAt(1, isFinding));
      const before = JSON.stringify(await autosave(page));
      await page.reload();
      await enter(page);
      expect(await painted()).toBe(BRUTE);
      await page.getByRole('button', { name: /^Menu/ }).click();
      await open();
      await page.getByRole('button', { name: 'Brute, painted' }).click();
      await page.getByRole('radio', { name: 'Skin' }).check();
      await pressed('Porcelain').waitFor();
      expect(await page.getByLabel('Wash').inputValue()).toBe('80');
      await page.getByRole('button', { name: 'Ghost', exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await tableAtRest(page);
      expect(await page.locator('.hud').isVisible()).toBe(true);
      expect(JSON.stringify(await autosave(page))).toBe(before);
    },
    PATIENCE,
  );
});
