/** Takes the pictures of `docs/pictures` anew, `npm run pictures`; the names of some take only those. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { createBot } from '../../models/dying-light/bot';
import { type GamePlan, usualPlan, withRunners } from '../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../renderer/games/dying-light/plan/start';
import type { DyingLightSession } from '../../renderer/games/dying-light/types';
import { type OpenedApp, openApp } from './helpers/app';
import { putAutosave } from './helpers/saves';
import { slim } from './helpers/slim';
import type { Snapshot } from './helpers/steps';
import { tableAtRest } from './helpers/table-picks';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
/** Bytes; a larger picture is made narrower. */
const LARGEST = 900_000;
const WIDTH = 1920;
const NARROW = 1600;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const nameOf = (index: number) => NAMES[index] ?? '';

function planOf(runners: number): GamePlan {
  return withRunners(usualPlan('picture-3', nameOf), runners, nameOf);
}

/** A game that has got so far; the best bot plays for everybody. */
function gameAt(runners: number, reached: (snapshot: Snapshot) => boolean): DyingLightSession {
  const session = startGame(planOf(runners));
  while (!reached(session.getSnapshot())) {
    const { position, prompt, outcome } = session.getSnapshot();
    if (outcome) throw new Error(`The game ends with "${outcome.reason}" before it gets there.`);
    const bot = createBot('hard', prompt.seats[0] ?? 'seat-1');
    session.play(bot.choose(position, session.legalMoves()));
  }
  return session;
}

async function continued(page: Page, session: DyingLightSession): Promise<void> {
  await putAutosave(page, session);
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('.hud, main.screen').first().waitFor();
}

const jumpThere = ({ prompt, position: { state } }: Snapshot) =>
  prompt.id === 'acting' &&
  state.round > 7 &&
  (state.runners.find(({ id }) => id === state.active)?.pool.length ?? 0) > 4;

async function chooseJump(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Jump', exact: true }).click();
  const places = page.getByRole('group', { name: 'Where to' }).getByRole('radio');
  if ((await places.count()) > 0) await places.last().check();
}

const isOver = ({ outcome }: Snapshot) => outcome !== null;

const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  title: async () => {},
  'new-game': async (page) => {
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('group', { name: 'Runners' }).getByRole('radio', { name: '2' }).check();
  },
  day: (page) =>
    continued(
      page,
      gameAt(4, ({ prompt }) => prompt.id === 'acting'),
    ),
  night: (page) =>
    continued(
      page,
      gameAt(2, ({ prompt, position: { state } }) => prompt.id === 'acting' && state.round >= 10),
    ),
  jump: async (page) => {
    await continued(page, gameAt(2, jumpThere));
    await chooseJump(page);
  },
  defence: (page) =>
    continued(
      page,
      gameAt(
        2,
        ({ prompt, position: { state } }) =>
          prompt.id === 'defending' && (state.defence?.attackers.volatile ?? 0) > 0,
      ),
    ),
  result: (page) => continued(page, gameAt(1, isOver)),
  replay: async (page) => {
    await continued(page, gameAt(2, isOver));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByLabel('Round').selectOption({ label: 'Round 9' });
  },
  rulebook: async (page) => {
    await page.getByRole('button', { name: 'Rulebook' }).click();
    const rulebook = page.getByRole('dialog', { name: 'Rulebook' });
    await page.keyboard.type('fatigue');
    await rulebook
      .getByRole('button', { name: /^Fatigue/ })
      .first()
      .click();
    await rulebook.getByRole('heading', { name: 'Fatigue', exact: true }).waitFor();
  },
};

async function take({ page }: OpenedApp, name: string): Promise<void> {
  await page.goto(page.url());
  await page.getByRole('main', { name: 'Curfew' }).waitFor();
  await PICTURES[name]?.(page);
  await tableAtRest(page);
  const shot = await page.screenshot();
  const full = await slim(page.context(), shot, WIDTH);
  const fits = full.length <= LARGEST;
  writeFileSync(resolve(FOLDER, `${name}.png`), fits ? full : await slim(page.context(), shot, NARROW));
  console.log(`docs/pictures/${name}.png`);
}

const named = process.argv.slice(2);
const quality = process.env.CURFEW_QUALITY ?? 'high';
const app = await openApp({}, `?quality=${quality}&motion=off&watch=on`);
for (const name of named.length > 0 ? named : Object.keys(PICTURES)) await take(app, name);
await app.close();
