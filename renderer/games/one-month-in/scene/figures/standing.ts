/** Every miniature of survivors and zombies: which model, where it stands, and what lies on its base. */
import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import type { TeamId, Zone } from '../../../../../models/one-month-in/ids';
import type { Ap, Group } from '../../../../../models/one-month-in/state';
import type { Pose } from '../../../../motion/tween';
import { seeded, seedOf } from '../../../../random/random';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { INSIDE, type Stand } from '../../layout';
import { doorOn, groundOf, groupStands, poseAt, stopPose, zombieStands } from '../poses';
import type { SceneModel, Stop, TileModel } from '../scene-model';
import { anchorsOf } from '../tiles/anchors';
import type { Figure } from './crowd';

export const ZOMBIE_MODELS = ['zombie-1', 'zombie-2', 'zombie-3'] as const;
export type FigureModel = `survivor-${TeamId}` | (typeof ZOMBIE_MODELS)[number];

export interface Standing extends PoseGoal {
  readonly model: FigureModel;
  /** Action points shown on its base. */
  readonly ap: number;
  /** Where it stands, and whose it is; null for zombies. */
  readonly at: Stop;
  readonly seat: SeatId | null;
}

/** How many survivors of a group are chosen, by `seat tile zone`: they are lifted. */
export type Chosen = ReadonlyMap<string, number>;

export function groupName(seat: SeatId, tile: HexKey, zone: Zone): string {
  return `${seat} ${tile} ${zone}`;
}

/** How high the chosen ones are lifted. */
const LIFTED = 0.22;
/** Nobody looks quite the same way. */
const TURN = 0.7;

function turnOf(key: string, lean: number): number {
  return (seeded(seedOf(key))() - 0.5) * TURN + lean;
}

/** Points of those who are drawn, the most first: who can do most stands in front of a large crowd. */
function pointsOf([, one, two]: Ap, index: number): number {
  if (index < two) return 2;
  return index < two + one ? 1 : 0;
}

interface Crowd {
  readonly scene: SceneModel;
  readonly tile: HexKey;
  readonly there: TileModel;
  readonly chosen: Chosen;
}

/** Those inside look at the zombies, rivals at each other, all others out of the picture. */
function leanOf({ there }: Crowd, zone: Zone, { x }: Stand): number {
  if (zone === 'inner') return there.zombies > 0 ? 1.1 : 0;
  const teams = there.groups.filter((group) => group.zone === zone).length;
  return teams > 1 ? -Math.sign(x) * 0.9 : 0;
}

function member(crowd: Crowd, figure: Figure, stand: Stand, index: number): Standing {
  const { scene, tile, there, chosen } = crowd;
  const { seat, zone, key, from, came } = figure;
  const colour = scene.teams.find((team) => team.seat === seat)?.colour ?? 'blue';
  const ap = there.groups.find((group) => group.seat === seat && group.zone === zone)?.ap ?? [0, 0, 0];
  const lifted = index < (chosen.get(groupName(seat, tile, zone)) ?? 0) ? LIFTED : 0;
  const pose = poseAt(tile, groundOf(there, zone) + lifted, stand, turnOf(key, leanOf(crowd, zone, stand)));
  const start = from && stopPose(scene, from.tile, from.zone);
  const via = came ? doorOn(scene.walk, tile, there.id) : null;
  const model = `survivor-${colour}` as const;
  const at = { tile, zone };
  const standing = { key, model, pose, at, seat, ap: pointsOf(ap, index), ...(via && { via }) };
  return start ? { ...standing, origin: { ...start, grow: stand.scale } } : standing;
}

/** All figures of a team in a zone. */
function inGroup(crowd: Crowd, { seat, zone }: Group, figures: readonly Figure[]): readonly Standing[] {
  const own = figures.filter((one) => one.tile === crowd.tile && one.zone === zone && one.seat === seat);
  const stands = groupStands(crowd.there, zone, seat);
  return own.flatMap((figure, index) => {
    const stand = stands[index];
    return stand ? [member(crowd, figure, stand, index)] : [];
  });
}

/** Those whom a card lets loose fall out of a cupboard at the back of the building. */
function cupboard(tile: HexKey, { id }: TileModel): Pose {
  const { heart, north } = id ? anchorsOf(id).inside.all : INSIDE.all;
  const ground = id ? anchorsOf(id).deck : 0;
  return { ...poseAt(tile, ground + 0.7, { x: heart.x, z: north, scale: 0.5 }, 0), tip: 1 };
}

function zombiesOn({ found }: SceneModel, tile: HexKey, there: TileModel): readonly Standing[] {
  if (there.zombies === 0) return [];
  const falls =
    found?.tile === tile
      ? { origin: cupboard(tile, there), comes: 'leap' as const }
      : { comes: 'emerge' as const };
  const fought = there.groups.some(({ zone }) => zone === 'inner');
  return zombieStands(there).map((stand, index): Standing => {
    const key = `zombie:${tile}:${index}`;
    const model = ZOMBIE_MODELS[seedOf(key) % ZOMBIE_MODELS.length] ?? 'zombie-1';
    const pose = poseAt(tile, groundOf(there, 'inner'), stand, turnOf(key, fought ? -1.2 : 0));
    return { key, model, pose, ap: 0, at: { tile, zone: 'inner' }, seat: null, ...falls };
  });
}

/** @param figures the survivors, as `trackCrowd` found them */
export function standingIn(
  scene: SceneModel,
  figures: readonly Figure[],
  chosen: Chosen,
): readonly Standing[] {
  return (Object.entries(scene.tiles) as [HexKey, TileModel][]).flatMap(([tile, there]) => {
    const crowd = { scene, tile, there, chosen };
    return [
      ...there.groups.flatMap((group) => inGroup(crowd, group, figures)),
      ...zombiesOn(scene, tile, there),
    ];
  });
}
