/** Every card on the table: what is printed on it and where it lies. */
import type { SeatId } from '../../../../../models/kernel/types';
import type { CardId } from '../../../../../models/survive-until-daylight/ids';
import type { Pose } from '../../../../motion/tween';
import { pressed } from '../../../../table/cards/pile';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { slotSpot, WIDTHS } from '../../layout';
import type { PileId } from '../marks';
import {
  assaultPose,
  boardScale,
  combatPose,
  linePose,
  pilePose,
  placeOf,
  rackPose,
  seatingOf,
  shownPose,
  stray,
  wavePose,
} from '../poses';
import type { SceneModel, SeatModel, SlotModel } from '../scene-model';
import type { BackId, FaceId } from './faces';

export interface CardLook {
  readonly front: FaceId;
  readonly back: BackId;
  /** How many cards it stands for, pressed together in a pile. */
  readonly cards: number;
  /** Lies in the shade of one that counts. */
  readonly dim: boolean;
}

export interface CardPiece extends PoseGoal {
  readonly look: CardLook;
}

/** More copies of a stack than this lie under the others. */
const FANNED = 4;
const FAN = { x: 0.055, y: 0.014, z: -0.06 };

function look(front: FaceId, back: BackId, more: Partial<CardLook> = {}): CardLook {
  return { front, back, cards: 1, dim: false, ...more };
}

/** Key of a card in an inventory. @param copy number among the same cards of that seat */
export function slotKey(seat: SeatId, card: CardId, copy: number): string {
  return `slot:${seat}:${card}:${copy}`;
}

export const FOUND_KEY = 'found';
export const WAVE_KEY = 'wave';
export const scoutedKey = (index: number) => `scouted:${index}`;
export const combatKey = (index: number) => `combat:${index}`;

function pile(
  scene: SceneModel,
  id: PileId,
  count: number,
  front: FaceId,
  back: BackId,
): readonly CardPiece[] {
  if (count === 0) return [];
  return [
    { key: `pile:${id}`, pose: pilePose(id, scene), look: look(front, back, { cards: pressed(count) }) },
  ];
}

function piles(scene: SceneModel): readonly CardPiece[] {
  const { active, rubble, discard, assault, combat, combatDiscard } = scene.piles;
  return [
    ...pile(scene, 'active', active, 'back-rubble', 'back-rubble'),
    ...pile(scene, 'rubble', rubble, 'back-rubble', 'back-rubble'),
    ...pile(scene, 'discard', discard.count, discard.top ?? 'back-rubble', 'back-rubble'),
    ...pile(scene, 'assault', assault, 'back-assault', 'back-assault'),
    ...pile(scene, 'combat', combat, 'back-combat', 'back-combat'),
    ...pile(scene, 'combat-discard', combatDiscard.count, combatDiscard.top ?? 'back-combat', 'back-combat'),
  ];
}

function slotPose(scene: SceneModel, owner: SeatModel, slot: number, copy: number): Pose {
  const spot = slotSpot(placeOf(scene, owner.seat), seatingOf(scene), slot, owner.capacity);
  const scale = boardScale(scene, owner.seat);
  const by = copy * scale;
  const fanned = { x: spot.x + by * FAN.x, y: spot.y + by * FAN.y, z: spot.z + by * FAN.z };
  return { ...fanned, yaw: stray(`${owner.seat}${slot}`, 0.03), tip: 0, grow: WIDTHS.slot * scale };
}

/** A weapon with which somebody attacks is lifted over its board. */
function lifted(pose: Pose): Pose {
  return { ...pose, y: pose.y + 0.42, z: pose.z + 0.25, tip: 0.14, grow: pose.grow * 1.3 };
}

function inSlot(
  scene: SceneModel,
  owner: SeatModel,
  at: number,
  { card, count }: SlotModel,
): readonly CardPiece[] {
  const copiesBefore = owner.slots.slice(0, at).filter((slot) => slot.card === card).length;
  const raised = scene.attack?.seat === owner.seat && scene.attack.weapon === card && copiesBefore === 0;
  return Array.from({ length: Math.min(count, FANNED) }, (_, copy) => {
    const pose = slotPose(scene, owner, at, copy);
    const key = slotKey(owner.seat, card, copiesBefore + copy);
    return { key, pose: raised ? lifted(pose) : pose, look: look(card, 'back-rubble') };
  });
}

function inventories(scene: SceneModel): readonly CardPiece[] {
  return scene.seats.flatMap((owner) => owner.slots.flatMap((slot, at) => inSlot(scene, owner, at, slot)));
}

function line(scene: SceneModel): readonly CardPiece[] {
  return scene.line.map(({ id, type }) => ({
    key: `line:${id}`,
    pose: linePose(scene, id),
    look: look(type, 'back-horde'),
  }));
}

function combat(scene: SceneModel): readonly CardPiece[] {
  const { combat: open, chosen } = scene;
  return open.map((card, index) => ({
    key: combatKey(index),
    pose: combatPose(scene, index),
    look: look(card, 'back-combat', { dim: chosen !== null && chosen !== index }),
  }));
}

/** Cards held up: the one that was found, or those that the Drifter looks at, of which others see the backs. */
function shown(scene: SceneModel): readonly CardPiece[] {
  const { found, scouted } = scene;
  if (found) return [{ key: FOUND_KEY, pose: shownPose(scene), look: look(found, 'back-rubble') }];
  return scouted.map((_, index) => ({
    key: scoutedKey(index),
    pose: shownPose(scene, index, scouted.length),
    look: look('back-rubble', 'back-rubble'),
  }));
}

function rack(scene: SceneModel): readonly CardPiece[] {
  return scene.rack.map((card, index) => {
    const copy = scene.rack.slice(0, index).filter((other) => other === card).length;
    return { key: `rack:${card}:${copy}`, pose: rackPose(index, scene), look: look(card, 'back-rubble') };
  });
}

function others(scene: SceneModel): readonly CardPiece[] {
  const { assault, waveHolder } = scene;
  return [
    ...(assault
      ? [{ key: `assault:${assault}`, pose: assaultPose(scene), look: look(assault, 'back-assault') }]
      : []),
    ...(waveHolder
      ? [{ key: WAVE_KEY, pose: wavePose(scene, waveHolder), look: look('wave', 'back-rubble') }]
      : []),
  ];
}

/** All cards of the scene but those on their way out. */
export function cardPieces(scene: SceneModel): readonly CardPiece[] {
  const all = [piles, inventories, line, combat, shown, rack, others].flatMap((part) => part(scene));
  return all.map((piece) => {
    const origin = scene.origins[piece.key];
    return origin ? { ...piece, origin } : piece;
  });
}
