/** The standees of the dead: cardboard in a foot with a plate, in units of a whole one. */
import { BoxGeometry, BufferAttribute, BufferGeometry, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../../../motion/tween';
import { join, tint } from '../../../../table/sculpt/shapes';

/** Height of the cardboard, how thick it is, and how far it leans back. */
const BOARD = { height: 1.92, thickness: 0.07, lean: 0.2, y: 0.24, z: -0.1 } as const;
const FOOT = { width: 1.74, height: 0.15, depth: 0.9 } as const;
const SLOT = { width: 1.62, height: 0.2, depth: 0.3, z: -0.08 } as const;
const PLATE = { width: 1.72, height: 0.68, y: 0.36, z: 0.32, tilt: -0.85 } as const;
/** Sheets of the cardboard from front to back; those within are bare. */
const SHEETS = [0.5, 0.17, -0.17, -0.5] as const;

/**
 * The cardboard: its print in front and, mirrored, behind. `bare` is 1 on sheets that are no print.
 * @param aspect width of a print to its height
 */
export function cardboardGeometry(aspect: number): BufferGeometry {
  const [half, tall] = [(BOARD.height * aspect) / 2, BOARD.height];
  const corners = [
    [-half, 0, 0, 0],
    [half, 0, 1, 0],
    [half, tall, 1, 1],
    [-half, tall, 0, 1],
  ] as const;
  const [position, uv, bare, index]: [number[], number[], number[], number[]] = [[], [], [], []];
  SHEETS.forEach((depth, sheet) => {
    for (const [x, y, u, v] of corners) {
      position.push(x, y, depth * BOARD.thickness);
      uv.push(u, v);
      bare.push(sheet === 1 || sheet === 2 ? 1 : 0);
    }
    const first = sheet * 4;
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  });
  const normals = position.map((_, at) => (at % 3 === 2 ? 1 : 0));
  const leaning = new Matrix4()
    .makeTranslation(0, BOARD.y, BOARD.z)
    .multiply(new Matrix4().makeRotationX(-BOARD.lean));
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
    .setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(position.map(() => 1)), 3))
    .setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
    .setAttribute('bare', new BufferAttribute(new Float32Array(bare), 1))
    .setIndex(index)
    .applyMatrix4(leaning);
}

/** The foot with the frame of its plate, which take the colour of the owner, and the dark plate. */
export function footGeometry(): BufferGeometry {
  const slab = (width: number, height: number, depth: number, colour: string) =>
    tint(new BoxGeometry(width, height, depth), colour, 0.35);
  const tilted = (shape: BufferGeometry, z: number) =>
    shape.translate(0, 0, z).rotateX(PLATE.tilt).translate(0, PLATE.y, PLATE.z);
  return join([
    slab(FOOT.width, FOOT.height, FOOT.depth, '#ffffff').translate(0, FOOT.height / 2, 0),
    slab(SLOT.width, SLOT.height, SLOT.depth, '#ffffff').translate(0, FOOT.height + SLOT.height / 2, SLOT.z),
    tilted(slab(PLATE.width, PLATE.height, 0.06, '#ffffff'), -0.04),
    tilted(slab(PLATE.width - 0.1, PLATE.height - 0.1, 0.05, '#16131a'), -0.025),
  ]).deleteAttribute('uv');
}

/** From the middle of a foot to the middle of its plate. */
export const PLATE_PLACE = new Matrix4()
  .makeTranslation(0, PLATE.y, PLATE.z)
  .multiply(new Matrix4().makeRotationX(PLATE.tilt))
  .multiply(new Matrix4().makeTranslation(0, 0, 0.004));

/** Where a token hangs: at the upper right or left of the cardboard. */
export function tokenPlace(side: 1 | -1): Matrix4 {
  return new Matrix4().makeTranslation(side * 0.68, 1.66, 0.16).multiply(new Matrix4().makeRotationX(-0.5));
}

const euler = new Euler();
const rotation = new Quaternion();
const position = new Vector3();
const size = new Vector3();

/** Flat on its back, a standee has turned by so much. */
const FALLEN = 1.42;

const across = new Vector3();
const bowed = new Quaternion();

/**
 * Where a standee stands. `tip` of its pose lets it fall onto its back, below 0 lean forward; `nod` bows it on the edge of its
 * foot, whichever way; `grow` is its size.
 */
export function standeeMatrix(pose: Pose, into: Matrix4): Matrix4 {
  const { x, y, z, yaw, tip, grow, nod = 0, bows = yaw } = pose;
  rotation.setFromEuler(euler.set(-tip * FALLEN, yaw, 0, 'YXZ'));
  bowed.setFromAxisAngle(across.set(Math.cos(bows), 0, -Math.sin(bows)), nod);
  position.set(x, y + Math.abs(Math.sin(nod)) * FOOT.depth * 0.5 * grow, z);
  return into.compose(position, rotation.premultiply(bowed), size.setScalar(Math.max(0.0001, grow)));
}
