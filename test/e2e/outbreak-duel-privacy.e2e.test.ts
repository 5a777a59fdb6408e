/** Two duels that differ only in a hidden hand are the same to whoever may not know it, wherever one looks (OD-PRIV-02, OD-PRIV-06). */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../machines/kernel/session';
import { outbreakDuel } from '../../machines/outbreak-duel/game';
import type { SurvivorCardId } from '../../models/outbreak-duel/ids';
import type { Move } from '../../models/outbreak-duel/moves';
import { fork, PEOPLE, pairingOf } from '../helpers/hidden-hands';
import { inWindow, type ODSession, seats, sessionAt, table } from '../helpers/outbreak-duel';
import { moveChooser } from '../helpers/random-play';
import { openApp, QUICK, SMALL } from './helpers/app';
import { buildPage } from './helpers/built-page';
import { lookInPage } from './helpers/rivals';
import { putAutosave } from './helpers/saves';
import { tableAtRest } from './helpers/table-picks';
import { THOROUGH } from './helpers/thorough';

/** Ids of cards, which nothing shows, but anything might hold. */
const CARDS = '\\b[WIAERS]\\d\\d\\b';

let built: Awaited<ReturnType<typeof buildPage>>;

beforeAll(async () => {
  built = await buildPage(resolve(import.meta.dirname, 'rivals'));
});
afterAll(() => built.remove());

/** Boxes without a name: they are read out to nobody, and whether Chromium says the one or the other depends on when it is asked. */
const UNSPOKEN: readonly unknown[] = ['none', 'generic'];

/** What assistive techniques are told, without numbers of nodes. */
async function spoken(page: Page): Promise<readonly string[]> {
  const developer = await page.context().newCDPSession(page);
  const { nodes } = await developer.send('Accessibility.getFullAXTree');
  await developer.detach();
  return nodes
    .filter(({ ignored, role, name }) => !ignored && (name?.value || !UNSPOKEN.includes(role?.value)))
    .map(({ role, name, description }) =>
      [role?.value, name?.value, description?.value].filter(Boolean).join(' | '),
    );
}

async function everythingOn(page: Page) {
  const finds = await page.evaluate(lookInPage, CARDS);
  return {
    held: finds.map(({ text, at }) => `${at}: ${text}`),
    written: await page.evaluate(() => document.body.textContent),
    // Each page is served from a port of its own.
    markup: await page.evaluate(() =>
      document.getElementById('root')?.innerHTML.replaceAll(window.location.origin, ''),
    ),
    spoken: await spoken(page),
  };
}

/** Continues a duel on a page of its own, and lets somebody look. */
async function shown<T>(session: ODSession, look: (page: Page) => Promise<T>): Promise<T> {
  const app = await openApp(
    { ...SMALL, drawn: false },
    `page.html?${QUICK}&game=outbreak-duel`,
    built.folder,
  );
  const { page } = app;
  try {
    await putAutosave(page, session);
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    await page.locator('.od-hand').waitFor();
    return await look(page);
  } finally {
    await app.close();
  }
}

/** A hand with two answers, and one with none. */
const HANDS: readonly (readonly SurvivorCardId[])[] = [
  ['R01', 'R12', 'W01'],
  ['W02', 'E03', 'I06'],
];

/** A person leads the dead against a bot. */
function againstBot(hand: readonly SurvivorCardId[]): ODSession {
  const z = { th: 4, hand: ['W08'] as const };
  return sessionAt(table({ seats: seats('bot', 'person'), s: { hand }, z, threat: ['ZB1'] }), 'spawn');
}

describe.each([
  ['to both people in a window', inWindow],
  ['to a person who leads the dead against a bot', againstBot],
])('two duels that differ only in a hidden hand, %s', (_, duel) => {
  it('are the same in text, markup, what is read out, and all that the page holds', async () => {
    const [one, other] = await Promise.all(HANDS.map((hand) => shown(duel(hand), everythingOn)));
    expect(one?.held.length).toBeGreaterThan(0);
    expect(one).toEqual(other);
  });
});

it('differ as soon as somebody looks at the hand, so that the looking is not blind', async () => {
  const glance = async (page: Page) => {
    await page.keyboard.down('q');
    await page.locator('.od-hand [data-hand]').first().waitFor();
    return everythingOn(page);
  };
  const [one, other] = await Promise.all(HANDS.map((hand) => shown(inWindow(hand), glance)));
  expect(one?.held).not.toEqual(other?.held);
  expect(one?.written).not.toBe(other?.written);
  expect(one?.spoken).not.toEqual(other?.spoken);
});

/** Two people in a Zombie Phase, after some rounds of play by luck. */
function inTheThirdRound(game: number): ODSession {
  const session = createSession(outbreakDuel, {
    options: pairingOf(game * 3),
    seats: PEOPLE,
    seed: `pixels ${game}`,
  });
  const choose = moveChooser<Move>(`pixels ${game}`);
  const isThere = () => {
    const { round, phase } = session.whole().position.state;
    return round > 2 && phase === 'zombie';
  };
  while (!isThere() && !session.whole().outcome) session.playByAnyone(choose(session.legalMoves()));
  return session;
}

async function pictureOf(session: ODSession): Promise<Buffer> {
  const app = await openApp({ ...SMALL }, `?${QUICK}&watch=on`);
  const { page } = app;
  try {
    await putAutosave(page, session);
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.locator('.od-hand').waitFor();
    await tableAtRest(page);
    return await page.screenshot();
  } finally {
    await app.close();
  }
}

// Ten tables take the processor minutes: every night.
describe.runIf(THOROUGH)('the picture of a Zombie Phase of two people', () => {
  it.each([0, 1, 2, 3, 4])(
    'OD-PRIV-06: is the same whatever hand is hidden, pixel by pixel: %i',
    async (game) => {
      const session = inTheThirdRound(game);
      const { state } = session.whole().position;
      expect(state.phase).toBe('zombie');
      const { one, other } = fork(session, state.active, `pixels ${game}`);
      const hands = [one, other].map((branch) => branch.whole().position.state.players[state.active].hand);
      expect(hands[0]).not.toEqual(hands[1]);
      const [first, second] = [await pictureOf(one), await pictureOf(other)];
      expect(first.equals(second)).toBe(true);
    },
  );
});
