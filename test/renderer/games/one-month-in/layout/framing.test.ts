import { describe, expect, it } from 'vitest';
import { type HexKey, hexOf, keyOf, neighbours } from '../../../../../models/kernel/hex';
import { LAYOUTS } from '../../../../../models/one-month-in/content/layouts';
import { LAYOUT_IDS } from '../../../../../models/one-month-in/ids';
import {
  aboveNote,
  cityOutline,
  cityStage,
  hexSpot,
  homePitch,
  INSIDE,
  mapStage,
  standsFor,
  subjectOf,
  YARD_REGION,
} from '../../../../../renderer/games/one-month-in/layout';
import { closeView, inSight } from '../../../../../renderer/table/camera/close-view';
import { cornersOf, type Lens, wholeView } from '../../../../../renderer/table/camera/view';
import { bareShare, lensOf, tallness, WINDOWS } from '../../../../helpers/framing';
import { cameraOf, outlineArea, pixelOf } from '../../../../helpers/projection';

/** As many of a team are drawn one by one in a zone. */
const SIX = 6;
/** Height of the smallest models that stand there, to the scale of their stand. */
const PARTS = [
  { region: YARD_REGION, tall: 1.1 },
  { region: INSIDE.all, tall: 0.94 },
] as const;

function cityLens(window: (typeof WINDOWS)[number], coached = false): Lens {
  const lens = lensOf(window, null, coached);
  return { ...lens, safe: aboveNote(lens.safe) };
}

const cities = LAYOUT_IDS.map((id) => {
  const { tiles } = LAYOUTS[id];
  return { id, tiles, stage: cityStage(tiles) };
});
type City = (typeof cities)[number];

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
