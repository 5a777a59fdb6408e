import { recordOf } from '../../kernel/records';
import { INFECTED } from '../content/infected';
import { AREA_IDS, type AreaId, type InfectedType } from '../ids';
import { areaLevel, areaOf, neighbours, zonesOf } from './areas';
import { adjacentZones, borderOf } from './borders';

/** Whether some border between two Areas has an edge without a wall. */
function isOpen(from: AreaId, to: AreaId): boolean {
  return zonesOf(from).some((zone) =>
    adjacentZones(zone).some((next) => areaOf(next) === to && borderOf(zone, next)?.walled === false),
  );
}

const AGILE_STEPS = recordOf(AREA_IDS, (area) => new Set(neighbours(area)));
const SHAMBLING_STEPS = recordOf(
  AREA_IDS,
  (area) => new Set(neighbours(area).filter((to) => isOpen(area, to) && areaLevel(to) <= areaLevel(area))),
);

/**
 * Whether the ground lets an Infected walk into an adjacent Area (DL-EMOVE-03). The agile use any border; the others
 * need one without a wall and may drop but never climb. UV light and Runners are not looked at.
 */
export function mayStep(type: InfectedType, from: AreaId, to: AreaId): boolean {
  const steps = INFECTED[type].agile ? AGILE_STEPS : SHAMBLING_STEPS;
  return steps[from].has(to);
}
