/** The table as a whole. */
import type { Stage } from '../../../table/camera/view';
import { boardOf } from './boards';
import { MAT, matArea } from './street';

/** The painted sky stands behind the mat; so much of the table's depth it covers. */
const SKY_DEPTH = 3.3;
/** What is near looks larger: boards need more room than they measure. */
const NEAR = 1.13;
/** The camera keeps room for what is near: so much of the width is enough. */
const FILLED = 0.95;
/** Wood that is seen beyond the boards, to the sides and before them. */
const MARGIN = { side: 0.3, south: 1.6 } as const;

/** The whole table: what the camera shows when it shows everything. */
export function wholeTable(seats: number): Stage {
  const boards = Array.from({ length: seats }, (_, place) => boardOf(place, seats));
  const east = Math.max(...boards.map(({ x, width }) => x + width));
  const half = Math.max(matArea(seats).width / 2, east * NEAR + MARGIN.side);
  const south = Math.max(...boards.map(({ z, depth }) => z + depth));
  return {
    west: -half * FILLED,
    east: half * FILLED,
    north: MAT.north - SKY_DEPTH,
    south: south + MARGIN.south,
  };
}
