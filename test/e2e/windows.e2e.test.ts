import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK } from './helpers/app';
import { fullTable } from './helpers/full-table';
import { overlaps, unreachable } from './helpers/look';
import { putAutosave, putSettings } from './helpers/saves';
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

describe.each(WINDOWS)('a window of %i x %i', (width, height) => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ viewport: { width, height }, drawn: false }, `?${QUICK}`);
  });
  afterAll(() => app.close());

  it.each(Object.entries(GAMES).flatMap(([name, game]) => SCALES.map((scale) => ({ name, game, scale }))))(
    'has room for $name at $scale %',
    async ({ game, scale }) => {
      const { page } = app;
      await putAutosave(page, game);
      await putSettings(page, { interfaceScale: scale });
      await page.reload();
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.getByRole('region', { name: 'Decision' }).waitFor();
      expect(await overlaps(page)).toEqual([]);
      expect(await unreachable(page, scale > 100)).toEqual([]);
    },
  );
});
