/** Every miniature and token on the table: which model, where it stands, and how the light falls on it. */
import { HORDE } from '../../../../../models/survive-until-daylight/content/horde';
import type { CharacterId, HordeCardId, HordeType } from '../../../../../models/survive-until-daylight/ids';
import type { LineCard } from '../../../../../models/survive-until-daylight/state';
import { woundUp } from '../../../../motion/blow';
import type { Pose } from '../../../../motion/tween';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { WALKS } from '../../manners';
import {
  characterPose,
  enemyPose,
  firstPlayerPose,
  guardPose,
  linePose,
  onLine,
  skullPose,
  waveMarkerPose,
  wound,
} from '../poses';
import type { SceneModel, SeatModel } from '../scene-model';
import type { ModelId } from './piece-models';

export interface Piece extends PoseGoal {
  readonly model: ModelId;
  /** `dead` has lost its colours, `stunned` sits in the dark, `lit` stands in the light of the lamp. */
  readonly mood: 'plain' | 'dead' | 'stunned' | 'lit';
}

const HORDE_MODELS: Readonly<Record<HordeType, readonly ModelId[]>> = {
  wanderer: ['wanderer-a', 'wanderer-b', 'wanderer-c'],
  raider: ['raider-a', 'raider-b'],
  brute: ['brute'],
  monster: ['monster'],
  survivor: ['survivor-a', 'survivor-b'],
};

const CHARACTER_MODELS: Readonly<Record<CharacterId, ModelId>> = {
  'ch-pillar': 'pillar',
  'ch-psycho': 'psycho',
  'ch-trigger': 'trigger',
  'ch-drifter': 'drifter',
  'ch-haggler': 'haggler',
  'ch-hipster': 'hipster',
};

/** The model of a horde card: always the same, and all models of a type in turn, so that no horde looks cloned. */
function hordeModel(type: HordeType, id: HordeCardId): ModelId {
  const models = HORDE_MODELS[type];
  const number = Number(id.slice(type.length + 1));
  return models[number % models.length] ?? 'wanderer-a';
}

function enemy(scene: SceneModel, { id, type, stunned, damage, spears }: LineCard): readonly Piece[] {
  const at = linePose(scene, id);
  const { health } = HORDE[type];
  const mood = stunned ? 'stunned' : scene.attacker === id ? 'lit' : 'plain';
  const beside = (index: number) => onLine(at, id, 0.28 - index * 0.1);
  return [
    { key: id, model: hordeModel(type, id), pose: enemyPose(at, id), mood, comes: WALKS[type] },
    ...Array.from({ length: Math.min(damage, health) }, (_, index): Piece => {
      return { key: `wound:${id}:${index}`, model: 'skull', pose: wound(at, index, health), mood: 'plain' };
    }),
    ...Array.from({ length: spears }, (_, index): Piece => {
      return { key: `spear:${id}:${index}`, model: 'spear', pose: beside(index), mood: 'plain' };
    }),
    ...(stunned ? [{ key: `grenade:${id}`, model: 'grenade', pose: beside(0), mood: 'plain' } as const] : []),
  ];
}

function guards(scene: SceneModel, owner: SeatModel): readonly Piece[] {
  const row = (kind: 'barricade' | 'trap' | 'ally', count: number) =>
    Array.from({ length: count }, (_, index): Piece => {
      const model = kind === 'ally' ? (index % 2 === 0 ? 'survivor-a' : 'survivor-b') : kind;
      const pose = guardPose(scene, owner.seat, kind, index);
      return { key: guardKey(owner.seat, kind, index), model, pose, mood: 'plain' };
    });
  return [...row('barricade', owner.barricades), ...row('trap', owner.traps), ...row('ally', owner.allies)];
}

export function guardKey(seat: string, kind: 'barricade' | 'trap' | 'ally', index: number): string {
  return `${kind}:${seat}:${index}`;
}

/** Dead at the full track (SD-DMG-02). */
function isDead({ damage, maxHealth }: SeatModel): boolean {
  return maxHealth > 0 && damage >= maxHealth;
}

/** Whoever attacks has wound up until the cards have said what it does. */
function ready(scene: SceneModel, seat: string, pose: Pose): Pose {
  const { attack } = scene;
  return attack?.seat === seat ? woundUp(pose, linePose(scene, attack.target)) : pose;
}

function seat(scene: SceneModel, owner: SeatModel): readonly Piece[] {
  if (!owner.character) return [];
  const dead = isDead(owner);
  return [
    {
      key: owner.seat,
      model: CHARACTER_MODELS[owner.character],
      pose: ready(scene, owner.seat, characterPose(scene, owner.seat, dead)),
      mood: dead ? 'dead' : scene.active === owner.seat ? 'lit' : 'plain',
    },
    { key: `skull:${owner.seat}`, model: 'skull', pose: skullPose(scene, owner.seat), mood: 'plain' },
    ...guards(scene, owner),
  ];
}

function markers(scene: SceneModel): readonly Piece[] {
  const { firstPlayer, waveHolder } = scene;
  return [
    ...(firstPlayer
      ? ([
          {
            key: 'first-player',
            model: 'first-player',
            pose: firstPlayerPose(scene, firstPlayer),
            mood: 'plain',
          },
        ] as const)
      : []),
    ...(waveHolder
      ? ([
          {
            key: 'wave-marker',
            model: 'wave',
            pose: waveMarkerPose(scene, waveHolder),
            mood: 'plain',
          },
        ] as const)
      : []),
  ];
}

export function pieces(scene: SceneModel): readonly Piece[] {
  const all = [
    ...scene.line.flatMap((card) => enemy(scene, card)),
    ...scene.seats.flatMap((owner) => seat(scene, owner)),
    ...markers(scene),
  ];
  return all.map((piece) => {
    const origin = scene.origins[piece.key];
    return origin ? { ...piece, origin } : piece;
  });
}
