/** Marks around spots as one geometry. Tones differ in shape, not in colour alone. */
import { BufferAttribute, BufferGeometry, Color, Vector3 } from 'three';
import { tonesSeen } from '../../../../styles/vision';
import type { Tone } from '../marks';
import type { SpotShape } from './spot-shapes';

export const TONES = tonesSeen<Tone>(
  {
    choice: '#3dff8f',
    chosen: '#ffffff',
    warned: '#ffb03a',
    threat: '#ff3f30',
    focus: '#9fe0ff',
  },
  { choice: 'choice', warned: 'warned', threat: 'threat' },
);

export interface Outline {
  readonly shape: SpotShape;
  readonly tone: Tone;
}

type Triangle = readonly [Vector3, Vector3, Vector3];

interface Edge {
  readonly from: Vector3;
  readonly to: Vector3;
  /** Away from the middle, at right angles to the edge, in the plane of the outline. */
  readonly out: Vector3;
}

const LINE = 0.085;
const LAP = 0.32;
const TOOTH = { wide: 0.24, high: 0.17 } as const;
/** Brackets take this share of an edge at both of its ends. */
const BRACKET = 0.27;
const FLOOR: Readonly<Record<Tone, number>> = {
  choice: 0.2,
  chosen: 0.3,
  warned: 0.12,
  threat: 0.24,
  focus: 0,
};
const OPAQUE = 0.96;

function edgesOf({ outline }: SpotShape): readonly Edge[] {
  const corners = outline.map((corner) => new Vector3(...corner));
  const middle = middleOf(corners);
  return corners.map((from, index): Edge => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const along = to.clone().sub(from).normalize();
    const half = from.clone().add(to).multiplyScalar(0.5).sub(middle);
    const out = half.addScaledVector(along, -half.dot(along)).normalize();
    return { from, to, out };
  });
}

function middleOf(corners: readonly Vector3[]): Vector3 {
  return corners
    .reduce((sum, corner) => sum.add(corner), new Vector3())
    .divideScalar(Math.max(1, corners.length));
}

/** A strip along a part of an edge. @param begin and `end` as shares of the edge */
function strip(
  { from, to, out }: Edge,
  begin: number,
  end: number,
  near: number,
  far: number,
): readonly Triangle[] {
  const at = (share: number, by: number) => from.clone().lerp(to, share).addScaledVector(out, by);
  const [a, b, c, d] = [at(begin, near), at(end, near), at(begin, far), at(end, far)];
  return [
    [a, b, c],
    [c, b, d],
  ];
}

/** Edges overlap at the corners, so that frames are closed. */
function solid(edge: Edge, near: number, far: number): readonly Triangle[] {
  const lap = far / Math.max(0.01, edge.from.distanceTo(edge.to));
  return strip(edge, -lap, 1 + lap, near, far);
}

function dashes(edge: Edge): readonly Triangle[] {
  const count = Math.max(1, Math.round(edge.from.distanceTo(edge.to) / LAP));
  return Array.from({ length: count }, (_, dash) =>
    strip(edge, (dash + 0.14) / count, (dash + 0.72) / count, 0, LINE * 1.2),
  ).flat();
}

function teeth({ from, to, out }: Edge): readonly Triangle[] {
  const count = Math.max(1, Math.round(from.distanceTo(to) / TOOTH.wide));
  return Array.from({ length: count }, (_, tooth): Triangle => {
    const at = (share: number) => from.clone().lerp(to, (tooth + share) / count);
    return [at(0), at(1), at(0.5).addScaledVector(out, TOOTH.high)];
  });
}

function brackets(edge: Edge): readonly Triangle[] {
  return [
    ...strip(edge, -0.05, BRACKET, 0.03, 0.03 + LINE * 1.4),
    ...strip(edge, 1 - BRACKET, 1.05, 0.03, 0.03 + LINE * 1.4),
  ];
}

const FRAMES: Readonly<Record<Tone, (edge: Edge) => readonly Triangle[]>> = {
  choice: (edge) => solid(edge, 0, LINE),
  chosen: (edge) => [...solid(edge, -0.02, LINE * 0.7), ...solid(edge, LINE * 1.5, LINE * 2.2)],
  warned: dashes,
  threat: (edge) => [...solid(edge, -LINE * 0.6, 0), ...teeth(edge)],
  focus: brackets,
};

function floor(edges: readonly Edge[]): readonly Triangle[] {
  const middle = middleOf(edges.map(({ from }) => from));
  return edges.map(({ from, to }): Triangle => [from, to, middle]);
}

/** All marks; colours have alpha. */
export function outlinesGeometry(outlines: readonly Outline[]): BufferGeometry {
  const position: number[] = [];
  const colours: number[] = [];
  const color = new Color();
  const add = (triangles: readonly Triangle[], alpha: number) => {
    for (const { x, y, z } of triangles.flat()) {
      position.push(x, y, z);
      colours.push(color.r, color.g, color.b, alpha);
    }
  };
  for (const { shape, tone } of outlines) {
    const edges = edgesOf(shape);
    color.set(TONES[tone]);
    add(edges.flatMap(FRAMES[tone]), OPAQUE);
    if (FLOOR[tone] > 0 && edges.length <= 8) add(floor(edges), FLOOR[tone]);
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
}
