import { describe, expect, it } from 'vitest';
import { type HexKey, hexOf, keyOf, neighbours } from '../../../../../models/kernel/hex';
import { LAYOUTS } from '../../../../../models/one-month-in/content/layouts';
import { LAYOUT_IDS } from '../../../../../models/one-month-in/ids';
import { GRID } from '../../../../../models/one-month-in/layouts/grid';
import {
  aboveNote,
  cityOutline,
  cityStage,
  hexSpot,
  homePitch,
  INSIDE,
  MEASURES,
  mapStage,
  standsFor,
  subjectOf,
  YARD_REGION,
} from '../../../../../renderer/games/one-month-in/layout';
import { TRAY, traySpot, trayWidth } from '../../../../../renderer/games/one-month-in/scene/dice/rows';
import { sceneModel } from '../../../../../renderer/games/one-month-in/scene/from-state';
import { closeUpOf } from '../../../../../renderer/games/one-month-in/scene/useFocus';
import { closeView, inSight, momentView } from '../../../../../renderer/table/camera/close-view';
import { cornersOf, type Lens, wholeView } from '../../../../../renderer/table/camera/view';
import { bareShare, lensOf, seenShares, tallness, WINDOWS } from '../../../../helpers/framing';
import { BLUE, table } from '../../../../helpers/one-month-in';
import { cameraOf, outlineArea, pixelOf } from '../../../../helpers/projection';

const scene = sceneModel(table());
/** The most dice of either side on a tray. */
const DICE = Array.from({ length: 20 }, () => ({ face: 6, hit: true, better: false }));
const TWENTY = {
  tile: '0,0',
  zone: 'inner',
  seat: BLUE,
  against: null,
  number: 1,
  upper: DICE,
  lower: DICE,
} as const;

/** As many of a team are drawn one by one in a zone. */
const SIX = 6;
/** As many zombies are drawn in a building. */
const SEVEN = 7;
/** So much of head and shoulders is left to be seen at least. */
const HALF = 0.5;
/** Height of the smallest models that stand there, to the scale of their stand. */
const PARTS = [
  { region: YARD_REGION, tall: 1.1 },
  { region: INSIDE.all, tall: 0.94 },
] as const;

function cityLens(window: Parameters<typeof lensOf>[0], coached = false): Lens {
  const lens = lensOf(window, null, coached);
  return { ...lens, safe: aboveNote(lens.safe) };
}

const cities = LAYOUT_IDS.map((id) => {
  const { tiles } = LAYOUTS[id];
  return { id, tiles, stage: cityStage(tiles) };
});
type City = Pick<(typeof cities)[number], 'tiles' | 'stage'>;

/** The widest and the deepest city that can be built. */
const EXTREMES = [
  { id: 'wide', tiles: GRID.slice(4, 7).flat() },
  { id: 'tall', tiles: GRID.flatMap((row) => row.slice(5, 9)) },
].map((city) => ({ ...city, stage: cityStage(city.tiles) }));

/** A decision for those on a tile, who may go to all that lie beside it. */
function nearTile(lens: Lens, { tiles, stage }: City, tile: HexKey) {
  const beside = neighbours(hexOf(tile))
    .map(keyOf)
    .filter((key) => tiles.includes(key));
  return closeView(lens, subjectOf(tile, beside, stage));
}

describe.each(WINDOWS)('the whole city at $width x $height', (window) => {
  const lens = cityLens(window);
  const { width, height, safe } = lens;

  it.each(cities)('fills what panels leave, and its map 45 % of the window: $id', ({ tiles, stage }) => {
    const view = wholeView(lens, cityOutline(tiles), homePitch(tiles));
    const camera = cameraOf(lens, view);
    const map = cornersOf(mapStage(stage)).map((corner) => pixelOf(camera, lens, corner));
    expect(outlineArea(lens, map) / (width * height)).toBeGreaterThanOrEqual(0.45);
    const pixels = cityOutline(tiles).map((place) => pixelOf(camera, lens, place));
    const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
    const wide = (Math.max(...xs) - Math.min(...xs)) / (width - safe.left - safe.right);
    const high = (Math.max(...ys) - Math.min(...ys)) / (height - safe.top - safe.bottom);
    expect(Math.max(wide, high)).toBeGreaterThan(0.98);
    expect(Math.max(wide, high)).toBeLessThan(1.01);
  });
});

describe.each(WINDOWS)('a city of somebody’s own at $width x $height', (window) => {
  const lens = cityLens(window);
  const { width, height, safe } = lens;

  it.each(EXTREMES)(
    'lies between the panels, however it is cut, and as large as it can be: $id',
    ({ tiles }) => {
      const view = wholeView(lens, cityOutline(tiles), homePitch(tiles));
      const camera = cameraOf(lens, view);
      const pixels = cityOutline(tiles).map((place) => pixelOf(camera, lens, place));
      const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(safe.left - 1);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width - safe.right + 1);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(safe.top - 1);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height - safe.bottom + 1);
      const wide = (Math.max(...xs) - Math.min(...xs)) / (width - safe.left - safe.right);
      const high = (Math.max(...ys) - Math.min(...ys)) / (height - safe.top - safe.bottom);
      expect(Math.max(wide, high)).toBeGreaterThan(0.98);
    },
  );

  it.each(EXTREMES)('has whoever decides and where they may go in sight: $id', (city) => {
    const hidden = city.tiles.filter((tile) => {
      const { piece, places } = subjectOf(tile, [], city.stage);
      return !inSight(lens, nearTile(lens, city, tile), [piece, ...places]);
    });
    expect(hidden).toEqual([]);
  });
});

