/** The first round of each game in German and in the language that machines make: no word is cut, and all is in reach. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBot } from '../../models/dying-light/bot';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { cutTexts } from './helpers/cut-texts';
import { duelAt } from './helpers/duel-moments';
import { overlaps, unreachable } from './helpers/look';
import { gameAtMoment } from './helpers/moment';
import { monthAt } from './helpers/month-moments';
import { type AnyPlayed, putAutosave } from './helpers/saves';
import { shadowOf } from './helpers/shadow';
import { nightAt } from './helpers/survive-moments';
import { THOROUGH } from './helpers/thorough';

interface Place {
  readonly prompt: { readonly id: string };
  readonly position: { readonly state: { readonly round: number } };
  readonly outcome: unknown;
}

/** A game that has come to the first place that fits. */
type GameAt = (fits: (place: Place) => boolean) => AnyPlayed;

const cityAt: GameAt = (fits) =>
  gameAtMoment(
    { begin: (seed) => shadowOf(seed, { runners: 2 }), botOf: (seat) => createBot('easy', seat) },
    fits,
  );

const GAMES: readonly (readonly [string, GameAt])[] = [
  ['Dying Light', cityAt],
  ['Survive Until Daylight', (fits) => nightAt(3, fits)],
  ['One Month In', (fits) => monthAt(3, fits)],
  ['Outbreak Duel', (fits) => duelAt(fits)],
];
const LANGUAGES = THOROUGH ? ['de', 'pseudo'] : ['pseudo'];

/** What is asked in the first round, each question once. */
function questionsOf(gameAt: GameAt): readonly string[] {
  const asked = new Set<string>();
  let first: number | null = null;
  gameAt(({ prompt, position, outcome }) => {
    // Some games are set up in a round before the first.
    first ??= Math.max(1, position.state.round);
    if (position.state.round > first || outcome !== null) return true;
    asked.add(prompt.id);
    return false;
  });
  return [...asked];
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  let app: OpenedApp;
  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&language=${language}`);
  });
  afterAll(() => app.close());

  it.each(GAMES)('every question of the first round of %s has room', async (_, gameAt) => {
    const { page } = app;
    const lacking: string[] = [];
    const questions = questionsOf(gameAt);
    expect(questions.length).toBeGreaterThan(3);
    for (const question of questions) {
      await page.locator('main').waitFor();
      await putAutosave(
        page,
        gameAt(({ prompt }) => prompt.id === question),
      );
      await page.reload();
      await page.locator('.title-continue button').first().click();
      await page.locator('.hud').waitFor();
      // What lies under a dialog waits for it.
      const within = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : '.hud';
      const found = [
        ...(await cutTexts(page, within)),
        ...(await unreachable(page, true, within)),
        ...(await overlaps(page)),
      ];
      lacking.push(...found.map((one) => `${question}: ${one}`));
      await page.goto(page.url());
    }
    expect(lacking).toEqual([]);
  });
});
