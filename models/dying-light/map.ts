/** The city: everything that follows from its grid, levels and walls. Worked out once, shared by all, never changed. */

export type { Wall, WallSize } from './content/map';
export { WALLS } from './content/map';
export {
  areaCentre,
  areaDistance,
  areaLevel,
  areaOf,
  atDistance2,
  bearing,
  levelOf,
  neighbours,
  zonesOf,
} from './map/areas';
export { adjacentZones, borderOf } from './map/borders';
export { type Cell, cellsOf, centroid, zoneAt } from './map/grid';
export { mayStep } from './map/infected-steps';
export {
  jumpsFrom,
  levelsUp,
  padTargets,
  stepCost,
  stepKind,
  zoneDistance,
  zonesBetween,
} from './map/runner-steps';