describe.each(WINDOWS)('the near view at $width x $height', (window) => {
  const lens = cityLens(window);

  it('shows survivors and zombies large enough, six of them in a zone', () => {
    const stands = PARTS.flatMap(({ region, tall }) =>
      standsFor(region, SIX).map((stand) => ({ ...stand, tall: tall * stand.scale })),
    );
    const small = cities.flatMap((city) =>
      city.tiles.filter((tile) => {
        const view = nearTile(lens, city, tile);
        const { x, z } = hexSpot(tile);
        const heights = stands.map((stand) =>
          tallness(lens, view, { x: x + stand.x, y: 0, z: z + stand.z }, stand.tall),
        );
        return Math.min(...heights) < window.tall;
      }),
    );
    expect(small).toEqual([]);
  });

  it('hides nobody behind others: in a fight inside with six people before the door', () => {
    const crowd = [
      ...standsFor(INSIDE.west, SIX),
      ...standsFor(INSIDE.east, SEVEN),
      ...standsFor(YARD_REGION, SIX),
    ];
    const hidden = cities.flatMap((city) =>
      city.tiles.filter((tile) => {
        const { x, z } = hexSpot(tile);
        const figures = crowd.map((stand) => ({
          x: x + stand.x,
          y: 0,
          z: z + stand.z,
          tall: stand.scale,
          wide: 2 * MEASURES.BASE_RADIUS * stand.scale,
        }));
        return Math.min(...seenShares(lens, nearTile(lens, city, tile), figures)) < HALF;
      }),
    );
    expect(hidden).toEqual([]);
  });

  it('shows whoever decides between the panels, wherever they stand, and where they may go', () => {
    const hidden = cities.flatMap((city) =>
      city.tiles.flatMap((tile) => {
        const view = nearTile(lens, city, tile);
        const { piece, places } = subjectOf(tile, [], city.stage);
        return inSight(lens, view, [piece, ...places]) ? [] : [`${city.id} ${tile}`];
      }),
    );
    expect(hidden).toEqual([]);
    const out = cities.flatMap((city) =>
      city.tiles.filter((tile) => {
        const view = nearTile(lens, city, tile);
        const beside = neighbours(hexOf(tile)).map(keyOf);
        const middles = beside.filter((key) => city.tiles.includes(key)).map(hexSpot);
        return !inSight(
          lens,
          view,
          middles.map(({ x, z }) => [x, 0, z] as const),
        );
      }),
    );
    expect(out).toEqual([]);
  });

  it('shows little bare table', () => {
    const shares = cities.flatMap((city) => {
      const { west, east, north, south } = mapStage(city.stage);
      return city.tiles.flatMap((tile) => {
        const share = bareShare(
          lens,
          nearTile(lens, city, tile),
          ({ x, z }) => x < west || x > east || z < north || z > south,
        );
        return share > 0.15 ? [`${city.id} ${tile}: ${share.toFixed(3)}`] : [];
      });
    });
    expect(shares).toEqual([]);
  });

  it('is no farther away in a lesson: the coach makes it slide, not zoom', () => {
    const farther = cities.flatMap((city) =>
      city.tiles.filter(
        (tile) =>
          nearTile(cityLens(window, true), city, tile).distance > nearTile(lens, city, tile).distance + 0.01,
      ),
    );
    expect(farther).toEqual([]);
  });

  it('is at 45 to 50 degrees', () => {
    const [city] = cities;
    const [tile] = city?.tiles ?? [];
    const degrees = city && tile ? (nearTile(lens, city, tile).pitch * 180) / Math.PI : 0;
    expect(degrees).toBeGreaterThanOrEqual(45);
    expect(degrees).toBeLessThanOrEqual(50);
  });
});

/** At 200 % panels take twice as much of the smallest window. */
const MOMENT_WINDOWS = [
  ...WINDOWS.map((window) => ({ ...window, at: '100 %' })),
  { width: 2560, height: 1080, em: 16, tall: 72, at: '21:9' },
  { width: 1280, height: 720, em: 28, tall: 48, at: '200 %' },
];

describe.each(MOMENT_WINDOWS)('a fight at $width x $height, $at', (window) => {
  const lens = cityLens(window);
  const stops = [...new Set(cities.flatMap(({ tiles }) => tiles))].flatMap((tile) =>
    (['inner', 'outer'] as const).map((zone) => ({ tile, zone })),
  );
  const viewOf = (fight: (typeof stops)[number]) => {
    const closeUp = closeUpOf({ ...scene, fight });
    if (!closeUp) throw new Error('A fight is on.');
    return momentView(lens, closeUp, 0);
  };

  it('has the house with its roof and the whole tray between the panels', () => {
    const hidden = stops.filter((fight) => {
      const tray = traySpot(fight);
      const { x, z } = hexSpot(fight.tile);
      const half = trayWidth(TWENTY) / 2;
      const seen = [
        [x, 1.1, z - 1.9],
        [x, 0, z + 1.9],
        [tray.x - half, TRAY.y, tray.z + TRAY.depth / 2],
        [tray.x + half, TRAY.y, tray.z - TRAY.depth / 2],
      ] as const;
      return !inSight(lens, viewOf(fight), seen);
    });
    expect(hidden).toEqual([]);
  });

  it.skipIf(window.em > 16)('is nearer than the decision before it', () => {
    const [city] = cities;
    if (!city) throw new Error('There is a city.');
    for (const tile of city.tiles)
      expect(viewOf({ tile, zone: 'inner' }).distance).toBeLessThan(nearTile(lens, city, tile).distance);
  });
});
