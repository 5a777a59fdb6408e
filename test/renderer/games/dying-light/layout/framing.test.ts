import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { BUILDING_IDS, STREET_ZONE_IDS, type ZoneId } from '../../../../../models/dying-light/ids';
import { adjacentZones, areaOf, zonesOf } from '../../../../../models/dying-light/map';
import { shownSpot, TRACKER } from '../../../../../renderer/games/dying-light/layout/boards';
import { CITY } from '../../../../../renderer/games/dying-light/layout/city';
import {
  infectedSpots,
  RUNNER_SPOTS,
  runnerSpot,
} from '../../../../../renderer/games/dying-light/layout/standing-places';
import {
  aroundCity,
  HOME_PITCH,
  subjectOf,
  WHOLE,
} from '../../../../../renderer/games/dying-light/layout/whole';
import {
  crowdSize,
  FIGURE_SCALE,
  RUNNER_SCALE,
} from '../../../../../renderer/games/dying-light/scene/figures/figure-sizes';
import { hidingBuildings } from '../../../../../renderer/games/dying-light/scene/overlay/sight';
import { closeView, inSight } from '../../../../../renderer/table/camera/close-view';
import { type Lens, seenFrom, wholeView } from '../../../../../renderer/table/camera/view';
import type { Spot } from '../../../../../renderer/table/places';
import { bareShare, lensOf, tallness, WINDOWS } from '../../../../helpers/framing';
import { cameraOf, outlineArea, pixelOf } from '../../../../helpers/projection';

const HUD = 'games/dying-light/hud/hud.css';

const ZONES: readonly ZoneId[] = [...STREET_ZONE_IDS, ...BUILDING_IDS];

/** Over these the eye goes beyond the city, to keep who stands on them in sight. */
const NORTHERN_ROOFS: readonly ZoneId[] = ['A', 'C'];
/** Here it goes somewhat beyond, to keep whoever stands there clear of the bar at the top. */
const NORTHERN_EDGE: readonly ZoneId[] = ['B', 'K', 'a', 'w'];
/** On these roofs one stands so high that there is room for the piece or for where it may go, not for both. */
const TOWERS: readonly ZoneId[] = ['C', 'D'];

/** A decision of somebody in a Zone who may go wherever it borders on. */
function nearZone(lens: Lens, zone: ZoneId) {
  const view = closeView(lens, subjectOf([zone], [...adjacentZones(zone), ...zonesOf(areaOf(zone))]));
  return { view, camera: cameraOf(lens, view) };
}

describe('the whole city', () => {
  it.each(WINDOWS)(
    'takes 45 % of the window and four fifths of what panels leave at $width x $height',
    (window) => {
      const lens = lensOf(window, HUD);
      const { width, height, safe } = lens;
      const view = wholeView({ ...lens, safe: aroundCity(safe) }, WHOLE, HOME_PITCH);
      const pixels = WHOLE.map((place) => pixelOf(cameraOf(lens, view), lens, place));
      expect(outlineArea(lens, pixels) / (width * height)).toBeGreaterThanOrEqual(0.45);
      const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
      const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
      expect(wide).toBeGreaterThanOrEqual(0.8 * (width - safe.left - safe.right));
      expect(high).toBeGreaterThanOrEqual(0.8 * (height - safe.top - safe.bottom));
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(safe.top - 1);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height - safe.bottom + 1);
    },
  );
});

describe.each(WINDOWS)('the near view at $width x $height', (window) => {
  const lens = lensOf(window, HUD);
  const { width, height, safe } = lens;

  it('shows every Runner who decides between the panels, wherever they stand', () => {
    const hidden = ZONES.filter((zone) => {
      const { camera } = nearZone(lens, zone);
      const { x, y, z } = runnerSpot(zone, 0);
      const seen = pixelOf(camera, lens, [x, y + RUNNER_SCALE / 2, z]);
      return (
        seen.x < safe.left ||
        seen.x > width - safe.right ||
        seen.y < safe.top ||
        seen.y > height - safe.bottom
      );
    });
    expect(hidden).toEqual([]);
  });

  it('shows Runners and the threats around them large enough, however many there are', () => {
    const small = ZONES.flatMap((zone) => {
      const { view } = nearZone(lens, zone);
      const tall = (spot: Spot, size: number) => tallness(lens, view, spot, size);
      const runners = Array.from({ length: RUNNER_SPOTS }, (_, place) =>
        tall(runnerSpot(zone, place), RUNNER_SCALE),
      );
      const spots = infectedSpots(areaOf(zone), () => 0);
      const infected = spots.map((spot) => tall(spot, FIGURE_SCALE * crowdSize(spots.length)));
      const least = Math.min(...runners, ...infected);
      return least < window.tall ? [`${zone}: ${least.toFixed(1)}`] : [];
    });
    expect(small).toEqual([]);
  });

  it('shows every die of a throw of eight between the panels', () => {
    const hidden = ZONES.filter((zone) => {
      const { view } = nearZone(lens, zone);
      const [x, y, z] = subjectOf([zone], []).piece;
      const dice = Array.from({ length: 8 }, (_, index) => shownSpot(index, { x, y, z }));
      return !inSight(
        lens,
        view,
        dice.map((die) => [die.x, die.y, die.z] as const),
      );
    });
    expect(hidden).toEqual([]);
  });

  it('keeps the piece that decides clear of the panels, wherever it stands', () => {
    const near = ZONES.filter((zone) => !TOWERS.includes(zone)).filter((zone) => {
      const { width, height, safe } = lens;
      const { x, y } = seenFrom(lens, nearZone(lens, zone).view, subjectOf([zone], []).piece);
      const [aside, up] = [(width - safe.left - safe.right) * 0.07, (height - safe.top - safe.bottom) * 0.07];
      return (
        x < safe.left + aside ||
        x > width - safe.right - aside ||
        y < safe.top + up ||
        y > height - safe.bottom - up
      );
    });
    expect(near).toEqual([]);
  });

  it('shows little bare table, but somewhat more at the northern edge and from its high roofs', () => {
    const onBoard = ({ x, z }: { readonly x: number; readonly z: number }) =>
      x >= TRACKER.x && x <= CITY + 0.3 && z >= -0.3 && z <= CITY + 0.3;
    const shares = ZONES.filter((zone) => !NORTHERN_ROOFS.includes(zone)).flatMap((zone) => {
      const { view, camera } = nearZone(lens, zone);
      const share = bareShare(
        lens,
        view,
        ({ x, z }) =>
          !onBoard({ x, z }) && hidingBuildings(camera.position, [new Vector3(x, 0, z)]).length === 0,
      );
      const most = NORTHERN_EDGE.includes(zone) ? 0.22 : 0.15;
      return share > most ? [`${zone}: ${share.toFixed(3)}`] : [];
    });
    expect(shares).toEqual([]);
  });

  it('is no farther away in a lesson: the coach makes it slide, not zoom', () => {
    const farther = ZONES.filter(
      (zone) =>
        nearZone(lensOf(window, HUD, true), zone).view.distance > nearZone(lens, zone).view.distance + 0.01,
    );
    expect(farther).toEqual([]);
  });

  it('is at 45 to 50 degrees', () => {
    const degrees = (nearZone(lens, 'n').view.pitch * 180) / Math.PI;
    expect(degrees).toBeGreaterThanOrEqual(45);
    expect(degrees).toBeLessThanOrEqual(50);
  });
});
