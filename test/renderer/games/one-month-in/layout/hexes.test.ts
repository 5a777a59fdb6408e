import { describe, expect, it } from 'vitest';
import { borderOf, type HexKey, hexOf, keyOf, neighbours } from '../../../../../models/kernel/hex';
import { LAYOUTS } from '../../../../../models/one-month-in/content/layouts';
import { LAYOUT_IDS } from '../../../../../models/one-month-in/ids';
import {
  borderSpot,
  cityOutline,
  cityStage,
  cornersAround,
  hexSpot,
  MEASURES,
} from '../../../../../renderer/games/one-month-in/layout';

const far = (one: { x: number; z: number }, other: { x: number; z: number }) =>
  Math.hypot(one.x - other.x, one.z - other.z);

describe.each(LAYOUT_IDS)('the map %s', (layout) => {
  const { tiles } = LAYOUTS[layout];

  it('has tiles that never lie on one another', () => {
    const apart = tiles.flatMap((one, index) =>
      tiles.slice(index + 1).map((other) => far(hexSpot(one), hexSpot(other))),
    );
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(MEASURES.CORNER * Math.sqrt(3));
  });

  it('is wholly in the view that shows everything', () => {
    const { west, east, north, south } = cityStage(tiles);
    const corners = tiles.flatMap((tile) => cornersAround(hexSpot(tile)));
    expect(corners.every(({ x, z }) => x >= west && x <= east && z >= north && z <= south)).toBe(true);
    expect(cityOutline(tiles)).toHaveLength(corners.length);
  });

  it('has a fence half-way between every two tiles that touch, across the way from one to the other', () => {
    for (const tile of tiles)
      for (const beside of neighbours(hexOf(tile))
        .map(keyOf)
        .filter((key): key is HexKey => tiles.includes(key))) {
        const [one, other] = [hexSpot(tile), hexSpot(beside)];
        const { x, z, yaw } = borderSpot(borderOf(hexOf(tile), hexOf(beside)));
        expect(far({ x, z }, one)).toBeCloseTo(far({ x, z }, other));
        // A fence at yaw 0 runs along x; its run is at right angles to the way across.
        const run = { x: Math.cos(yaw), z: -Math.sin(yaw) };
        expect(run.x * (other.x - one.x) + run.z * (other.z - one.z)).toBeCloseTo(0);
      }
  });
});
