import type { WallSize } from '../../../../../models/dying-light/map';
import type { Spot } from '../../../../table/places';
import { type SceneryKind, STREET_SCENERY } from '../../layout/street-scenery';
import { LAMPS } from './lamps';

const CORNER_KINDS = ['barrel', 'hydrant', 'bollard', 'cone', 'bus-stop', 'post-box'] as const;
type CornerKind = (typeof CORNER_KINDS)[number];

/** Everything that stands about; its model has the same name. */
export type FurnitureKind = SceneryKind | CornerKind | 'lamp' | `wall-${WallSize}`;

export const FURNITURE: readonly FurnitureKind[] = [
  ...new Set(STREET_SCENERY.map(({ kind }) => kind)),
  ...CORNER_KINDS,
  'lamp',
  'wall-short',
  'wall-medium',
  'wall-long',
];

export interface Furnished {
  readonly kind: FurnitureKind;
  readonly at: Spot;
  /** Radians about the vertical. */
  readonly yaw: number;
}

/** Small things stand where cells meet, so that they are in no piece's way: x and z in cells, yaw in radians. */
const CORNERS: readonly (readonly [kind: CornerKind, x: number, z: number, yaw: number])[] = [
  ['hydrant', 12.17, 2, 0.3],
  ['hydrant', 8.17, 18, 1.2],
  ['hydrant', 17.83, 21, -0.6],
  ['post-box', 4.17, 10, Math.PI / 2],
  ['post-box', 16.17, 18, Math.PI / 2],
  ['barrel', 4, 22, 0],
  ['barrel', 4, 21, 2],
  ['barrel', 14, 20.2, 1],
  ['barrel', 2, 16, 2],
  ['barrel', 20, 15, 4],
  ['cone', 5, 13, 0.2],
  ['cone', 6, 13, 0.8],
  ['cone', 7, 14, -0.3],
  ['cone', 20, 22, 0.4],
  ['cone', 21, 22, -0.5],
  ['cone', 18, 3, 0.1],
  ['bollard', 12.17, 9, 0],
  ['bollard', 12.17, 10, 0],
  ['bollard', 12.17, 11, 0],
  ['bollard', 4.17, 2, 0],
  ['bollard', 7.83, 2, 0],
  ['bus-stop', 19, 23, 0.15],
];

/** What stands in the streets, walls aside. */
export const STREET_FURNITURE: readonly Furnished[] = [
  ...STREET_SCENERY.map(({ kind, col, row, cols, rows }) => ({
    kind,
    at: { x: col + cols / 2, y: 0, z: row + rows / 2 },
    yaw: 0,
  })),
  ...LAMPS.map(({ foot, yaw }) => ({ kind: 'lamp', at: foot, yaw }) as const),
  ...CORNERS.map(([kind, x, z, yaw]) => ({ kind, at: { x, y: 0, z }, yaw })),
];
