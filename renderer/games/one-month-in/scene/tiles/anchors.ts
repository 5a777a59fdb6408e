/** Where on a tile pieces stand that are not the same on every tile. */
import type { TileId } from '../../../../../models/one-month-in/ids';
import { INSIDE, type Region } from '../../layout';

export interface Anchors {
  /** Height of the floor on which those inside stand: raised, so that they can be seen over the walls. */
  readonly deck: number;
  readonly inside: Readonly<Record<'all' | 'west' | 'east', Region>>;
  /** Foot of the flag. */
  readonly flag: readonly [x: number, y: number, z: number];
  /** Where the number of zombies floats. */
  readonly count: readonly [x: number, y: number, z: number];
}

const USUAL: Anchors = { deck: 0.5, inside: INSIDE, flag: [0.9, 0.8, -0.6], count: [0, 1.6, -0.3] };

export function anchorsOf(_id: TileId): Anchors {
  return USUAL;
}
