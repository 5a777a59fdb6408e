/** Every model of every tile that is on the table, and how it lies there. */
import type { HexKey } from '../../../../../models/kernel/hex';
import type { TileId } from '../../../../../models/one-month-in/ids';
import type { Pose } from '../../../../motion/tween';
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

/** Where roofs and fog go when they are lifted off. */
const ROOF_OFF = 1.6;
const FOG_OFF = 2.6;
/** How far fog turns over on its way. */
const FOG_TURN = 0.9;
/** A tile that comes out of the fog rises from here. */
const BEFORE = { y: -0.3, grow: 0.05 } as const;

function at(tile: HexKey, part: Partial<Pose>): Pose {
  return { ...hexSpot(tile), y: 0, yaw: 0, tip: 0, grow: 1, ...part };
}

/** Whether somebody is to be seen inside, so that the roof is off. */
function isOpen({ zombies, groups }: TileModel): boolean {
  return zombies > 0 || groups.some(({ zone }) => zone === 'inner');
}

/** A part that is there, or has gone where it went. */
function part(
  tile: HexKey,
  id: TileId,
  kind: TilePart,
  shown: boolean,
  colour: string | null,
): readonly LaidPart[] {
  if (!hasPart(id, kind)) return [];
  const gone = kind === 'lid' ? { y: ROOF_OFF, grow: 0 } : { y: -0.1, grow: 0 };
  return [
    { key: `${tile} ${id} ${kind}`, model: `${id}-${kind}`, colour, pose: at(tile, shown ? {} : gone) },
  ];
}

function faceUp(tile: HexKey, there: TileModel, id: TileId, colour: string | null): readonly LaidPart[] {
  const held = there.status === 'held';
  return [
    { key: `${tile} ${id}`, model: id, colour, pose: at(tile, {}), origin: at(tile, BEFORE) },
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
  const gone = { y: FOG_OFF, tip: FOG_TURN, grow: 0 };
  return { key: `${tile} fog`, model: 'fog', colour: null, pose: at(tile, status === 'fog' ? lies : gone) };
}

export function laidParts({ tiles, teams }: SceneModel): readonly LaidPart[] {
  return (Object.entries(tiles) as [HexKey, TileModel][]).flatMap(([tile, there]) => {
    const owner = teams.find(({ seat }) => seat === there.owner);
    const colour = owner ? TEAM_COLOURS[owner.colour] : null;
    return [fog(tile, there), ...(there.id ? faceUp(tile, there, there.id, colour) : [])];
  });
}
