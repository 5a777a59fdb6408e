/** Where every zombie of the scene stands, and what its plate and tokens say. */
import { ZOMBIES } from '../../../../../models/outbreak-duel/content/zombies';
import type { Side, Uid } from '../../../../../models/outbreak-duel/state';
import type { Pose } from '../../../../motion/tween';
import { onBoard, PLACES, standsIn } from '../../layout';
import type { Incoming } from '../marks';
import { rowPose } from '../poses';
import type { BoardModel, SceneModel, ZombieModel } from '../scene-model';
import { lookFor, yawFor } from '../seat-view';

export interface StandeeLook extends ZombieModel {
  /** Whose zombie it is: the other player's than the board's. */
  readonly owner: Side;
  /** One with Block shields it. */
  readonly guarded: boolean;
  /** What it will deal; `now` while its attack is on. */
  readonly strike: { readonly damage: number; readonly lethal: boolean; readonly now: boolean } | null;
}

export interface Standee {
  readonly key: string;
  readonly pose: Pose;
  readonly origin: Pose;
  readonly look: StandeeLook;
}

const standeeKey = (uid: Uid) => `zombie ${uid}`;

/** Who attacks steps forward, leans in and is larger. */
const ATTACKER = { grow: 1.12, tip: -0.09 } as const;

function isGuarded({ zombies }: BoardModel, { card, zone }: ZombieModel): boolean {
  if (zone !== 'threat' || ZOMBIES[card].keywords.block) return false;
  return zombies.some((other) => other.zone === 'threat' && ZOMBIES[other.card].keywords.block);
}

function strikeOf(
  { bite }: SceneModel,
  { uid }: ZombieModel,
  incoming: Incoming | undefined,
): StandeeLook['strike'] {
  const lethal = incoming?.lethal ?? false;
  if (bite?.zombie === uid) return { damage: bite.damage, lethal, now: true };
  const coming = incoming?.attackers.find(({ zombie }) => zombie === uid);
  return coming ? { damage: coming.damage, lethal, now: false } : null;
}

/** It drops out of the Row of its owner. */
function dropped(side: Side, yaw: number): Pose {
  return { ...rowPose(side, 0), yaw, y: 2.6, tip: 0, grow: 0.4 };
}

function poseOf(scene: SceneModel, side: Side, zombie: ZombieModel, index: number, count: number): Pose {
  const yaw = yawFor(scene);
  const [first] = standsIn(zombie.zone, count, lookFor(scene));
  const stand = standsIn(zombie.zone, count, lookFor(scene))[index] ?? first ?? { x: 0, z: 0, scale: 1 };
  if (scene.bite?.zombie === zombie.uid)
    return { ...onBoard(side, PLACES.attacker), y: 0, yaw, tip: ATTACKER.tip, grow: ATTACKER.grow };
  return { ...onBoard(side, stand), y: 0, yaw, tip: 0, grow: stand.scale };
}

function onTheBoard(scene: SceneModel, side: Side, incoming: Incoming | undefined): readonly Standee[] {
  const board = scene.boards[side];
  const owner: Side = side === 0 ? 1 : 0;
  return board.zombies.map((zombie) => {
    const inZone = board.zombies.filter(({ zone }) => zone === zombie.zone);
    const index = inZone.findIndex(({ uid }) => uid === zombie.uid);
    return {
      key: standeeKey(zombie.uid),
      pose: poseOf(scene, side, zombie, index, inZone.length),
      origin: dropped(owner, yawFor(scene)),
      look: {
        ...zombie,
        owner,
        guarded: isGuarded(board, zombie),
        strike: strikeOf(scene, zombie, incoming),
      },
    };
  });
}

/** All zombies of both boards. */
export function standeesIn(scene: SceneModel, incoming?: Incoming): readonly Standee[] {
  return [...onTheBoard(scene, 0, incoming), ...onTheBoard(scene, 1, incoming)];
}
