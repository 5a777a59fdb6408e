/** Numbers that float over the table: zombies inside, groups that are larger than they are drawn, loot stacks (10.1). */
import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import { headcount } from '../../../../../models/one-month-in/rules/groups';
import { drawnOf, hexSpot, MEASURES } from '../../layout';
import { groundOf, groupStands } from '../poses';
import type { SceneModel, TileModel } from '../scene-model';
import { anchorsOf } from '../tiles/anchors';
import type { PlateKind } from '../tiles/atlas';

export interface Count {
  readonly key: string;
  readonly kind: PlateKind;
  /** Whose crowd it is; null for what is nobody's. */
  readonly seat: SeatId | null;
  readonly number: number;
  readonly at: readonly [x: number, y: number, z: number];
  /** Half its height in cells. */
  readonly half: number;
}

const SIZES = { zombies: 0.34, close: 0.2, crowd: 0.24, loot: 0.22 } as const;
/** How high the number of a crowd floats over those in front, and the height of a loot stack over its tile. */
const OVER_HEADS = 1.25;
const OVER_LOOT = 0.34;

/** Smaller where the camera is close. */
function zombies(tile: HexKey, { id, zombies: number }: TileModel, close: boolean): readonly Count[] {
  if (number === 0 || !id) return [];
  const { x, z } = hexSpot(tile);
  const [dx, y, dz] = anchorsOf(id).count;
  return [
    {
      key: `zombies ${tile}`,
      kind: 'zombies',
      seat: null,
      number,
      at: [x + dx, y, z + dz],
      half: close ? SIZES.close : SIZES.zombies,
    },
  ];
}

function loot(tile: HexKey, { loot: number }: TileModel): readonly Count[] {
  if (number === 0) return [];
  const { x, z } = hexSpot(tile);
  const { LOOT_SPOT } = MEASURES;
  const at = [x + LOOT_SPOT.x, OVER_LOOT, z + LOOT_SPOT.z] as const;
  return [{ key: `loot ${tile}`, kind: 'rooms', seat: null, number, at, half: SIZES.loot }];
}

/** Over the middle of the crowd's own figures. */
function crowds(tile: HexKey, there: TileModel): readonly Count[] {
  const { x, z } = hexSpot(tile);
  return there.groups.flatMap(({ seat, zone, ap }): readonly Count[] => {
    const number = headcount(ap);
    if (drawnOf(number) === number) return [];
    const own = groupStands(there, zone, seat);
    const [front = { x: 0, z: 0, scale: 1 }] = own.toSorted((one, other) => other.z - one.z);
    const east = own.reduce((sum, stand) => sum + stand.x, 0) / Math.max(1, own.length);
    const y = groundOf(there, zone) + OVER_HEADS * front.scale;
    return [
      {
        key: `${seat} ${tile} ${zone}`,
        kind: 'crowd',
        seat,
        number,
        at: [x + east, y, z + front.z],
        half: SIZES.crowd,
      },
    ];
  });
}

export function countsIn({ tiles, fight, turned }: SceneModel): readonly Count[] {
  return (Object.entries(tiles) as [HexKey, TileModel][]).flatMap(([tile, there]) => [
    ...(turned === tile ? [] : zombies(tile, there, fight?.tile === tile)),
    ...loot(tile, there),
    ...crowds(tile, there),
  ]);
}
