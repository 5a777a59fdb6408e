/** Where cards lie and pieces stand, as poses on the table. */
import type { Side } from '../../../../models/outbreak-duel/state';
import type { Pose } from '../../../motion/tween';
import { onBoard, PLACES, type Point, yawOf } from '../layout';
import type { PileOf } from '../spot';
import type { SceneModel } from './scene-model';
import { lookFor, yawFor } from './seat-view';

const WIDTHS = {
  card: 1,
  weapon: 1.22,
  attachment: 1.1,
  worn: 0.86,
  pile: 1.06,
  hand: 1.08,
  shown: 1.3,
} as const;

/** A card that lies on its owner's board, for its owner to read it. */
export function lying(side: Side, place: Point, grow: number, { y = 0.012, turn = 0, tip = 0 } = {}): Pose {
  const { x, z } = onBoard(side, place);
  return { x, y, z, yaw: yawOf(side) + turn, tip, grow };
}

/** What is spent lies across (OD-CARD-02). */
const SPENT = -Math.PI / 2;

export function weaponPose(side: Side, spent: boolean): Pose {
  return lying(side, PLACES.weapon, WIDTHS.weapon, { y: 0.05, turn: spent ? SPENT : 0 });
}

/** Tucked under the Weapon, so far to the left that each is seen. */
export function weaponAttachmentPose(side: Side, index: number, spent: boolean): Pose {
  const { x, z } = PLACES.weapon;
  const place = { x: x - 0.5 - index * 0.34, z: z - 0.1 + index * 0.06 };
  return lying(side, place, WIDTHS.attachment, {
    y: 0.032 - index * 0.014,
    turn: spent ? SPENT * 0.08 : 0.05,
  });
}

/** What the Survivor wears lies on the other side of the Weapon. */
export function wornPose(side: Side, index: number): Pose {
  return lying(side, { x: -0.2 - index * 0.26, z: 6.55 + index * 0.05 }, WIDTHS.worn, {
    y: 0.03 - index * 0.012,
  });
}

export function itemPose(side: Side, index: number, spent: boolean): Pose {
  const [first = PLACES.weapon] = PLACES.items;
  return lying(side, PLACES.items[index] ?? first, WIDTHS.card, {
    y: 0.014 + index * 0.004,
    turn: spent ? SPENT : 0,
  });
}

export function rowPose(side: Side, index: number): Pose {
  const [first = PLACES.meter] = PLACES.row;
  return lying(side, PLACES.row[index] ?? first, WIDTHS.card);
}

export function deckPose(side: Side, of: PileOf): Pose {
  const place = of === 'survivor' ? PLACES.survivorDeck : PLACES.zombieDeck;
  return lying(side, place, WIDTHS.pile, { tip: 1, y: 0 });
}

export function gravePlace(of: PileOf): Point {
  return of === 'survivor' ? PLACES.survivorGraveyard : PLACES.zombieGraveyard;
}

/** @param fanned 0 for the pile, more for the cards that lie fanned on it */
export function gravePose(side: Side, of: PileOf, fanned: number, y: number): Pose {
  const { x, z } = gravePlace(of);
  const place = { x: x + fanned * 0.14, z: z + fanned * 0.05 };
  return lying(side, place, WIDTHS.card * 0.98, { y, turn: 0.1 - fanned * 0.14 });
}

export function exilePose(side: Side): Pose {
  return lying(side, PLACES.exile, WIDTHS.card);
}

/** Cards of a fan stand so far apart, and a full fan is no wider than this. */
const FAN = {
  step: { ends: 0.66, side: 0.42 },
  widest: { ends: 4.6, side: 2.4 },
  height: 0.66,
  lean: 0.33,
  spread: 0.07,
  /** A hand that is read is held closer. */
  read: 1.2,
  closer: 0.55,
} as const;

/** A card of a fan, turned towards whoever looks at the table. Face down it shows its back. */
export function handPose(scene: SceneModel, side: Side, index: number, up: boolean): Pose {
  const yaw = yawFor(scene);
  const count = scene.boards[side].hand.length;
  const look = lookFor(scene);
  const size = up && look === 'ends' ? FAN.read : 1;
  const step = Math.min(FAN.step[look], FAN.widest[look] / Math.max(1, count - 1));
  const off = index - (count - 1) / 2;
  const { hand } = PLACES;
  const { x, z } = onBoard(side, size > 1 ? { ...hand, z: hand.z + FAN.closer } : hand);
  const aside = off * step * size;
  return {
    x: x + Math.cos(yaw) * aside + Math.sin(yaw) * index * 0.03,
    y: FAN.height - Math.abs(off) * 0.04,
    z: z - Math.sin(yaw) * aside + Math.cos(yaw) * index * 0.03,
    yaw: yaw - off * FAN.spread,
    tip: up ? FAN.lean : 1 + FAN.lean,
    grow: WIDTHS.hand * size,
  };
}

/** A card that everybody is to see stands on the street meanwhile, towards whoever looks. */
export function shownPose(scene: SceneModel, side: Side): Pose {
  const { x, z } = onBoard(side, PLACES.shown);
  return { x, y: 0.5, z, yaw: yawFor(scene), tip: 0.24, grow: WIDTHS.shown };
}
