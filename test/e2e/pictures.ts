/** Takes the pictures of `docs/pictures` anew, `npm run pictures`; the names of some take only those. */

import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { createSession } from '../../machines/kernel/session';
import { oneMonthIn } from '../../machines/one-month-in/game';
import { createBot } from '../../models/dying-light/bot';
import type { Entry as CityEntry } from '../../models/dying-light/entries';
import { isWon } from '../../models/kernel/outcome';
import { AUTOSAVE_ID } from '../../models/kernel/save-meta';
import type { Entry as MonthEntry } from '../../models/one-month-in/entries';
import type { Entry as DuelEntry } from '../../models/outbreak-duel/entries';
import type { Entry as StreetEntry } from '../../models/survive-until-daylight/entries';
import { type GamePlan, usualPlan, withRunners } from '../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../renderer/games/dying-light/plan/start';
import { adviceAt, afterPlaying, aLesson, type LessonTable, obedient } from '../helpers/lesson';
import { USUAL } from '../helpers/one-month-in';
import { opened } from '../helpers/opened';
import { newDuel, seats } from '../helpers/outbreak-duel';
import { type DLSession, people, playToEnd } from '../helpers/random-play';
import { FULL_HD, type OpenedApp, openApp, SMALL } from './helpers/app';
import { withBuiltPage } from './helpers/built-page';
import { duelAt, isCurtain, isOver as isDuelOver, isReact, isSurvivorPhase } from './helpers/duel-moments';
import { fullDuel } from './helpers/full-duel';
import { fullMonth } from './helpers/full-month';
import { fullTable } from './helpers/full-table';
import { heldAt, moveOf } from './helpers/held-moments';
import { closer, halfOfDusk, isNight } from './helpers/moments';
import {
  isAttack,
  isFight,
  isFirstTurn,
  isMidGame,
  isOver as isMonthOver,
  monthAt,
} from './helpers/month-moments';
import { planGame } from './helpers/play';
import { type AnyPlayed, putAutosave, putSave, putSettings } from './helpers/saves';
import type { Snapshot } from './helpers/steps';
import { isChoosing, isDawn, isFinding, isStruck, isTrading, nightAt } from './helpers/survive-moments';
import { framesOf, tableAtRest } from './helpers/table-picks';
import { visionSheet } from './helpers/vision-sheet';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
/** A palette of each picture's own: nobody sees the difference, and it takes a third of the room. */
const SLIM = { palette: true, quality: 95, effort: 7, dither: 0.7 } as const;
/** Milliseconds: a processor draws the best quality, and draws it slowly. */
const PATIENCE = 900_000;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const nameOf = (index: number) => NAMES[index] ?? '';

/** So many games are tried: some end before they get there. */
const GAMES = 20;

const planOf = (runners: number, game: number): GamePlan =>
  withRunners(usualPlan(`picture-${game}`, nameOf), runners, nameOf);

type Whole = ReturnType<DLSession['whole']>;

/** A game that has got so far; the best bot plays for everybody, or a quicker one where only a moment counts. */
function gameAt(
  runners: number,
  reached: (snapshot: Whole) => boolean,
  level: 'normal' | 'hard' = 'hard',
): DLSession {
  for (let game = 3; game < 3 + GAMES; game++) {
    const session = opened(startGame(planOf(runners, game)));
    while (!reached(session.whole()) && !session.whole().outcome) {
      const { position, prompt } = session.whole();
      const bot = createBot(level, prompt.seats[0] ?? 'seat-1');
      session.playByAnyone(bot.choose(position, session.legalMoves()));
    }
    if (reached(session.whole())) return session;
  }
  throw new Error('No game of the bots gets there.');
}

/** A lesson in which the coach has come to these words. */
function lessonAt(words: string): LessonTable {
  let table = aLesson('lesson-1');
  while (adviceAt(table)?.text !== words) {
    if (table.session.whole().outcome) throw new Error(`The coach never says ${words}.`);
    table = afterPlaying(table, obedient(table));
  }
  return table;
}

async function taught(page: Page, words: string): Promise<void> {
  const { session, cursor } = lessonAt(words);
  await putSave(page, session, { id: AUTOSAVE_ID, name: '', lesson: cursor });
  await goOn(page);
}

