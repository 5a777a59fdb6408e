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

/** Whose board is the large one: that of whoever is struck at, decides or acts, else the first player's. */
export function seatingOf(scene: SceneModel): layout.Seating {
  const { seats, active, attacker, deciding, waveHolder, firstPlayer } = scene;
  const whose = (attacker ? waveHolder : null) ?? deciding ?? active ?? firstPlayer;
  return { seats: seats.length, large: Math.max(0, whose === null ? 0 : placeOf(scene, whose)) };
}

/** Size of the board of a seat, to that which it is printed in. */
export function boardScale(scene: SceneModel, seat: SeatId): number {
  return layout.boardOf(placeOf(scene, seat), seatingOf(scene)).scale;
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

/** How far those in the line differ: in height as a share, in where they look and how they lean, so that none is another's twin. */
const UNLIKE = { height: 0.07, yaw: 0.5, lean: 0.035 } as const;

/** What is on a card of the line, whose size it has. @param right from its middle, as a share of its width */
export function onLine({ x, z, grow }: Pose, key: string, right = 0): Pose {
  const foot = { x: x + right * grow, y: ON_CARD, z: z - FOOT * grow };
  return standing(foot, stray(key, 0.3), grow / WIDTHS.line);
}

/** Whoever stands on a card of the line. */
export function enemyPose(at: Pose, id: HordeCardId): Pose {
  const { grow, ...pose } = onLine(at, id);
  const height = 1 + stray(`${id}height`, UNLIKE.height);
  return {
    ...pose,
    yaw: stray(`${id}yaw`, UNLIKE.yaw),
    tip: stray(`${id}lean`, UNLIKE.lean),
    grow: grow * height,
  };
}

export function rackPose(index: number, { rack, seats }: SceneModel): Pose {
  const { width, ...spot } = layout.rackSpot(index, rack.length, seats.length);
  return card(spot, width, HELD_UP, stray(`rack-${index}`, 0.03));
}

export function wavePose(scene: SceneModel, holder: SeatId): Pose {
  const width = WIDTHS.wave * figureScale(scene, holder);
  return card(layout.waveSpot(placeOf(scene, holder), seatingOf(scene)), width, LEANING);
}

/** Figures of small boards are larger than these, so that they can be told apart. */
const SMALLEST_FIGURE = 0.68;
/** Whoever acts is as tall as those in the line. */
const LARGEST_FIGURE = 1.2;

function figureScale(scene: SceneModel, seat: SeatId): number {
  return Math.max(SMALLEST_FIGURE, Math.min(LARGEST_FIGURE, boardScale(scene, seat)));
}

/** Allies stand close together and are smaller than on the line, as a share. */
const ALLY = 0.84;

export function guardPose(
  scene: SceneModel,
  seat: SeatId,
  kind: 'barricade' | 'trap' | 'ally',
  index: number,
): Pose {
  const spot = layout.guardSpot(placeOf(scene, seat), seatingOf(scene), kind, index);
  const size = boardScale(scene, seat) * (kind === 'ally' ? ALLY : 1);
  return standing(spot, stray(`${kind}${seat}${index}`, 0.25), size);
}

/** Characters look at the line. */
export function characterPose(scene: SceneModel, seat: SeatId, dead: boolean): Pose {
  const spot = layout.characterSpot(placeOf(scene, seat), seatingOf(scene));
  return { ...standing(spot, stray(seat, 0.3), figureScale(scene, seat)), tip: dead ? 1 : 0 };
}

export function skullPose(scene: SceneModel, seat: SeatId): Pose {
  const place = placeOf(scene, seat);
  const { damage = 0, maxHealth = 0 } = scene.seats[place] ?? {};
  const spot = layout.healthSpot(place, seatingOf(scene), Math.min(damage, maxHealth), maxHealth);
  return standing(spot, 0, boardScale(scene, seat));
}

export function firstPlayerPose(scene: SceneModel, seat: SeatId): Pose {
  const spot = layout.firstPlayerSpot(placeOf(scene, seat), seatingOf(scene));
  return standing(spot, 0.3, figureScale(scene, seat));
}

export function waveMarkerPose(scene: SceneModel, seat: SeatId): Pose {
  const spot = layout.waveMarkerSpot(placeOf(scene, seat), seatingOf(scene));
  return standing(spot, 0.2, boardScale(scene, seat));
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
