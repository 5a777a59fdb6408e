import type { BuildingId } from '../../../../../models/dying-light/ids';
import type { Spot } from '../../../../table/places';
import { boundsOf, CITY } from '../../layout/city';

/** Height and reach of the light, as `assets/source/dying-light/city/street.py` models it. */
const LAMP = { height: 1.75, reach: 0.48 };

/** Street lamps stand at corners of buildings, leaning out over the street. */
const LAMP_CORNERS: readonly (readonly [building: BuildingId, east: 0 | 1, south: 0 | 1])[] = [
  ['A', 1, 1],
  ['B', 1, 1],
  ['D', 0, 1],
  ['E', 1, 1],
  ['F', 1, 1],
  ['G', 0, 0],
  ['H', 0, 1],
  ['I', 1, 0],
  ['J', 1, 1],
  ['K', 0, 0],
  ['L', 0, 0],
  ['I', 0, 1],
  ['M', 0, 1],
];

export interface Lamp {
  readonly foot: Spot;
  /** Turn about the vertical that makes its arm reach over the street. */
  readonly yaw: number;
}

export const LAMPS: readonly Lamp[] = LAMP_CORNERS.map(([id, east, south]) => {
  const { x, z, width, depth } = boundsOf(id);
  const [outX, outZ] = [east ? 1 : -1, south ? 1 : -1];
  const foot = { x: x + east * width + outX * 0.1, y: 0, z: z + south * depth + outZ * 0.1 };
  return { foot, yaw: Math.atan2(outX, outZ) };
}).filter(({ foot }) => foot.x > 0 && foot.x < CITY && foot.z > 0 && foot.z < CITY);

/** Where the lamp's light comes from. */
export function lampHead({ foot, yaw }: Lamp): Spot {
  return { x: foot.x + Math.sin(yaw) * LAMP.reach, y: LAMP.height, z: foot.z + Math.cos(yaw) * LAMP.reach };
}
