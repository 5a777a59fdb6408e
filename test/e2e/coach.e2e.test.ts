import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Move } from '../../models/dying-light/moves';
import { afterMove, LAST_STEP } from '../../models/dying-light/tutorial';
import { afterNext, FRESH_LESSON } from '../../models/kernel/lesson';
import { lessonPlan } from '../../renderer/games/dying-light/coach/lesson-plan';
import { startGame } from '../../renderer/games/dying-light/plan/start';
import { promptText } from '../../renderer/games/dying-light/say';
import { t } from '../../renderer/i18n';
import { adviceAt, type LessonTable, obedient } from '../helpers/lesson';
import { opened } from '../helpers/opened';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { barriers, unreachable } from './helpers/look';
import { wayTo } from './helpers/steps';

const SEED = 'lesson-1';

/** Ways to go wrong: another street, a roof without keys, the turn ended at once. */
const MISTAKES: readonly ((legal: readonly Move[]) => Move | undefined)[] = [
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 'q'),
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 't'),
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 'u'),
  (legal) => legal.find((move) => move.type === 'MOVE' && move.to === 'L'),
  (legal) => legal.find((move) => move.type === 'PASS'),
];

describe('the lesson', () => {
  let table: LessonTable = { session: opened(startGame(lessonPlan(SEED))), cursor: FRESH_LESSON };
  const wrongWays = [...MISTAKES];
  /** Message ids of all that the coach said. */
  const said = new Set<string | null>();
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
  });
  afterAll(() => app.close());

  const coach = () => app.page.getByRole('region', { name: 'Coach' });

  /** Waits until the coach on the screen says what it should. */
  async function heard() {
    const advice = adviceAt(table);
    if (!advice || advice.text === 'coach.card') return advice;
    const { aside, text, params } = advice;
    await coach().getByText(t(text, params)).waitFor();
    if (aside) await coach().getByText(t(aside)).waitFor();
    said.add(text).add(aside);
    return advice;
  }

  /** Waits until the screen asks what is to be decided next. */
  async function asked(): Promise<void> {
    const { page } = app;
    const { outcome, prompt } = table.session.whole();
    if (outcome) await page.getByRole('main').waitFor();
    else if (table.session.legalMoves().some(({ type }) => type === 'ACK'))
      await page.getByRole('dialog').waitFor();
    else await page.getByRole('region', { name: 'Decision' }).getByText(promptText(prompt)).waitFor();
  }

  async function makeMove(): Promise<void> {
    const advice = await heard();
    const { session, cursor } = table;
    const legal = session.legalMoves();
    const isTurn = session.whole().prompt.id === 'acting';
    const wanted = (isTurn && wrongWays.shift()?.(legal)) || obedient(table, legal);
    const { steps, move } = wayTo(session.whole(), legal, wanted, false);
    for (const one of steps) await mouse(app.page).do(one);
    session.playByAnyone(move);
    await asked();
    table = { session, cursor: advice ? afterMove(cursor, advice, move) : cursor };
  }

  /** Words are read with "Next" or "N" at every other time; else the person simply plays on. */
  async function step(count: number): Promise<void> {
    const advice = await heard();
    if (!advice?.read || count % 2 === 1) return makeMove();
    if (count % 4 === 0)
      await coach()
        .getByRole('button', { name: t('coach.next') })
        .click();
    else await app.page.keyboard.press('n');
    table = { ...table, cursor: afterNext(table.cursor, advice) };
  }

  it('is the first thing that the title offers to somebody new', async () => {
    const menu = app.page.getByRole('navigation', { name: 'Main menu' }).getByRole('button');
    expect(await menu.first().textContent()).toContain(t('coach.learn'));
    await menu.first().click();
    await app.page.getByRole('dialog', { name: 'Last Light Errand' }).waitFor();
    await makeMove();
    expect(await coach().textContent()).toContain(t('coach.count', { n: 1, of: LAST_STEP }));
  });

  it('points at what it talks about, and says it again when asked', async () => {
    const { page } = app;
    expect(await page.locator('body').getAttribute('data-coach')).toBe('pool');
    await page.keyboard.press('h');
    expect(await coach().getByText(t('coach.step.1')).count()).toBe(1);
  });

  it('keeps nobody from anything and covers no button', async () => {
    expect(await barriers(app.page)).toEqual([]);
    expect(await unreachable(app.page)).toEqual([]);
  });

  it('goes along with every wrong way', async () => {
    for (let count = 0; wrongWays.length > 0; count++) await step(count);
    await heard();
    expect([...said]).toEqual(expect.arrayContaining(['coach.step.2', 'coach.instead.2', 'coach.aim.4']));
  });

  it('goes on where it was after the app was closed', async () => {
    const { page } = app;
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    expect(await heard()).not.toBeNull();
  });

  it('comes to its end with the game', async () => {
    for (let count = 0; !table.session.whole().outcome; count++) await step(count);
    await app.page.getByRole('main').waitFor();
    expect(await coach().count()).toBe(0);
    expect([...said]).toEqual(expect.arrayContaining(['coach.step.9', 'coach.step.11', 'coach.step.14']));
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
