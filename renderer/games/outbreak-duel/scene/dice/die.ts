/** The white die of the table: its faces, and how it falls. */
import { type BufferGeometry, Matrix4, Quaternion, type Texture, Vector3 } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { settle } from '../../../../motion/easing';
import { type Pose, poseAt } from '../../../../motion/tween';
import { seeded, seedOf } from '../../../../random/random';
import { faceUp } from '../../../../table/dice/face-up';
import { sheet } from '../../../../table/print/canvas';
import { printed } from '../../../../table/print/printed';
import { tint } from '../../../../table/sculpt/shapes';
import { onBoard, PLACES } from '../../layout';
import type { ThrownDie } from '../scene-model';

const EDGE = 0.74;
/** Face printed on each side of the box in the order +x, -x, +y, -y, +z, -z; opposite faces add up to 7. */
const SIDES = [3, 4, 1, 6, 2, 5] as const;
const TILE = 96;

/** Where pips are, from the middle of a face. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Prints the six faces side by side, 1 first. */
export function printDie(): Texture {
  const pen = sheet(TILE * 6, TILE);
  pen.fillStyle = '#f6f1e4';
  pen.fillRect(0, 0, TILE * 6, TILE);
  pen.fillStyle = '#1b171c';
  for (let face = 1; face <= 6; face++)
    for (const [x, y] of PIPS[face] ?? []) {
      pen.beginPath();
      pen.arc((face - 0.5) * TILE + x * TILE * 0.26, (0.5 + y * 0.26) * TILE, TILE * 0.1, 0, Math.PI * 2);
      pen.fill();
    }
  return printed(pen);
}

export function dieGeometry(): BufferGeometry {
  const die = tint(new RoundedBoxGeometry(EDGE, EDGE, EDGE, 3, 0.1), '#ffffff', 0.2);
  const uv = die.getAttribute('uv');
  const aSide = uv.count / SIDES.length;
  for (let i = 0; i < uv.count; i++)
    uv.setX(i, ((SIDES[Math.floor(i / aSide)] ?? 1) - 1 + uv.getX(i)) / SIDES.length);
  return die;
}

const UP = new Vector3(0, 1, 0);
const turn = new Quaternion();
const tumble = new Quaternion();
const size = new Vector3(1, 1, 1);
const position = new Vector3();

/** From the hand, turning. */
const THROWN = { x: 1.2, y: 3.2, z: 3.2, turns: 3 } as const;

function axisOf({ number, face }: ThrownDie): Vector3 {
  const random = seeded(seedOf(`die ${number} ${face}`));
  return new Vector3(0.6 + random(), random() * 0.6 - 0.3, random() - 0.5).normalize();
}

/**
 * Where a die is.
 * @param yaw from where it is to be read
 * @param share of its fall that is over
 */
export function dieMatrix(die: ThrownDie, yaw: number, share: number): Matrix4 {
  const { x, z } = onBoard(die.side, PLACES.dice);
  const to: Pose = { x, y: EDGE / 2, z, yaw, tip: 0, grow: 1 };
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const from: Pose = {
    ...to,
    x: x + THROWN.x * cos + THROWN.z * sin,
    y: THROWN.y,
    z: z - THROWN.x * sin + THROWN.z * cos,
    tip: THROWN.turns,
  };
  const pose = poseAt({ from, to, gait: 'throw', start: 0, duration: 1 }, share);
  turn
    .setFromAxisAngle(UP, yaw)
    .multiply(tumble.setFromAxisAngle(axisOf(die), pose.tip * 3.3))
    .multiply(faceUp(die.face));
  return new Matrix4().compose(position.set(pose.x, pose.y, pose.z), turn, size);
}

/** How brightly its result shines, 0 to 1: only when it lies. */
export function shineOf(share: number): number {
  return settle((share - 0.8) / 0.2);
}
