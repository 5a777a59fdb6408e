import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../models/kernel/types';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { buildPage } from './helpers/built-page';
import { barriers } from './helpers/look';
import {
  handOf,
  leaksOn,
  playRivals,
  type Rivals,
  shadowHand,
  startRivals,
  winnerOf,
} from './helpers/rivals';

let built: Awaited<ReturnType<typeof buildPage>>;

beforeAll(async () => {
  built = await buildPage(resolve(import.meta.dirname, 'rivals'));
});
afterAll(() => built.remove());

function openPage(query: string, drawn = false): Promise<OpenedApp> {
  return openApp({ ...SMALL, drawn }, `page.html?${QUICK}&${query}`, built.folder);
}

/** A game that is drawn by the processor takes long: so many looks are enough for both to have held their cards. */
const DRAWN_LOOKS = 8;

interface Opened {
  readonly seed: string;
  readonly bot?: boolean;
  readonly drawn?: boolean;
}

/** Starts a duel on a page of its own and lets somebody use it. */
async function withRivals(
  { seed, bot = false, drawn = false }: Opened,
  use: (rivals: Rivals) => Promise<void>,
): Promise<void> {
  const { page, close } = await openPage(`seed=${seed}`, drawn);
  try {
    await use(await startRivals(page, seed, bot));
  } finally {
    await close();
  }
}

/** Finds whatever the viewer may not know. */
function watchful(rivals: Rivals) {
  return async (viewer: Viewer) => {
    const leaks = await leaksOn(rivals, viewer);
    expect({ move: rivals.shadow.whole().moves.length, viewer, leaks }).toMatchObject({ leaks: [] });
  };
}

describe('two rivals at one screen', () => {
  it.each([{ seed: 'open-1' }, { seed: 'open-2' }, { seed: 'bot-1', bot: true }])(
    'are never shown a card that they may not know, wherever one looks: %o',
    async ({ seed, bot = false }) => {
      await withRivals({ seed, bot }, async (rivals) => {
        const looked = await playRivals(rivals, seed, watchful(rivals));
        expect(looked.length).toBeGreaterThan(5);
        expect(new Set(looked).size).toBe(bot ? 1 : 3);
        const { page } = rivals;
        await page.getByRole('heading', { level: 1, name: `${winnerOf(rivals)} won` }).waitFor();
        expect(await page.getByRole('list', { name: 'Scores' }).getByRole('listitem').count()).toBe(2);
      });
    },
  );

  it('are shown no more of the cards on the 3D table', async () => {
    await withRivals({ seed: 'drawn', drawn: true }, async (rivals) => {
      await rivals.page.locator('canvas').waitFor({ state: 'attached' });
      const looked = await playRivals(rivals, 'drawn', watchful(rivals), DRAWN_LOOKS);
      expect(new Set(looked).size).toBe(3);
    });
  });
});

describe('an app that tells secrets', () => {
  let app: OpenedApp;
  let rivals: Rivals;

  beforeAll(async () => {
    app = await openPage('seed=leaky&leaky=on');
    rivals = await startRivals(app.page, 'leaky', false);
    // Beneath the curtain a screen reader is told of nothing, leaks among it.
    await app.page.getByRole('button', { name: 'I am Player 1' }).click();
    await app.page.getByRole('region', { name: 'Hand' }).waitFor();
  });
  afterAll(() => app.close());

  it.each([
    ['a prop', '.inProp.'],
    ['the state of a component', '.inState.'],
    ['a ref', '.inRef.'],
    ['a context', '.inContext.'],
    ['the document', 'document'],
    ['what a screen reader is told', 'accessibility tree'],
    ['storage', 'localStorage'],
    ['the console', 'console'],
    ['the list of saved games', 'indexedDB'],
  ])('is found out when it does so in %s', async (_, place) => {
    const found = async () => (await leaksOn(rivals, 'seat-1')).filter(({ at }) => at.includes(place)).length;
    await expect.poll(found, { timeout: 300_000 }).toBeGreaterThan(3);
  });
});

describe('the curtain between two people', () => {
  let app: OpenedApp;
  let rivals: Rivals;
  const curtainFor = (name: string) => app.page.getByRole('dialog', { name: `Hand the screen to ${name}` });

  beforeAll(async () => {
    app = await openPage('seed=curtain');
    rivals = await startRivals(app.page, 'curtain', false);
  });
  afterAll(() => app.close());

  it('asks for the first one, and can be used by everybody', async () => {
    await curtainFor('Player 1').waitFor();
    expect(await barriers(app.page)).toEqual([]);
    expect(await handOf(app.page)).toEqual([]);
  });

  it('does not go up by an Enter that was meant for something else, but by the keyboard alone', async () => {
    const { page } = app;
    await page.keyboard.press('Enter');
    expect(await curtainFor('Player 1').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Hand' }).waitFor();
    expect(await handOf(page)).toEqual(shadowHand(rivals, 'seat-1'));
  });

  it('comes down when somebody else is to decide, and lies there again after the menu', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'Draw a card' }).click();
    await curtainFor('Player 2').waitFor();
    expect(await handOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await curtainFor('Player 2').waitFor();
    expect(await handOf(page)).toEqual([]);
  });

  it('is gone for good once a bot plays for one of the two', async () => {
    const { page } = app;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Seats' }).click();
    await page.getByRole('combobox', { name: 'Player 2' }).selectOption('Bot, hard');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByText('Moves: 2', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Hand' }).waitFor();
    expect(await handOf(page)).toHaveLength(5);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
