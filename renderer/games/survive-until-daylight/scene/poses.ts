/** Poses of cards and pieces: spots of the layout and how things lie, lean or stand there. */
import type { SeatId } from '../../../../models/kernel/types';
import type { HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { Pose } from '../../../motion/tween';
import { seeded, seedOf } from '../../../random/random';
import type { Spot } from '../../../table/places';
import * as layout from '../layout';
import type { PileId } from './marks';
import type { SceneModel } from './scene-model';

const { WIDTHS } = layout;
/** How far a card that is held up turns towards the people, as a share of half a turn. */
const HELD_UP = 0.12;
const LEANING = 0.42;

export function placeOf({ seats }: SceneModel, seat: SeatId): number {
  return seats.findIndex((one) => one.seat === seat);
}

/** Nothing lies quite straight: a small angle that belongs to a key. */
export function stray(key: string, spread: number): number {
  return (seeded(seedOf(key))() - 0.5) * 2 * spread;
}

function card(spot: Spot, width: number, tip = 0, yaw = 0): Pose {
  return { ...spot, yaw, tip, grow: width };
}

function standing(spot: Spot, yaw: number, grow = 1): Pose {
  return { ...spot, yaw, tip: 0, grow };
}

const FACE_DOWN: ReadonlySet<PileId> = new Set<PileId>(['active', 'rubble', 'assault', 'combat']);

/** The top of a pile. */
export function pilePose(pile: PileId, { seats }: SceneModel): Pose {
  return card(
    layout.pileSpot(pile, seats.length),
    WIDTHS.pile,
    FACE_DOWN.has(pile) ? 1 : 0,
    stray(pile, 0.04),
  );
}

export function assaultPose({ seats }: SceneModel): Pose {
  return card(layout.pileSpot('assault-open', seats.length), WIDTHS.pile, 0, 0.03);
}

/** A card held up before everybody: the one that was found, or one of those that the Drifter looks at. */
export function shownPose({ seats }: SceneModel, index = 0, count = 1): Pose {
  const { width, ...spot } = layout.heldSpot(index, count, seats.length, WIDTHS.found);
  return card(spot, width, HELD_UP);
}

/** An open combat card; the chosen one is held higher. */
export function combatPose({ combat, chosen, seats }: SceneModel, index: number): Pose {
  const { width, ...spot } = layout.heldSpot(index, combat.length, seats.length, WIDTHS.combat);
  if (index !== chosen) return card(spot, width, HELD_UP);
  return card({ ...spot, y: spot.y + 0.3, z: spot.z + 0.2 }, width * 1.15, HELD_UP);
}

export function linePose({ line, seats }: SceneModel, id: HordeCardId): Pose {
  const index = Math.max(
    0,
    line.findIndex((one) => one.id === id),
  );
  const width = layout.lineWidth(line.length, seats.length);
  return card(layout.lineSpot(index, line.length, seats.length), width, 0, stray(id, 0.03));
}

/** A miniature stands on the upper half of its card, as a share of the card's width. */
const FOOT = 0.32;
const ON_CARD = 0.03;

/** On a card of the line, whose size a miniature has. @param right from its middle, as a share of its width */
export function onLine({ x, z, grow }: Pose, key: string, right = 0): Pose {
  const foot = { x: x + right * grow, y: ON_CARD, z: z - FOOT * grow };
  return standing(foot, stray(key, 0.3), grow / WIDTHS.line);
}

export function rackPose(index: number, { rack, seats }: SceneModel): Pose {
  return card(
    layout.rackSpot(index, rack.length, seats.length),
    WIDTHS.rack,
    0,
    stray(`rack-${index}`, 0.03),
  );
}

export function wavePose(scene: SceneModel, holder: SeatId): Pose {
  return card(layout.waveSpot(placeOf(scene, holder), scene.seats.length), WIDTHS.wave, LEANING);
}

/** Allies stand close together and are smaller than on the line, as a share. */
const ALLY = 0.84;

export function guardPose(
  scene: SceneModel,
  seat: SeatId,
  kind: 'barricade' | 'trap' | 'ally',
  index: number,
): Pose {
  const spot = layout.guardSpot(placeOf(scene, seat), scene.seats.length, kind, index);
  return standing(spot, stray(`${kind}${seat}${index}`, 0.25), kind === 'ally' ? ALLY : 1);
}

/** Characters look at the line. */
export function characterPose(scene: SceneModel, seat: SeatId, dead: boolean): Pose {
  const spot = layout.characterSpot(placeOf(scene, seat), scene.seats.length);
  return { ...standing(spot, stray(seat, 0.3)), tip: dead ? 1 : 0 };
}

export function skullPose(scene: SceneModel, seat: SeatId): Pose {
  const place = placeOf(scene, seat);
  const { damage = 0, maxHealth = 0 } = scene.seats[place] ?? {};
  const spot = layout.healthSpot(place, scene.seats.length, Math.min(damage, maxHealth), maxHealth);
  return standing(spot, 0);
}

export function firstPlayerPose(scene: SceneModel, seat: SeatId): Pose {
  return standing(layout.firstPlayerSpot(placeOf(scene, seat), scene.seats.length), 0.3);
}

export function waveMarkerPose(scene: SceneModel, seat: SeatId): Pose {
  return standing(layout.waveMarkerSpot(placeOf(scene, seat), scene.seats.length), 0.2);
}

/** Skulls on cards are smaller than those on boards, and smaller still where hearts are in two rows, as shares. */
const WOUND = { single: 0.78, double: 0.56 } as const;

/** Hearts of a card of the line, in rows of four along its lower edge. */
export function wound(at: Pose, index: number, health: number): Pose {
  const { x, z } = heartSpot(index, health);
  const share = health > HEARTS_IN_ROW ? WOUND.double : WOUND.single;
  return standing(
    { x: at.x + x * at.grow, y: ON_CARD, z: at.z + z * at.grow },
    stray(`wound${index}`, 0.4),
    (share * at.grow) / WIDTHS.line,
  );
}

const HEARTS_IN_ROW = 4;
/** Where a heart is printed on a card of the line, from its middle, as shares of its width. */
export function heartSpot(index: number, health: number): { readonly x: number; readonly z: number } {
  const row = Math.floor(index / HEARTS_IN_ROW);
  const inRow = Math.min(HEARTS_IN_ROW, health - row * HEARTS_IN_ROW);
  const rows = Math.ceil(health / HEARTS_IN_ROW);
  return {
    x: ((index % HEARTS_IN_ROW) - (inRow - 1) / 2) * 0.21,
    z: 0.56 - (rows - 1 - row) * 0.19,
  };
}
