/** Where something on the table is: its outline, where words float over it, and what of it the pointer meets. */
import { Matrix4, Vector3 } from 'three';
import type { SeatId } from '../../../../../models/kernel/types';
import type { Side, Uid } from '../../../../../models/outbreak-duel/state';
import type { Pose } from '../../../../motion/tween';
import type { Place } from '../../../../table/camera/view';
import { cardMatrix } from '../../../../table/cards/card-matrix';
import { CARD } from '../../../../table/cards/card-shape';
import { apPlace, FOOT, onBoard, PLACES, type Point, ringOutline, STREET_AREA, tpPlace } from '../../layout';
import type { Points, Spot } from '../../spot';
import { standeesIn } from '../dead/standing';
import {
  deckPose,
  exilePose,
  gravePose,
  handPose,
  itemPose,
  rowPose,
  weaponAttachmentPose,
  weaponPose,
  wornPose,
} from '../poses';
import type { BoardModel, SceneModel } from '../scene-model';
import { yawFor } from '../seat-view';

export interface SpotShape {
  /** Corners in the plane of the thing. */
  readonly outline: readonly Place[];
  readonly over: Place;
  /** Where words about it lie, if not over it: who stands there keeps the face free. */
  readonly under?: Place;
  /** How high it is, at right angles to its outline. */
  readonly height: number;
}

/** So much lies between a thing and the mark around it. */
const MARGIN = 0.09;
const FLOOR = 0.03;
/** Words about a standee lie so far before its middle, at the edge of its foot. */
const BEFORE = 0.78;

function cornersOf(matrix: Matrix4, width: number, depth: number, y: number): readonly Place[] {
  const [x, z] = [width / 2, depth / 2];
  const corners = [
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ] as const;
  return corners.map(([east, south]): Place => {
    const { x: at, y: up, z: to } = new Vector3(east, y, south).applyMatrix4(matrix);
    return [at, up, to];
  });
}

/** A rectangle on the ground. */
function rectangle(
  { x, z }: Point,
  [width, depth]: readonly [number, number],
  yaw: number,
  height: number,
): SpotShape {
  const matrix = new Matrix4().makeRotationY(yaw).setPosition(x, FLOOR, z);
  return { outline: cornersOf(matrix, width, depth, 0), over: [x, height + 0.35, z], height };
}

/** A card, lying or held. */
function card(pose: Pose, lift = 0.03): SpotShape {
  const matrix = cardMatrix(
    { ...pose, tip: pose.tip > 1 ? pose.tip - 1 : pose.tip === 1 ? 0 : pose.tip },
    1,
    new Matrix4(),
  );
  const margin = MARGIN / pose.grow;
  const outline = cornersOf(matrix, CARD.width + margin * 2, CARD.height + margin * 2, lift);
  return { outline, over: [pose.x, pose.y + 0.75, pose.z], height: 0.08 };
}

function zombie(scene: SceneModel, uid: Uid): SpotShape | null {
  const standee = standeesIn(scene).find(({ look }) => look.uid === uid);
  if (!standee) return null;
  const { pose } = standee;
  const { x, z, yaw, grow } = pose;
  const size = [FOOT.width * grow + MARGIN * 2, FOOT.depth * grow + MARGIN * 2] as const;
  const before = BEFORE * grow;
  return {
    ...rectangle(pose, size, yaw, 1.85 * grow),
    over: [x, 2.35 * grow, z],
    under: [x + Math.sin(yaw) * before, FLOOR, z + Math.cos(yaw) * before],
  };
}

const polygon = (side: Side, corners: readonly Point[]): readonly Place[] =>
  corners.map((corner): Place => {
    const { x, z } = onBoard(side, corner);
    return [x, FLOOR, z];
  });

function zone(side: Side, corners: readonly Point[], middle: Point): SpotShape {
  const { x, z } = onBoard(side, middle);
  return { outline: polygon(side, corners), over: [x, 0.6, z], height: 0.02 };
}

