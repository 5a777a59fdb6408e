import { distancesFrom } from '../../kernel/graph';
import { deepFreeze, recordOf } from '../../kernel/records';
import { ZONE_IDS, type ZoneId } from '../ids';
import { levelOf } from './areas';
import { adjacentZones, borderOf } from './borders';

/** A Jump that the heights allow. */
export interface Jump {
  readonly to: ZoneId;
  /** Every Zone that can be the middle one: adjacent to both ends and lower than the start. */
  readonly over: readonly ZoneId[];
}

const DISTANCES = recordOf(ZONE_IDS, (zone) => distancesFrom(zone, adjacentZones));

/** Number of Zones from one to the other, whatever lies between; 0 to itself. */
export function zoneDistance(from: ZoneId, to: ZoneId): number {
  return DISTANCES[from].get(to) ?? Number.POSITIVE_INFINITY;
}

/** Levels that one gains from one Zone to another; 0 when it is not higher. */
export function levelsUp(from: ZoneId, to: ZoneId): number {
  return Math.max(0, levelOf(to) - levelOf(from));
}

/** Run when the border is open and the target not higher (DL-MOVE-02), else Climb (DL-MOVE-03); null when not adjacent. */
export function stepKind(from: ZoneId, to: ZoneId): 'run' | 'climb' | null {
  const border = borderOf(from, to);
  if (!border) return null;
  return border.walled || levelsUp(from, to) > 0 ? 'climb' : 'run';
}

/**
 * Dice for the step to an adjacent Zone: 1, +1 a level up, +1 for a walled border (DL-MOVE-02, DL-MOVE-03).
 * Rough Terrain and discounts are not part of it. Infinite when the Zones are not adjacent.
 */
export function stepCost(from: ZoneId, to: ZoneId): number {
  const border = borderOf(from, to);
  return border ? 1 + levelsUp(from, to) + (border.walled ? 1 : 0) : Number.POSITIVE_INFINITY;
}

/** The Zones adjacent to both, when the two are exactly 2 apart; else none (DL-MOVE-04). */
export function zonesBetween(from: ZoneId, to: ZoneId): readonly ZoneId[] {
  if (zoneDistance(from, to) !== 2) return [];
  return adjacentZones(from).filter((middle) => borderOf(middle, to) !== null);
}

const PAD_TARGETS = deepFreeze(
  recordOf(ZONE_IDS, (zone) => ZONE_IDS.filter((to) => zoneDistance(zone, to) === 2)),
);

function findJumps(from: ZoneId): readonly Jump[] {
  return PAD_TARGETS[from]
    .filter((to) => levelsUp(from, to) === 0)
    .map((to) => ({ to, over: zonesBetween(from, to).filter((middle) => levelOf(middle) < levelOf(from)) }))
    .filter((jump) => jump.over.length > 0);
}

const JUMPS = deepFreeze(recordOf(ZONE_IDS, findJumps));

/** All Jumps from a Zone: exactly 2 away, not higher, over something lower (DL-MOVE-04). */
export function jumpsFrom(zone: ZoneId): readonly Jump[] {
  return JUMPS[zone];
}

/** All Zones exactly 2 away regardless of heights: where a Jump Pad throws to (DL-MOVE-05). */
export function padTargets(zone: ZoneId): readonly ZoneId[] {
  return PAD_TARGETS[zone];
}
