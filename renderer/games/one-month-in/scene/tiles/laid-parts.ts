/** Every model of every tile that is on the table, and how it lies there. */
import type { HexKey } from '../../../../../models/kernel/hex';
import type { TileId } from '../../../../../models/one-month-in/ids';
import type { Gait, Pose } from '../../../../motion/tween';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { hexSpot, MEASURES } from '../../layout';
import { TEAM_COLOURS } from '../colours';
import type { SceneModel, TileModel } from '../scene-model';
import { hasPart, type TileModelId, type TilePart } from './tile-models';

/** `grow` of its pose is how far it has come up out of the table, `tip` how far it is turned over. */
export interface LaidPart extends PoseGoal {
  readonly model: TileModelId;
  /** Of the team that holds the tile. */
  readonly colour: string | null;
}

/** Where roofs go when they are lifted off: up and to the back, tipping over. */
const ROOF_OFF = { y: 1.5, back: 0.9, tip: -0.12 } as const;
/** A tile that is turned over stands on edge so high. */
const ON_EDGE = { y: 1.8, tip: 0.5 } as const;
/** How parts come and go. */
const GAITS = { lid: 'lift', wild: 'rise', held: 'hammer' } as const satisfies Record<TilePart, Gait>;

function at(tile: HexKey, part: Partial<Pose>): Pose {
  return { ...hexSpot(tile), y: 0, yaw: 0, tip: 0, grow: 1, ...part };
}

/** Whether somebody is to be seen inside, so that the roof is off. */
function isOpen({ zombies, groups }: TileModel): boolean {
  return zombies > 0 || groups.some(({ zone }) => zone === 'inner');
}

/** Where a part is that is not there. */
function gone(tile: HexKey, kind: TilePart): Pose {
  if (kind !== 'lid') return at(tile, { y: -0.1, grow: 0 });
  const { x, z } = hexSpot(tile);
  return at(tile, { x, z: z - ROOF_OFF.back, y: ROOF_OFF.y, tip: ROOF_OFF.tip, grow: 0 });
}

/** A part that is there, or has gone where it went. What is there when the tile comes out of the fog turns over with it. */
function part(
  tile: HexKey,
  id: TileId,
  kind: TilePart,
  shown: boolean,
  colour: string | null,
): readonly LaidPart[] {
  if (!hasPart(id, kind)) return [];
  const pose = shown ? at(tile, {}) : gone(tile, kind);
  const origin = shown ? turning(tile) : pose;
  return [
    {
      key: `${tile} ${id} ${kind}`,
      model: `${id}-${kind}`,
      colour,
      pose,
      origin,
      gait: GAITS[kind],
      comes: 'flip',
    },
  ];
}

/** How a tile that was in the fog comes up: its back has just turned away. */
function turning(tile: HexKey): Pose {
  return at(tile, { y: ON_EDGE.y, tip: -ON_EDGE.tip, grow: 0 });
}

function faceUp(tile: HexKey, there: TileModel, id: TileId, colour: string | null): readonly LaidPart[] {
  const held = there.status === 'held';
  return [
    { key: `${tile} ${id}`, model: id, colour, pose: at(tile, {}), origin: turning(tile), gait: 'flip' },
    ...part(tile, id, 'lid', !isOpen(there), colour),
    ...part(tile, id, 'wild', !held, colour),
    ...part(tile, id, 'held', held, colour),
    {
      key: `${tile} ${id} strip`,
      model: 'strip',
      colour,
      pose: at(tile, held ? {} : { y: -MEASURES.THICKNESS, grow: 0 }),
    },
  ];
}

function fog(tile: HexKey, { status }: TileModel): LaidPart {
  const lies = { y: MEASURES.FOG_LIFT };
  const away = { ...ON_EDGE, grow: 0 };
  const pose = at(tile, status === 'fog' ? lies : away);
  return { key: `${tile} fog`, model: 'fog', colour: null, pose, gait: 'flip' };
}

export function laidParts({ tiles, teams }: SceneModel): readonly LaidPart[] {
  return (Object.entries(tiles) as [HexKey, TileModel][]).flatMap(([tile, there]) => {
    const owner = teams.find(({ seat }) => seat === there.owner);
    const colour = owner ? TEAM_COLOURS[owner.colour] : null;
    return [fog(tile, there), ...(there.id ? faceUp(tile, there, there.id, colour) : [])];
  });
}
