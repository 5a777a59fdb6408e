import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  type ColorRepresentation,
  ConeGeometry,
  CylinderGeometry,
  Euler,
  Matrix4,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** Where and how a shape stands, relative to its parent. Angles in radians. */
export interface Pose {
  readonly at?: readonly [number, number, number];
  readonly turn?: readonly [number, number, number];
  readonly scale?: readonly [number, number, number];
}

export function matrixOf({ at = [0, 0, 0], turn = [0, 0, 0], scale = [1, 1, 1] }: Pose): Matrix4 {
  const rotation = new Quaternion().setFromEuler(new Euler(...turn, 'YXZ'));
  return new Matrix4().compose(new Vector3(...at), rotation, new Vector3(...scale));
}

/** Gives every vertex one colour, darker towards the bottom, as the light of a table does. */
export function tint(geometry: BufferGeometry, colour: ColorRepresentation, shade = 0.25): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const base = new Color(colour);
  const position = flat.getAttribute('position');
  const normal = flat.getAttribute('normal');
  const colours = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++) {
    const light = 1 - shade * (0.5 - 0.5 * normal.getY(i));
    base
      .clone()
      .multiplyScalar(light)
      .toArray(colours, i * 3);
  }
  flat.setAttribute('color', new BufferAttribute(colours, 3));
  return flat;
}

function posed(geometry: BufferGeometry, colour: ColorRepresentation, pose: Pose): BufferGeometry {
  return tint(geometry, colour).applyMatrix4(matrixOf(pose));
}

export function box(size: readonly [number, number, number], colour: ColorRepresentation, pose: Pose = {}) {
  return posed(new BoxGeometry(...size), colour, pose);
}

/** A cylinder or cone frustum standing on its foot. */
export function post(
  [bottom, top, height]: readonly [number, number, number],
  colour: ColorRepresentation,
  pose: Pose = {},
  sides = 12,
) {
  return posed(new CylinderGeometry(top, bottom, height, sides).translate(0, height / 2, 0), colour, pose);
}

export function cone(
  [radius, height]: readonly [number, number],
  colour: ColorRepresentation,
  pose: Pose = {},
  sides = 8,
) {
  return posed(new ConeGeometry(radius, height, sides).translate(0, height / 2, 0), colour, pose);
}

export function globe(radius: number, colour: ColorRepresentation, pose: Pose = {}) {
  return posed(new SphereGeometry(radius, 12, 8), colour, pose);
}

/** A flat ring lying on the table. */
export function ring(
  [radius, tube]: readonly [number, number],
  colour: ColorRepresentation,
  pose: Pose = {},
) {
  return posed(new TorusGeometry(radius, tube, 5, 22).rotateX(Math.PI / 2), colour, pose);
}

/** Where in a texture plain, vertex-coloured shapes take their white from. */
const WHITE_UV: readonly [number, number] = [0.002, 0.998];

/** All shapes as one geometry with position, normal, uv and colour; `uv` points plain shapes at a white spot. */
export function join(shapes: readonly BufferGeometry[]): BufferGeometry {
  const joined = mergeGeometries(shapes.map((shape) => (shape.index ? shape.toNonIndexed() : shape)));
  joined.computeBoundingSphere();
  return joined;
}

/** Points all texture coordinates at the white spot of an atlas. */
export function plain(geometry: BufferGeometry): BufferGeometry {
  const count = geometry.getAttribute('position').count;
  const uv = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) uv.set(WHITE_UV, i * 2);
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  return geometry;
}