const POINT_AREAS: Readonly<Record<Points, readonly [Point, readonly [number, number]]>> = {
  ap: [apPlace(1), [1.5, 1.2]],
  tp: [{ x: (tpPlace(0).x + tpPlace(2).x) / 2, z: tpPlace(0).z }, [1.7, 0.7]],
  th: [PLACES.meter, [0.8, 3.7]],
};

interface At {
  readonly scene: SceneModel;
  readonly side: Side;
  readonly board: BoardModel;
}

function atSeat(scene: SceneModel, seat: SeatId): At | null {
  const side: Side | null = scene.boards[0].seat === seat ? 0 : scene.boards[1].seat === seat ? 1 : null;
  return side === null ? null : { scene, side, board: scene.boards[side] };
}

type OnBoard = Exclude<Spot, { kind: 'zombie' }>;

function handShape({ scene, side, board }: At, index: number | null): SpotShape | null {
  const count = board.hand.length;
  if (board.docked || count === 0 || (index !== null && index >= count)) return null;
  if (index !== null) return card(handPose(scene, side, index, board.hand[index] !== null));
  const middle = handPose(scene, side, (count - 1) / 2, false);
  return { ...rectangle(middle, [Math.min(5.6, count * 0.66 + 0.9), 1.2], yawFor(scene), 1.5) };
}

function equipmentShape({ side, board }: At, spot: OnBoard): SpotShape | null {
  const { weapon } = board;
  if (spot.kind === 'weapon') return card(weaponPose(side, weapon?.spent ?? false));
  if (spot.kind === 'item') {
    const index = board.items.findIndex(({ uid }) => uid === spot.item);
    return index < 0 ? null : card(itemPose(side, index, board.items[index]?.spent ?? false));
  }
  if (spot.kind !== 'attachment') return null;
  if (spot.on === 'survivor')
    return spot.index < board.attachments.length ? card(wornPose(side, spot.index)) : null;
  if (!weapon || spot.index >= weapon.attachments.length) return null;
  return card(weaponAttachmentPose(side, spot.index, weapon.spent));
}

function onBoardShape(at: At, spot: OnBoard): SpotShape | null {
  const { side } = at;
  switch (spot.kind) {
    case 'zone':
      return spot.zone === 'threat'
        ? zone(side, ringOutline(), { x: 0, z: 3.3 })
        : zone(side, STREET_AREA, { x: 0, z: 1.2 });
    case 'survivor':
      return { ...rectangle(onBoard(side, PLACES.survivor), [1.9, 1.9], 0, 2), over: [...over(side)] };
    case 'weapon':
    case 'item':
    case 'attachment':
      return equipmentShape(at, spot);
    case 'card':
      return handShape(at, spot.index);
    case 'hand':
      return handShape(at, null);
    case 'row':
      return PLACES.row[spot.index] ? card(rowPose(side, spot.index)) : null;
    case 'horde':
      return rectangle(onBoard(side, { x: 7.35, z: 1.72 }), [2.5, 3.2], 0, 0.1);
    case 'deck':
      return { ...card(deckPose(side, spot.of)), height: 0.4 };
    case 'graveyard':
      return card(gravePose(side, spot.of, 0, 0.02));
    case 'exile':
      return card(exilePose(side));
    case 'points': {
      const [middle, size] = POINT_AREAS[spot.points];
      return rectangle(onBoard(side, middle), size, 0, 0.4);
    }
    default:
      return spot satisfies never;
  }
}

function over(side: Side): Place {
  const { x, z } = onBoard(side, PLACES.survivor);
  return [x, 2.6, z];
}

/** The shape of a spot; null when it is not there. */
export function shapeOf(scene: SceneModel, spot: Spot): SpotShape | null {
  if (spot.kind === 'zombie') return zombie(scene, spot.zombie);
  const at = atSeat(scene, spot.seat);
  return at && onBoardShape(at, spot);
}
