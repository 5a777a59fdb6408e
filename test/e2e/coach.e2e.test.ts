import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_STEP } from '../../models/dying-light/tutorial';
import { t } from '../../renderer/i18n';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { ErrandLesson, type Whim } from './helpers/errand-lesson';
import { mouse } from './helpers/hands';
import { barriers, unreachable } from './helpers/look';
import { coachOn } from './helpers/night-lesson';

const SEED = 'lesson-1';

/** Ways to go wrong: another street, a roof without keys, the turn ended at once. */
const MISTAKES: readonly Whim[] = [
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 'q'),
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 't'),
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 'u'),
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 'L'),
  (legal) => legal.find((move) => move.type === 'PASS'),
];

describe('the lesson', () => {
  const wrongWays = [...MISTAKES];
  let app: OpenedApp;
  let lesson: ErrandLesson;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    lesson = new ErrandLesson(app.page, mouse(app.page), SEED);
  });
  afterAll(() => app.close());

  const coach = () => coachOn(app.page);
  const whim: Whim = (legal) => wrongWays.shift()?.(legal);

  it('is the first thing that the title offers to somebody new', async () => {
    const first = app.page.getByRole('main', { name: 'Curfew' }).getByRole('button').first();
    expect(await first.textContent()).toContain(t('coach.learn'));
    await first.click();
    await app.page.getByRole('dialog', { name: 'Last Light Errand' }).waitFor();
    await lesson.makeMove();
    expect(await coach().textContent()).toContain(t('coach.count', { n: 1, of: LAST_STEP }));
  });

  it('points at what it talks about, and says it again when asked', async () => {
    const { page } = app;
    expect(await page.locator('body').getAttribute('data-coach')).toBe('pool');
    await page.keyboard.press('h');
    expect(await coach().getByText(t('dl.coach.step.1')).count()).toBe(1);
  });

  it('keeps nobody from anything and covers no button', async () => {
    expect(await barriers(app.page)).toEqual([]);
    expect(await unreachable(app.page)).toEqual([]);
  });

  it('goes along with every wrong way', async () => {
    for (let count = 0; wrongWays.length > 0; count++) await lesson.step(count, whim);
    await lesson.heard();
    expect([...lesson.said]).toEqual(
      expect.arrayContaining(['dl.coach.step.2', 'dl.coach.instead.2', 'dl.coach.aim.4']),
    );
  });

  it('goes on where it was after the app was closed', async () => {
    const { page } = app;
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    expect(await lesson.heard()).not.toBeNull();
  });

  it('comes to its end with the game', async () => {
    for (let count = 0; !lesson.isOver; count++) await lesson.step(count);
    await app.page.getByRole('main').waitFor();
    expect(await coach().count()).toBe(0);
    expect([...lesson.said]).toEqual(
      expect.arrayContaining(['dl.coach.step.9', 'dl.coach.step.11', 'dl.coach.step.14']),
    );
  });
});

describe('a lesson that is skipped', () => {
  it('leaves the game as it is, without a coach', async () => {
    const { page, close } = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    await page.getByRole('button', { name: 'Learn by playing, Dying Light' }).click();
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('button', { name: t('coach.skip') }).click();
    await page.getByText(t('coach.skipped')).waitFor();
    expect(await page.getByRole('region', { name: 'Coach' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    expect(await page.getByRole('region', { name: 'Coach' }).count()).toBe(0);
    await close();
  });
});
