import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK } from './helpers/app';
import { duelAt, isReact, isSurvivorPhase } from './helpers/duel-moments';
import { fullTable } from './helpers/full-table';
import { overlaps, unreachable } from './helpers/look';
import { isFight, isMidGame, monthAt } from './helpers/month-moments';
import { type AnyPlayed, putAutosave, putSettings } from './helpers/saves';
import { isChoosing, isTrading, nightAt } from './helpers/survive-moments';
import { THOROUGH } from './helpers/thorough';

const GAMES = {
  'four Runners at night': fullTable(true),
  'six at the trade': nightAt(6, isTrading),
  'six in a fight': nightAt(6, isChoosing),
} as const;
const WINDOWS = [
  [1280, 720],
  [1024, 768],
  [2560, 1080],
  ...(THOROUGH
    ? ([
        [3440, 1440],
        [3840, 2160],
      ] as const)
    : []),
] as const;
const SCALES = [80, 100, 200] as const;

/** Their frame is that of the others: a sample of windows and scales will do. */
const RIVALS = {
  'four teams': monthAt(4, isMidGame),
  'a fight in the city': monthAt(3, isFight),
  'a duel': duelAt(isSurvivorPhase),
  'a reply in a duel': duelAt(isReact),
} as const;
const RIVAL_SCALES = THOROUGH ? SCALES : ([100, 200] as const);

const rowsOf = (games: Readonly<Record<string, AnyPlayed>>, scales: readonly (typeof SCALES)[number][]) =>
  Object.entries(games).flatMap(([name, game]) => scales.map((scale) => ({ name, game, scale })));

const [[SMALLEST]] = WINDOWS;

describe.each(WINDOWS)('a window of %i x %i', (width, height) => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ viewport: { width, height }, drawn: false }, `?${QUICK}`);
  });
  afterAll(() => app.close());

  const rivals = THOROUGH || width === SMALLEST ? rowsOf(RIVALS, RIVAL_SCALES) : [];

  it.each([...rowsOf(GAMES, SCALES), ...rivals])(
    'has room for $name at $scale %',
    async ({ name, game, scale }) => {
      const { page } = app;
      await putAutosave(page, game);
      await putSettings(page, { interfaceScale: scale });
      await page.reload();
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.getByRole('region', { name: 'Decision' }).waitFor();
      expect(await overlaps(page)).toEqual([]);
      // The list of the dead scrolls in any window: there may be fourteen at each board.
      expect(await unreachable(page, scale > 100 || name === 'a duel')).toEqual([]);
    },
  );
});
