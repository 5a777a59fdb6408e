import { describe, expect, it } from 'vitest';
import { AREA_ZONES } from '../../../../../models/dying-light/content/map';
import { AREA_IDS, BUILDING_IDS, STREET_ZONE_IDS, type ZoneId } from '../../../../../models/dying-light/ids';
import { zoneAt } from '../../../../../models/dying-light/map';
import { floorOf } from '../../../../../renderer/games/dying-light/layout/city';
import {
  infectedSpots,
  RUNNER_SPOTS,
  runnerSpot,
  scenerySpots,
  tokenSpot,
  WIDEST_BASE,
} from '../../../../../renderer/games/dying-light/layout/standing-places';
import type { Spot } from '../../../../../renderer/table/places';

const ZONES: readonly ZoneId[] = [...STREET_ZONE_IDS, ...BUILDING_IDS];
const TOKENS = 2;

function runnersIn(zone: ZoneId): Spot[] {
  return [...Array(RUNNER_SPOTS).keys()].map((place) => runnerSpot(zone, place));
}

function tokensIn(zone: ZoneId): Spot[] {
  return [...Array(TOKENS).keys()].map((index) => tokenSpot(zone, index));
}

function closestPair(spots: readonly Spot[]): number {
  let closest = Number.POSITIVE_INFINITY;
  spots.forEach((a, index) => {
    for (const b of spots.slice(index + 1)) closest = Math.min(closest, Math.hypot(a.x - b.x, a.z - b.z));
  });
  return closest;
}

describe('the layout of the table', () => {
  it('keeps everything in an Area apart, the Area being full', () => {
    for (const area of AREA_IDS) {
      const zones = AREA_ZONES[area];
      const pieces = zones.flatMap((zone) => [...runnersIn(zone), ...tokensIn(zone), ...scenerySpots(zone)]);
      const all = [...pieces, ...infectedSpots(area, () => TOKENS + 1)];
      expect(closestPair(all), area).toBeGreaterThanOrEqual(2 * WIDEST_BASE);
    }
  });

  it('has room for the six Infected to which a spawn may fill an Area (DL-SPAWN-04)', () => {
    const crowded = AREA_IDS.filter((area) => infectedSpots(area, () => 2).length < 6);
    expect(crowded).toEqual([]);
  });

  it('stands every piece on the floor of its own Zone', () => {
    for (const zone of ZONES)
      for (const spot of [...runnersIn(zone), ...tokensIn(zone)]) {
        expect(zoneAt({ col: Math.floor(spot.x), row: Math.floor(spot.z) })).toBe(zone);
        expect(spot.y).toBe(floorOf(zone));
      }
  });

  it('stacks tokens that find no free spot', () => {
    const low = tokenSpot('n', 0);
    const stacked = [...Array(9).keys()]
      .map((index) => tokenSpot('n', index))
      .filter((s) => s.x === low.x && s.z === low.z);
    expect(new Set(stacked.map((spot) => spot.y)).size).toBe(stacked.length);
    expect(stacked.length).toBeGreaterThan(1);
  });

  it('gives the spots of absent tokens to the Infected last of all', () => {
    const full = infectedSpots('bK', () => 9);
    expect(infectedSpots('bK', () => 0).slice(0, full.length)).toEqual(full);
    expect(infectedSpots('bK', () => 0).length).toBeGreaterThan(full.length);
  });
});
