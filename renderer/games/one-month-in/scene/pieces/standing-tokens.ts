/** Every token that lies or stands on the tiles: flags, fences, sheaves, clocks, loot (10.1). */
import type { HexKey } from '../../../../../models/kernel/hex';
import type { TeamId } from '../../../../../models/one-month-in/ids';
import type { Pose } from '../../../../motion/tween';
import { seeded, seedOf } from '../../../../random/random';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { borderSpot, hexSpot, MEASURES } from '../../layout';
import type { SceneModel, TileModel } from '../scene-model';
import { anchorsOf } from '../tiles/anchors';
import type { TokenId } from './piece-models';

export interface StandingToken extends PoseGoal {
  readonly model: TokenId;
}

const { CLOCK_SPOT, LOOT_SPOT, SHEAF_SPOT } = MEASURES;
/** Height of a flag to that of its model. */
export const FLAG_SIZE = 0.95;
const SHEAF_SIZE = 0.72;
const CLOCK_SIZE = 1.1;
/** The middle of its face, from its foot. */
const FACE = { y: 0.33, z: 0.085 } as const;
/** Height of a stack of one card to that of the model, and of one more. */
const STACK = { one: 0.55, more: 0.2 } as const;

/** How far the hand has gone, and how much that lifts it, since what is tipped rises. */
const HAND = { gone: 0.9, rise: 0.27 } as const;

function standing(x: number, y: number, z: number, yaw = 0, grow = 1): Pose {
  return { x, y, z, yaw, tip: 0, grow };
}

/** On the roof, or where the tile has its pole; a base of its own team needs none (OM-CLAIM-06). */
function flag(tile: HexKey, { id }: TileModel, colour: TeamId): StandingToken {
  const { x, z } = hexSpot(tile);
  const [dx, dy, dz] = id ? anchorsOf(id).flag : [0, 0, 0];
  return {
    key: `flag ${tile} ${colour}`,
    model: `flag-${colour}`,
    pose: standing(x + dx, dy, z + dz, 0, FLAG_SIZE),
  };
}

function clock(tile: HexKey): readonly StandingToken[] {
  const { x, z } = hexSpot(tile);
  const pose = standing(x + CLOCK_SPOT.x, 0, z + CLOCK_SPOT.z, 0, CLOCK_SIZE);
  const hand = { ...pose, y: pose.y + FACE.y * CLOCK_SIZE, z: pose.z + FACE.z * CLOCK_SIZE };
  return [
    { key: `clock ${tile}`, model: 'hold-clock', pose },
    {
      key: `hand ${tile}`,
      model: 'clock-hand',
      pose: { ...hand, y: hand.y - HAND.rise, tip: HAND.gone },
      origin: hand,
    },
  ];
}

function loot(tile: HexKey, height: number): StandingToken {
  const { x, z } = hexSpot(tile);
  const turn = (seeded(seedOf(tile))() - 0.5) * 0.5;
  const grow = STACK.one + STACK.more * Math.min(height, 4);
  return {
    key: `loot ${tile}`,
    model: 'loot',
    pose: standing(x + LOOT_SPOT.x, 0.01, z + LOOT_SPOT.z, turn, Math.min(1, grow)),
  };
}

function sheaf(tile: HexKey): StandingToken {
  const { x, z } = hexSpot(tile);
  return {
    key: `sheaf ${tile}`,
    model: 'sheaf',
    pose: standing(x + SHEAF_SPOT.x, 0, z + SHEAF_SPOT.z, 0.4, SHEAF_SIZE),
  };
}

function onTile({ teams }: SceneModel, tile: HexKey, there: TileModel): readonly StandingToken[] {
  const owner = teams.find(({ seat }) => seat === there.owner);
  return [
    ...(owner && owner.home !== tile ? [flag(tile, there, owner.colour)] : []),
    ...(there.counting ? clock(tile) : []),
    ...(there.loot > 0 ? [loot(tile, there.loot)] : []),
    ...(there.worked ? [sheaf(tile)] : []),
  ];
}

function fences({ fences: all, teams }: SceneModel): readonly StandingToken[] {
  return all.map(({ edge, seat }) => {
    const colour = teams.find((team) => team.seat === seat)?.colour ?? 'blue';
    const { x, z, yaw } = borderSpot(edge);
    return { key: `fence ${edge} ${colour}`, model: `fence-${colour}`, pose: standing(x, 0, z, yaw) };
  });
}

export function tokensIn(scene: SceneModel): readonly StandingToken[] {
  const tiles = Object.entries(scene.tiles) as [HexKey, TileModel][];
  return [...tiles.flatMap(([tile, there]) => onTile(scene, tile, there)), ...fences(scene)];
}
