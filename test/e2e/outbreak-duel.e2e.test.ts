import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacking, play, seats } from '../helpers/outbreak-duel';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { type DuelAsked, duelAsked, handOf, playDuel, startDuel } from './helpers/duel-driver';
import { beginDuel, type Duellist, SCENES } from './helpers/duel-lesson';
import { barriers, coveredByFrames, overlaps, unreachable } from './helpers/look';
import { planGame } from './helpers/play';
import { putAutosave } from './helpers/saves';

describe('a guided first duel', () => {
  let app: OpenedApp;
  let duellist: Duellist;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=first-duel`);
    duellist = await beginDuel(app.page);
  });
  afterAll(() => app.close());

  it('keeps nobody out', async () => {
    expect(await barriers(app.page)).toEqual([]);
    expect(await unreachable(app.page)).toEqual([]);
  });

  it('frames the names of both Survivors without covering their HP', async () => {
    const framed = app.page.locator('.od-player-head');
    await expect
      .poll(() => framed.evaluateAll((heads) => heads.map((head) => getComputedStyle(head).outlineStyle)))
      .toEqual(['solid', 'solid']);
    expect(await coveredByFrames(app.page, '.od-player > *')).toEqual([]);
  });

  it.each(SCENES)('$title', ({ play: act }) => act(duellist));

  it('comes to its end', async () => {
    await playDuel(app.page);
    await app.page.getByRole('region', { name: 'Statistics' }).waitFor();
    await app.page.getByText('HP round by round').first().waitFor();
  });
});

describe('two people at one screen, by the keyboard alone', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=two-people`);
  });
  afterAll(() => app.close());

  it('plan their duel without keeping anybody out', async () => {
    await planGame(app.page, 'Outbreak Duel');
    expect(await barriers(app.page)).toEqual([]);
    await app.page.keyboard.press('Escape');
    await app.page.keyboard.press('Escape');
    await startDuel(app.page, { people: 2 });
  });

  it('take up their cards behind the curtain, answer from a glance at them, and see no hand between (OD-PRIV-03, OD-PRIV-04)', async () => {
    const { page } = app;
    const kinds = new Set<string>();
    const faults: string[] = [];
    const prompts: string[] = [];
    const look = async (now: DuelAsked) => {
      const hand = await handOf(page);
      if (now.curtain && hand.open > 0) faults.push(`cards behind the curtain: ${hand.words}`);
      if (now.peek && hand.open > 0) faults.push(`cards in a Zombie Phase: ${now.prompt}`);
      const kind = now.prompt.replace(/^[^:]*: |\d+|(?<=: ).* attacks/g, '');
      if (kinds.has(kind)) return;
      kinds.add(kind);
      prompts.push(now.prompt);
      faults.push(...(await overlaps(page)), ...(await barriers(page)));
      if (!now.curtain) faults.push(...(await unreachable(page, true)));
    };
    const replies = await playDuel(page, { look });
    expect(faults).toEqual([]);
    expect(prompts.some((prompt) => /attacks for/.test(prompt))).toBe(true);
    expect(replies).toBeGreaterThan(0);
    await page.getByRole('region', { name: 'Statistics' }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

/** Two people; a Bouncer attacks Dutch, who holds a Sidestep. */
function inTheWindow() {
  const session = attacking({
    seats: seats('person', 'person'),
    s: { hand: ['R01', 'W01'], tp: 2 },
    threat: ['ZB1', 'ZW1'],
  });
  play(session, { type: 'DECLARE', zombie: 1, surge: false });
  return session;
}

describe('a duel continued from a save in the middle of a reply', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}`);
    await putAutosave(app.page, inTheWindow());
    await app.page.reload();
    await app.page.getByRole('button', { name: 'Continue' }).click();
    await app.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  });
  afterAll(() => app.close());

  it('asks the same again, with the cards face down and the chance of an escape', async () => {
    const now = await duelAsked(app.page);
    expect(now.prompt).toContain('Night-Club Bouncer attacks for 3.');
    expect(now.keys.map(({ key }) => key).slice(0, 3)).toEqual(['X', 'C', 'Q']);
    expect((await handOf(app.page)).open).toBe(0);
    await app.page.getByText('4+: 50%, prevents 3').waitFor();
    expect(await overlaps(app.page)).toEqual([]);
    expect(await barriers(app.page)).toEqual([]);
  });

  it('shows the hand only as long as the key is held, and takes the reply from it', async () => {
    const { page } = app;
    await page.keyboard.down('q');
    await page.locator('.od-hand [data-hand]').first().waitFor();
    await page.keyboard.up('q');
    await page.locator('.od-hand [data-hand]').first().waitFor({ state: 'detached' });
    await page.keyboard.down('q');
    await page.locator('.od-hand .od-usable').waitFor();
    await page.keyboard.press('1');
    await page.getByText('Dutch: Sidestep, 2 less.').waitFor();
    await page.keyboard.up('q');
    expect((await handOf(page)).open).toBe(0);
  });
});
