import { describe, expect, it } from 'vitest';
import { TEAM_IDS } from '../../../../../models/one-month-in/ids';
import {
  drawnOf,
  INSIDE,
  MEASURES,
  type Region,
  type Stand,
  standsFor,
  YARD_REGION,
} from '../../../../../renderer/games/one-month-in/layout';

/** Most survivors of a team that are drawn in a zone. */
const MOST = 6;
const COUNTS = Array.from({ length: TEAM_IDS.length * MOST }, (_, index) => index + 1);

function overlaps(stands: readonly Stand[]): number {
  return stands.flatMap((one, index) =>
    stands.slice(index + 1).filter((other) => {
      const apart = Math.hypot(one.x - other.x, one.z - other.z);
      return apart < (one.scale + other.scale) * MEASURES.BASE_RADIUS * 0.95;
    }),
  ).length;
}

function beyond({ north, south, reach }: Region, { x, z, scale }: Stand): boolean {
  const radius = scale * MEASURES.BASE_RADIUS;
  const row = reach(z, radius);
  const aside = row === null || x < row[0] - 1e-6 || x > row[1] + 1e-6;
  return aside || z - radius < north - 1e-6 || z + radius > south + 1e-6;
}

const REGIONS = { yard: YARD_REGION, inside: INSIDE.all, west: INSIDE.west, east: INSIDE.east } as const;

describe.each(Object.entries(REGIONS))('figures in the %s of a tile', (_, region) => {
  it.each([2, 3, 4])('never overlap and never leave it with %i teams of the largest groups', (teams) => {
    for (const count of COUNTS.slice(0, teams * MOST)) {
      const stands = standsFor(region, count);
      expect(stands).toHaveLength(count);
      expect(overlaps(stands)).toBe(0);
      expect(stands.filter((stand) => beyond(region, stand))).toEqual([]);
    }
  });

  it('stand from west to east in their order, so that teams keep together', () => {
    const eastwards = standsFor(region, 9).map(({ x }) => x);
    expect(eastwards).toEqual(eastwards.toSorted((one, other) => one - other));
  });
});

describe('a crowd', () => {
  it('of more than six of a team is drawn as four and a number (10.1)', () => {
    expect([1, 6, 7, 20].map(drawnOf)).toEqual([1, 6, 4, 4]);
  });

  it('that is larger is drawn smaller', () => {
    const [few, many] = [3, 24].map((count) => standsFor(YARD_REGION, count)[0]?.scale ?? 0);
    expect(few).toBeGreaterThan(many ?? 0);
  });
});
