/**
 * What can be said about a model by looking at it.
 *
 * @typedef {readonly [number, number, number]} Point
 *
 * @typedef {object} Primitive
 * @property {string} material its name
 * @property {readonly string[]} attributes
 * @property {Point} low corner of the box around it
 * @property {Point} high
 *
 * @typedef {object} Measure
 * @property {string} kind as its script says
 * @property {Point | null} front the direction in which its face looks, if it has one
 * @property {unknown} anchors what the app has to know of its places, if it says so
 * @property {number} triangles
 * @property {Point} low
 * @property {Point} high
 * @property {readonly Primitive[]} primitives
 * @property {readonly string[]} moved nodes that move, turn or scale what is in them
 * @property {number} inverted share of the surface whose normals look inwards, 0 to 1
 */

/** A corner's normal may lean so far away from its triangle before it counts as inverted. */
const INVERTED = -0.2;

/**
 * @param {import('@gltf-transform/core').Document} document
 * @returns {Measure}
 */
export function measure(document) {
  const root = document.getRoot();
  const meshes = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
  const extras = Object.assign({}, ...root.listNodes().map((node) => node.getExtras()));
  const primitives = meshes.map(describe);
  return {
    kind: extras.kind ?? '',
    front: extras.front ?? null,
    anchors: extras.anchors ?? null,
    triangles: meshes.reduce((sum, mesh) => sum + (mesh.getIndices()?.getCount() ?? 0) / 3, 0),
    low: extreme(
      primitives.map(({ low }) => low),
      Math.min,
    ),
    high: extreme(
      primitives.map(({ high }) => high),
      Math.max,
    ),
    primitives,
    moved: root
      .listNodes()
      .filter(isMoved)
      .map((node) => node.getName()),
    inverted: inversion(meshes),
  };
}

/**
 * @param {import('@gltf-transform/core').Primitive} primitive
 * @returns {Primitive}
 */
function describe(primitive) {
  const positions = primitive.getAttribute('POSITION');
  return {
    material: primitive.getMaterial()?.getName() ?? '',
    attributes: primitive.listSemantics(),
    low: point(positions?.getMin([]) ?? []),
    high: point(positions?.getMax([]) ?? []),
  };
}

/**
 * @param {readonly number[]} numbers
 * @returns {Point}
 */
function point([x = 0, y = 0, z = 0]) {
  return [x, y, z];
}

/**
 * @param {readonly Point[]} points
 * @param {(...numbers: number[]) => number} choose
 * @returns {Point}
 */
function extreme(points, choose) {
  return point([0, 1, 2].map((axis) => choose(...points.map((one) => one[axis] ?? 0))));
}

/** @param {import('@gltf-transform/core').Node} node */
function isMoved(node) {
  const matrix = node.getWorldMatrix();
  return matrix.some((value, index) => Math.abs(value - (index % 5 === 0 ? 1 : 0)) > 1e-6);
}

/** @param {readonly import('@gltf-transform/core').Primitive[]} primitives */
function inversion(primitives) {
  let [all, wrong] = [0, 0];
  for (const triangle of primitives.flatMap(triangles)) {
    all += triangle.area;
    if (triangle.agreement < INVERTED) wrong += triangle.area;
  }
  return all === 0 ? 0 : wrong / all;
}

/**
 * How large each triangle is and how well the normals at its corners agree with it, from -1 to 1.
 *
 * @param {import('@gltf-transform/core').Primitive} primitive
 * @returns {{ area: number, agreement: number }[]}
 */
function triangles(primitive) {
  const [indices, positions, normals] = [
    primitive.getIndices()?.getArray(),
    primitive.getAttribute('POSITION'),
    primitive.getAttribute('NORMAL'),
  ];
  if (!indices || !positions || !normals) return [];
  const at = (/** @type {number} */ index) => ({
    position: point(positions.getElement(indices[index] ?? 0, [])),
    normal: point(normals.getElement(indices[index] ?? 0, [])),
  });
  return Array.from({ length: indices.length / 3 }, (_, t) => {
    const [a, b, c] = [at(3 * t), at(3 * t + 1), at(3 * t + 2)];
    const face = cross(minus(b.position, a.position), minus(c.position, a.position));
    const mean = plus(plus(a.normal, b.normal), c.normal);
    return { area: length(face) / 2, agreement: dot(face, mean) / (length(face) * length(mean) || 1) };
  });
}

/** @type {(a: Point, b: Point) => Point} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** @type {(a: Point, b: Point) => Point} */
const plus = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** @type {(a: Point, b: Point) => Point} */
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** @type {(a: Point, b: Point) => number} */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** @type {(a: Point) => number} */
const length = (a) => Math.hypot(...a);
