/** The whole log beside a decision, in the smallest window: neither is in the way of the other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { duelAt, isSurvivorPhase } from './helpers/duel-moments';
import { fullTable } from './helpers/full-table';
import { overlaps, unreachable } from './helpers/look';
import { isFirstTurn, isMidGame, monthAt } from './helpers/month-moments';
import { type AnyPlayed, putAutosave } from './helpers/saves';
import { isChoosing, isTrading, nightAt } from './helpers/survive-moments';

const TABLES: readonly (readonly [string, () => AnyPlayed])[] = [
  ['Dying Light, whose log is short', () => fullTable(false)],
  ['Survive Until Daylight, a trade', () => nightAt(3, isTrading)],
  ['Survive Until Daylight, a fight of six', () => nightAt(6, isChoosing)],
  ['One Month In, the first turn', () => monthAt(2, isFirstTurn)],
  ['One Month In, in the middle', () => monthAt(4, isMidGame)],
  ['Outbreak Duel', () => duelAt(isSurvivorPhase)],
];

/** Runs in the page: pixels of a decision and of what lies above it that are scrolled away, and bare pixels under the last line of the log. */
function measured() {
  const cut = [...document.querySelectorAll('.decision-body, .fold-body')].map(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  const [panel, last] = ['.log-panel', '.log li:last-child'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  return { cut: Math.max(0, ...cut), bare: (panel?.bottom ?? 0) - (last?.bottom ?? 0) };
}

describe('the open log', () => {
  let app: OpenedApp;
  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=open-log`);
  });
  afterAll(() => app.close());

  it.each(TABLES)('gives way to what is decided: %s', async (_, session) => {
    const { page } = app;
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
    await putAutosave(page, session());
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.locator('.hud').waitFor();
    await page.keyboard.press('w');
    await page.locator('.log-open').waitFor();
    expect(await unreachable(page, true)).toEqual([]);
    expect(await overlaps(page)).toEqual([]);
    const { cut, bare } = await page.evaluate(measured);
    expect(cut).toBeLessThanOrEqual(1);
    expect(bare).toBeLessThan(20);
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('button', { name: /^Leave the table/ }).click();
  });
});
