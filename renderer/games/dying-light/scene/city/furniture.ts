import type { BufferGeometry } from 'three';
import type { BUILDING_IDS } from '../../../../../models/dying-light/ids';
import { box, post } from '../../../../table/sculpt/shapes';
import { boundsOf, CITY, type Spot } from '../../geography';
import { STREET_SCENERY } from '../../street-scenery';
import { streetPiece } from './street-pieces';

const IRON = '#39404a';
export const LAMP_HEIGHT = 1.75;

/** Street lamps stand at corners of buildings, leaning out over the street. */
const LAMP_CORNERS: readonly (readonly [building: (typeof BUILDING_IDS)[number], x: 0 | 1, z: 0 | 1])[] = [
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
  /** Direction in which the arm reaches. */
  readonly out: readonly [x: number, z: number];
}

export const LAMPS: readonly Lamp[] = LAMP_CORNERS.map(([id, east, south]) => {
  const { x, z, width, depth } = boundsOf(id);
  const out = [east ? 1 : -1, south ? 1 : -1] as const;
  return { foot: { x: x + east * width + out[0] * 0.1, y: 0, z: z + south * depth + out[1] * 0.1 }, out };
}).filter(({ foot }) => foot.x > 0 && foot.x < CITY && foot.z > 0 && foot.z < CITY);

/** Where the lamp's light comes from. */
export function lampHead({ foot, out }: Lamp): Spot {
  return { x: foot.x + out[0] * 0.34, y: LAMP_HEIGHT, z: foot.z + out[1] * 0.34 };
}

function lamp(of: Lamp): BufferGeometry[] {
  const { x, z } = of.foot;
  const head = lampHead(of);
  const yaw = Math.atan2(of.out[0], of.out[1]);
  return [
    post([0.09, 0.06, 0.18], IRON, { at: [x, 0, z] }, 8),
    post([0.035, 0.028, LAMP_HEIGHT], IRON, { at: [x, 0, z] }, 6),
    box([0.04, 0.04, 0.5], IRON, {
      at: [(x + head.x) / 2, LAMP_HEIGHT, (z + head.z) / 2],
      turn: [0, yaw, 0],
    }),
    box([0.14, 0.07, 0.26], IRON, { at: [head.x, LAMP_HEIGHT + 0.01, head.z], turn: [0, yaw, 0] }),
  ];
}

/** The glass of a lamp, which glows at night. */
export function lampGlass(of: Lamp): BufferGeometry {
  const head = lampHead(of);
  return box([0.11, 0.05, 0.22], '#ffe2a8', {
    at: [head.x, LAMP_HEIGHT - 0.04, head.z],
    turn: [0, Math.atan2(of.out[0], of.out[1]), 0],
  });
}

/** Lamps, vehicles, stalls and all else that stands in the streets. */
export function streetFurniture(): BufferGeometry[] {
  const scenery = STREET_SCENERY.flatMap(({ kind, col, row, cols, rows }) =>
    streetPiece(kind).map((shape) => shape.translate(col + cols / 2, 0, row + rows / 2)),
  );
  return [...LAMPS.flatMap(lamp), ...scenery];
}