async function continued(page: Page, session: AnyPlayed): Promise<void> {
  await putAutosave(page, session);
  await goOn(page);
}

/** A game that is over is not continued, but it can be looked at. */
async function finished(page: Page, session: AnyPlayed, game = 'Dying Light'): Promise<void> {
  await putAutosave(page, session);
  await page.getByRole('button', { name: 'Saved games' }).click();
  await page.getByRole('button', { name: new RegExp(`^Load ${game}`) }).click();
  await page.locator('main.screen').first().waitFor();
}

async function goOn(page: Page): Promise<void> {
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

/** Runs in the page: what the browser does when nobody catches an error. */
function breakDown(): void {
  const error = new Error('There is no Area "e9" for biter-3 to go to.');
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

/** A thumbnail like those that the app takes, from the middle of a picture of the table that was taken before. */
async function thumbnailOf(picture: string): Promise<string> {
  const file = resolve(FOLDER, `${picture}${SMALLER}.png`);
  const { width, height } = await sharp(file).metadata();
  const middle = { left: width / 4, top: height / 8, width: width / 2, height: height / 2 };
  const small = await sharp(file).extract(middle).resize(320, 180).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

const isOver = ({ outcome }: Snapshot) => outcome !== null;

const isKill = (how: string) => (entry: CityEntry) => entry.type === 'enemy-killed' && entry.by === how;

/** The middle of a motion of a game of Dying Light. */
async function heldInCity(
  page: Page,
  fits: (entry: CityEntry) => boolean,
  hold: string,
  swings = 0,
): Promise<void> {
  const session = gameAt(
    2,
    (snapshot) => isOver(snapshot) && [...snapshot.log].some(({ entry }) => fits(entry)),
    'normal',
  );
  const move = moveOf(session.whole().log, fits);
  await heldAt(page, { game: 'Dying Light', session, move, hold, swings });
}

/** The middle of a motion of a night of Survive Until Daylight that everybody lives through. */
async function heldOnStreet(
  page: Page,
  fits: (entry: StreetEntry) => boolean,
  hold: string,
  swings = 0,
): Promise<void> {
  const session = nightAt(3, ({ outcome }) => outcome !== null && isWon(outcome));
  const move = moveOf(session.seen('table').log, fits);
  await heldAt(page, { game: 'Survive Until Daylight', session, move, hold, swings });
}

/** A game of One Month In, played by luck, in which something happens. */
function monthWith(fits: (entry: MonthEntry) => boolean) {
  for (let game = 1; game < GAMES * 3; game++) {
    const seed = `held-${game}`;
    const session = createSession(oneMonthIn, { options: USUAL, seats: people(3), seed });
    playToEnd(session, seed);
    if ([...session.whole().log].some(({ entry }) => fits(entry))) return session;
  }
  throw new Error('Nothing of the kind happens by luck.');
}

/** The middle of a fight of One Month In. */
async function heldInMonth(page: Page, fits: (entry: MonthEntry) => boolean, hold: string): Promise<void> {
  const session = monthWith(fits);
  const move = moveOf(session.whole().log, fits);
  await heldAt(page, { game: 'One Month In', session, move, hold });
}

/** The middle of a motion of a duel. */
async function heldInDuel(page: Page, fits: (entry: DuelEntry) => boolean, hold: string): Promise<void> {
  const session = newDuel({ decks: ['hold', 'block'] }, seats('bot', 'bot'), 'held');
  while (session.playBot());
  const move = moveOf(session.seen('table').log, fits);
  await heldAt(page, { game: 'Outbreak Duel', session, move, hold });
}

/** Games that are over, in which a person sat in the first seat. */
function finishedByPeople(): readonly AnyPlayed[] {
  const duels = Array.from({ length: 6 }, (_, index) => {
    const session = newDuel({ decks: ['hold', 'block'] }, seats('bot', 'bot'), `records-${index}`);
    while (session.playBot());
    return session;
  });
  const sessions = [
    ...duels,
    monthAt(3, isMonthOver),
    nightAt(3, ({ outcome }) => outcome !== null),
    gameAt(1, isOver),
  ];
  for (const session of sessions) session.handOver('seat-1', { kind: 'human' });
  return sessions;
}

/** Frames until the light is where it is most worth a picture. */
const DUSK = 12;
const SUNRISE = 30;

const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  title: async () => {},
  'new-game': async (page) => {
    await planGame(page);
    await page.getByRole('group', { name: 'Runners' }).getByRole('radio', { name: '2' }).check();
  },
  day: (page) =>
    continued(
      page,
      gameAt(4, ({ prompt }) => prompt.id === 'acting'),
    ),
  'close-up': async (page) => {
    await continued(page, fullTable(false));
    await closer(page, 6);
  },
  'close-up-night': async (page) => {
    await continued(page, fullTable(true));
    await closer(page, 5);
  },
  dusk: async (page) => {
    await continued(page, gameAt(2, isNight));
    await page.goto(page.url().replace('motion=off&', ''));
    await tableAtRest(page);
    const frames = await framesOf(page);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await halfOfDusk(page, frames);
  },
  cards: async (page) => {
    await continued(page, gameAt(2, isNight));
    await page.keyboard.press('v');
    await page.getByRole('dialog').waitFor();
  },
  night: (page) => continued(page, gameAt(2, isNight)),
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
  'coach-1': (page) => taught(page, 'dl.coach.step.1'),
  'coach-2': (page) => taught(page, 'dl.coach.step.7'),
  'coach-3': (page) => taught(page, 'dl.coach.step.16'),
  result: (page) => finished(page, gameAt(1, isOver)),
  replay: async (page) => {
    await finished(page, gameAt(2, isOver));
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByLabel('Round').selectOption({ label: 'Round 9' });
  },
  'error-page': async (page) => {
    await continued(
      page,
      gameAt(2, ({ prompt }) => prompt.id === 'acting'),
    );
    await page.evaluate(breakDown);
    await page.getByRole('main', { name: 'Something broke' }).waitFor();
  },
  'saved-games': async (page) => {
    const acting = ({ prompt }: Snapshot) => prompt.id === 'acting';
    const day = { id: 'save-1', name: 'Four on the roofs', picture: await thumbnailOf('day') };
    const night = { id: 'save-2', name: 'Ada and Ben at night', picture: await thumbnailOf('night') };
    await putSave(page, gameAt(4, acting), day);
    await putSave(page, gameAt(2, isNight), night);
    const last = { id: AUTOSAVE_ID, name: '', picture: await thumbnailOf('jump') };
    await putSave(page, gameAt(2, jumpThere), last);
    await page.getByRole('button', { name: 'Saved games' }).click();
    await page.getByRole('heading', { name: 'Four on the roofs' }).waitFor();
    await page.locator('.save img').nth(2).waitFor();
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
  'month-fog': (page) => continued(page, monthAt(2, isFirstTurn)),
  'month-middle': (page) => continued(page, monthAt(4, isMidGame)),
  'month-fight': (page) => continued(page, monthAt(3, isFight)),
  'month-attack': (page) => continued(page, monthAt(2, isAttack)),
  'month-end': (page) => finished(page, monthAt(3, isMonthOver), 'One Month In'),
  'month-table-end': async (page) => {
    await finished(page, monthAt(3, isMonthOver), 'One Month In');
    await page.getByRole('button', { name: 'Look at the table' }).click();
  },
  'month-full': (page) => continued(page, fullMonth()),
  'survive-search': (page) => continued(page, nightAt(1, isFinding)),
  'survive-trade': (page) => continued(page, nightAt(3, isTrading)),
  'survive-combat': (page) => continued(page, nightAt(6, isChoosing)),
  'survive-enemies': (page) => continued(page, nightAt(3, isStruck)),
  'survive-dawn': (page) => continued(page, nightAt(3, isDawn)),
  blow: (page) => heldInCity(page, isKill('damage'), 'remove:0.23'),
  'blow-death': (page) => heldInCity(page, isKill('damage'), 'remove:0.6'),
  'blow-bite': (page) =>
    heldInCity(page, (entry) => entry.type === 'attack-resolved' && entry.wounds > 0, 'bite:0.43'),
  'wound-card': (page) => heldInCity(page, (entry) => entry.type === 'wound-heavy', 'harm:0.5'),
  nightfall: (page) => heldInCity(page, (entry) => entry.type === 'nightfall', 'light:0.95', DUSK),
  'survive-blow': (page) =>
    heldOnStreet(page, (entry) => entry.type === 'attack-resolved', 'attack-resolved:0.5'),
  'survive-bite': (page) =>
    heldOnStreet(
      page,
      (entry) => entry.type === 'enemy-attacked' && entry.target.startsWith('seat-'),
      'enemy-attacked:0.65',
    ),
  'survive-wave': (page) =>
    heldOnStreet(page, (entry) => entry.type === 'card-found' && entry.card === 'wave', 'card-found:0.5'),
  'survive-sunrise': (page) =>
    heldOnStreet(page, (entry) => entry.type === 'game-over', 'game-over:1', SUNRISE),
  'month-blow': (page) =>
    heldInMonth(
      page,
      (entry) => entry.type === 'survivors-rolled' && entry.kills > 1 && entry.zombies > 0,
      'blow:0.34',
    ),
  'month-bite': (page) =>
    heldInMonth(page, (entry) => entry.type === 'zombies-rolled' && entry.deaths > 0, 'blow:0.52'),
  'duel-blow': (page) =>
    heldInDuel(
      page,
      (entry) => entry.type === 'attack-rolled' && entry.success && entry.die !== null,
      'blow:0.48',
    ),
  'duel-bite': (page) =>
    heldInDuel(page, (entry) => entry.type === 'bite-landed' && entry.dealt > 2, 'bite-landed:0.66'),
  'duel-survivor': (page) => continued(page, duelAt(isSurvivorPhase)),
  'duel-zombie': (page) => continued(page, duelAt(isReact)),
  'duel-curtain': (page) => continued(page, duelAt(isCurtain, 'person')),
  'duel-full': (page) => continued(page, fullDuel()),
  'duel-decks': async (page) => {
    await page.getByRole('button', { name: 'Decks' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: /^Reflex Sight/ }).click();
  },
  'make-layout': async (page) => {
    await page.getByRole('button', { name: 'Make your own' }).click();
    await page.getByRole('button', { name: 'Make a layout' }).click();
    // What was made for a picture before lies open.
    const begins = page.getByRole('button', { name: /^Crush/ });
    const isFine = page.getByText('This layout can be played.');
    await begins.or(isFine).first().waitFor();
    if ((await begins.count()) > 0) await begins.click();
    await isFine.waitFor();
  },
  'make-scenario': async (page) => {
    await page.getByRole('button', { name: 'Make your own' }).click();
    await page.getByRole('button', { name: 'Make a scenario' }).click();
    const begins = page.getByRole('button', { name: 'A copy of Last Light Errand' });
    const triggers = page.getByRole('tab', { name: 'Triggers' });
    await begins.or(triggers).first().waitFor();
    if ((await begins.count()) > 0) await begins.click();
    await triggers.click();
  },
  'paint-table': async (page) => {
    await page.getByRole('button', { name: 'Paint table' }).click();
    await page.getByRole('button', { name: 'Embers' }).click();
  },
  'share-card': async (page) => {
    await finished(page, duelAt(isDuelOver), 'Outbreak Duel');
    await page.getByRole('button', { name: 'Share card' }).click();
    await page.getByRole('main', { name: 'Share card' }).getByRole('img').waitFor();
  },
  records: async (page) => {
    for (const [index, session] of finishedByPeople().entries()) {
      const name = `Over ${index + 1}`;
      await putSave(page, session, { id: `save-${index + 1}`, name });
      await page.getByRole('button', { name: 'Saved games' }).click();
      await page.getByRole('button', { name: `Load ${name}`, exact: true }).click();
      await page.getByRole('button', { name: 'To the title' }).click();
    }
    await page.getByRole('button', { name: 'Records' }).click();
    await page.getByRole('row', { name: /Outbreak Duel/ }).waitFor();
  },
  photo: async (page) => {
    await continued(page, gameAt(2, isNight));
    await page.keyboard.press('F12');
    await page.getByRole('button', { name: 'Save picture' }).waitFor();
  },
  'duel-end': (page) => finished(page, duelAt(isDuelOver), 'Outbreak Duel'),
  'duel-replay': async (page) => {
    await finished(page, duelAt(isDuelOver), 'Outbreak Duel');
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByLabel('Round').selectOption({ label: 'Round 4' });
  },
};

/** Pictures of what moves. */
const MOVING: ReadonlySet<string> = new Set([
  'dusk',
  'blow',
  'blow-death',
  'blow-bite',
  'wound-card',
  'nightfall',
  'survive-blow',
  'survive-bite',
  'survive-wave',
  'survive-sunrise',
  'month-blow',
  'month-bite',
  'duel-blow',
  'duel-bite',
]);

/** `duel-end-small` is `duel-end` in the smallest window that the app is made for. */
const SMALLER = '-small';
const subjectOf = (name: string): string => name.replace(SMALLER, '');

async function take({ page }: OpenedApp, name: string): Promise<void> {
  await page.setViewportSize(name.endsWith(SMALLER) ? SMALL.viewport : FULL_HD);
  await page.goto(address);
  await page.getByRole('main', { name: 'Curfew' }).waitFor();
  await PICTURES[subjectOf(name)]?.(page);
  if (!MOVING.has(subjectOf(name))) await tableAtRest(page);
  await keep(page, name);
}

/** Kept in the smallest window as well. */
const BOTH_SIZES = [
  'duel-survivor',
  'duel-zombie',
  'duel-curtain',
  'duel-decks',
  'duel-end',
  'month-fog',
  'month-middle',
  'month-fight',
  'month-attack',
  'month-end',
  'make-layout',
  'make-scenario',
  'paint-table',
  'share-card',
  'records',
  'photo',
];

const keep = async (page: Page, name: string) => keepPicture(await page.screenshot(), name);

async function keepPicture(picture: Buffer, name: string): Promise<void> {
  await sharp(picture)
    .png(SLIM)
    .toFile(resolve(FOLDER, `${name}.png`));
  console.log(`docs/pictures/${name}.png`);
}

/** Tables with choices, warnings and threats, seen with every kind of eyes (`visionSheet`). */
const SEEN_TABLES: Readonly<Record<string, () => AnyPlayed>> = {
  'vision-city': () => gameAt(2, jumpThere),
  'vision-street': () => nightAt(6, isChoosing),
  'vision-month': () => monthAt(2, isAttack),
  'vision-duel': () => duelAt(isSurvivorPhase),
};

async function takeSeen({ page }: OpenedApp, name: string, session: AnyPlayed): Promise<void> {
  await page.setViewportSize(SMALL.viewport);
  const sheet = await visionSheet(page, async (vision) => {
    await page.goto(address);
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
    await putSettings(page, { vision });
    await continued(page, session);
    if (name === 'vision-city') await chooseJump(page);
    await tableAtRest(page);
  });
  await keepPicture(sheet, name);
}

/** Every model of a game on one table. */
const SHEETS: Readonly<Record<string, string>> = {
  'contact-sheet': 'page.html',
  'contact-sheet-survive': 'page.html#survive-until-daylight',
  'contact-sheet-month': 'page.html#one-month-in',
  'contact-sheet-duel': 'page.html#outbreak-duel',
};

function takeSheets(names: readonly string[]): Promise<void> {
  return withBuiltPage(resolve(import.meta.dirname, 'sheet'), async (folder) => {
    for (const name of names) {
      const { page, close } = await openApp({}, SHEETS[name], folder);
      await tableAtRest(page);
      await keep(page, name);
      await close();
    }
  });
}

const named = process.argv.slice(2);
const quality = process.env.CURFEW_QUALITY ?? 'high';
const all = [
  ...Object.keys(PICTURES),
  ...BOTH_SIZES.map((name) => name + SMALLER),
  ...Object.keys(SEEN_TABLES),
  ...Object.keys(SHEETS),
];
const wanted = named.length > 0 ? named : all;
const app = await openApp({}, `?quality=${quality}&motion=off&watch=on`);
app.page.setDefaultTimeout(PATIENCE);
const address = app.page.url();
for (const name of wanted.filter((one) => subjectOf(one) in PICTURES)) await take(app, name);
for (const [name, session] of Object.entries(SEEN_TABLES))
  if (wanted.includes(name)) await takeSeen(app, name, session());
await app.close();
const sheets = wanted.filter((one) => one in SHEETS);
if (sheets.length > 0) await takeSheets(sheets);
