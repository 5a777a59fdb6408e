/** The four numbers of every tile that lies face up (10.1). */
import { Vector3 } from 'three';
import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import { SURCHARGE } from '../../../../../models/one-month-in/actions/reclaim';
import { TILES } from '../../../../../models/one-month-in/content/tiles';
import { hexSpot, MEASURES } from '../../layout';
import { TILE_NUMBERS, type TileNumber } from '../../spot';
import type { SceneModel } from '../scene-model';
import { plateOf } from './atlas';
import type { LaidPlate } from './plates';

const { NUMBER } = MEASURES;
/** Claim and value in the north, rooms and infestation in the south. */
export const CORNERS: Readonly<Record<TileNumber, readonly [east: number, south: number]>> = {
  claim: [-1, -1],
  value: [1, -1],
  rooms: [-1, 1],
  infest: [1, 1],
};
/** They lean towards the people, and stand clear of the board. */
const HEIGHT = 0.14;
const RIGHT = new Vector3(NUMBER.half, 0, 0);
const UP = new Vector3(0, NUMBER.half * 0.36, -NUMBER.half * 0.96);

/** What a number shows; another team's boards cost the viewer more (OM-CLAIM-05), but not on its own base (OM-CLAIM-06). */
export function shownNumber(
  { tiles, teams }: SceneModel,
  tile: HexKey,
  number: TileNumber,
  viewer: SeatId | null,
): number | null {
  const there = tiles[tile];
  if (!there?.id) return null;
  const printed = TILES[there.id][number];
  const isRivals = there.owner !== null && there.owner !== viewer;
  const isHome = teams.some(({ seat, home }) => seat === viewer && home === tile);
  return number === 'claim' && isRivals && !isHome ? printed + SURCHARGE : printed;
}

export function numberPlates(scene: SceneModel, viewer: SeatId | null): readonly LaidPlate[] {
  const read = Object.keys(scene.tiles).filter((tile) => tile !== scene.turned) as HexKey[];
  return read.flatMap((tile) =>
    TILE_NUMBERS.flatMap((number): readonly LaidPlate[] => {
      const shown = shownNumber(scene, tile, number, viewer);
      const plate = shown === null ? null : plateOf(number, shown);
      const [east, south] = CORNERS[number];
      const { x, z } = hexSpot(tile);
      const at = new Vector3(x + east * NUMBER.x, HEIGHT, z + south * NUMBER.z);
      return plate ? [{ plate, at, right: RIGHT, up: UP }] : [];
    }),
  );
}
