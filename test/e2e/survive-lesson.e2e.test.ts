import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { t } from '../../renderer/i18n';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers, unreachable } from './helpers/look';
import { playByKeys } from './helpers/survive-driver';

const GAME_LIMIT = 90_000;

describe('the guided first night', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=first-night`);
    await app.page.getByRole('button', { name: 'Learn by playing, Survive Until Daylight' }).click();
  });
  afterAll(() => app.close());

  const coach = () => app.page.getByRole('region', { name: 'Coach' });

  /** Waits until the coach says it. */
  const hear = (text: string) =>
    coach()
      .getByText(t(`sd.coach.${text}`))
      .waitFor();
  const step = (n: number) => hear(`step.${n}`);

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await app.page.keyboard.press(key);
  }

  /** A mistake is turned back with a reason. */
  async function turnedBack(why: string): Promise<void> {
    await app.page
      .getByRole('alert')
      .getByText(t(`sd.coach.back.${why}`))
      .waitFor();
  }

  it('begins with a draw, and points at the pile', async () => {
    await step(1);
    expect(await app.page.locator('body').getAttribute('data-coach')).toContain('draw');
    expect(await barriers(app.page)).toEqual([]);
    expect(await unreachable(app.page)).toEqual([]);
    await press('1');
  });

  it('will not let the Planks lie there', async () => {
    await step(2);
    await press('2');
    await turnedBack('keep');
    await press('1');
  });

  it('lets one read before the partner goes on, up to the delay', async () => {
    await step(3);
    await press('n');
    await hear('draw');
    await press('1');
    await hear('keep');
    await press('1');
    await step(4);
    await press('n');
    await step(5);
    await press('n');
    await hear('draw');
    await press('1');
    await hear('keep');
    await press('1');
    await step(6);
    await press('n');
    await step(7);
    await press('n');
    await hear('draw');
    await press('1');
  });

  it('makes one hold WAVE!, and see who comes', async () => {
    await step(8);
    await press('2');
    await turnedBack('accept');
    await press('1');
    await step(9);
    await press('n');
  });

  it('trades, whether the gift is wanted or not', async () => {
    await step(10);
    await press('2');
    await hear('ready');
    await press('r');
  });

  it('builds before it strikes', async () => {
    await step(11);
    await press('e', 'Enter');
    await turnedBack('craft');
    await press('Escape', 'c', 'Enter');
    await step(12);
    await press('a', '1', '2', 'Enter');
    await hear('choose');
    await press('2');
    await turnedBack('best-card');
    await press('1');
    await hear('spread');
    await press('2', 'Enter');
    await turnedBack('all-on-target');
    await press('1', 'Enter');
    await hear('end-turn');
    await press('e');
  });

  it('watches the partner and the enemies, and goes on by itself', async () => {
    for (const n of [13, 14, 15]) {
      await step(n);
      await press('n');
    }
    await step(16);
    await app.page.getByRole('region', { name: 'Bag of Pillar' }).waitFor();
  });

  it(
    'comes to the end of the night',
    async () => {
      await playByKeys(app.page);
      const title = await app.page.getByRole('heading', { level: 1 }).textContent();
      expect(['Lost', 'You made it']).toContain(title);
      expect(await coach().count()).toBe(0);
    },
    GAME_LIMIT,
  );
});
