/** What is played at every pace: the set-up, a round of each game, and the first round of each lesson. Each begins at the title. */
import type { Page } from 'playwright-core';
import { playDuel, startDuel } from './duel-driver';
import { beginDuel, SCENES as DUEL_SCENES } from './duel-lesson';
import { ErrandLesson } from './errand-lesson';
import { keyboard } from './hands';
import { playByKeys } from './key-driver';
import { startMonth, wanderer } from './month-driver';
import { beginMonth, SCENES as MONTH_SCENES } from './month-lesson';
import { beginNight, SCENES as NIGHT_SCENES } from './night-lesson';
import { newGame, planGame, playOn } from './play';
import { shadowOf, skilled } from './shadow';
import { asked, playByKeys as playNight, startNight } from './survive-driver';

export const SEED = 'paces';

interface Scenario {
  readonly title: string;
  /** Another test plays it at the fastest pace. */
  readonly elsewhere?: true;
  /** Throws where something that could be seen could not be pressed. */
  play(page: Page): Promise<void>;
}

/** Both people are asked, one after the other: no press of the first answers for the second. */
async function setUp(page: Page): Promise<void> {
  await startNight(page, 2, 2);
  const answered = await playNight(page, ({ prompt }) => prompt.includes('Pull a card'));
  const picks = [...answered].filter(([prompt]) => prompt.includes('second weapon'));
  const times = picks.reduce((sum, [, count]) => sum + count, 0);
  if (times !== 2) throw new Error(`Two people picked their weapons with ${times} presses.`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Leave the table/ }).click();
  await planGame(page);
  await page.getByRole('group', { name: 'Runners' }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  for (const reader of ['Player 1', 'Player 2'])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Read, ${reader}` })
      .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** From the first card to the first card of the next round. */
async function night(page: Page): Promise<void> {
  await startNight(page, 3, 1);
  await playNight(page, ({ prompt }) => prompt.startsWith('Your turn'));
  await playNight(page, ({ prompt }) => prompt.includes('Pull a card'));
  const { prompt } = await asked(page);
  if (!prompt.includes('Pull a card')) throw new Error('The night was over before its second round.');
}

async function city(page: Page): Promise<void> {
  const shadow = shadowOf(SEED);
  const { round } = shadow.whole().position.state;
  await newGame(page);
  await playOn(
    { page, hands: keyboard(page), shadow },
    { player: skilled, until: ({ whole }) => whole().position.state.round > round },
  );
}

/** Whether the round that stands there is another one than the first. */
function laterThanFirst(page: Page, round: string): () => Promise<boolean> {
  return async () => /^Round [2-9]\b/.test((await page.locator(round).textContent()) ?? '');
}

async function month(page: Page): Promise<void> {
  await startMonth(page, { teams: 2, people: 1 });
  await playByKeys(page, wanderer(), laterThanFirst(page, '.om-round'));
}

async function duel(page: Page): Promise<void> {
  await startDuel(page, { people: 1 });
  await playDuel(page, { until: laterThanFirst(page, '.od-round') });
}

async function nightLesson(page: Page): Promise<void> {
  const pupil = await beginNight(page);
  for (const { play } of NIGHT_SCENES) await play(pupil);
}

async function errandLesson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Learn by playing, Dying Light' }).click();
  const lesson = new ErrandLesson(page, keyboard(page), SEED);
  const { round } = lesson;
  for (let count = 0; lesson.round === round; count++) await lesson.step(count);
}

async function monthLesson(page: Page): Promise<void> {
  const visitor = await beginMonth(page);
  for (const { play } of MONTH_SCENES) await play(visitor);
}

async function duelLesson(page: Page): Promise<void> {
  const duellist = await beginDuel(page);
  for (const { play } of DUEL_SCENES) await play(duellist);
}

export const SCENARIOS: readonly Scenario[] = [
  { title: 'the set-up of both games', play: setUp },
  { title: 'a round of Survive Until Daylight', play: night },
  { title: 'a round of Dying Light', play: city },
  { title: 'a round of One Month In', elsewhere: true, play: month },
  { title: 'a round of Outbreak Duel', elsewhere: true, play: duel },
  { title: 'the lesson of Survive Until Daylight', play: nightLesson },
  { title: 'the lesson of Dying Light', play: errandLesson },
  { title: 'the lesson of One Month In', elsewhere: true, play: monthLesson },
  { title: 'the lesson of Outbreak Duel', elsewhere: true, play: duelLesson },
];
