/** Glowing outlines around spots, with a faint floor, as one geometry. */
import { BufferAttribute, BufferGeometry, Color } from 'three';
import { tonesSeen } from '../../../../styles/vision';
import type { Point } from '../../layout';
import type { Tone } from '../marks';
import type { SpotShape } from './spot-shapes';

export const TONES = tonesSeen<Tone>(
  {
    choice: '#4dff9a',
    chosen: '#ffffff',
    warned: '#ffb03a',
    threat: '#ff4f45',
    focus: '#eaf6ff',
  },
  { choice: 'choice', warned: 'warned', threat: 'threat' },
);

export interface Outline {
  readonly shape: SpotShape;
  readonly tone: Tone;
}

const LINE = 0.085;
const EDGE = 0.95;
const FLOOR: Readonly<Record<Tone, number>> = {
  choice: 0.15,
  chosen: 0.22,
  warned: 0.16,
  threat: 0.18,
  focus: 0.1,
};
const color = new Color();

function middleOf(outline: readonly Point[]): Point {
  const sum = (of: (point: Point) => number) => outline.reduce((all, point) => all + of(point), 0);
  return { x: sum(({ x }) => x) / outline.length, z: sum(({ z }) => z) / outline.length };
}

/** A corner that is drawn in towards the middle. */
function inwards({ x, z }: Point, middle: Point, by: number): Point {
  const [dx, dz] = [middle.x - x, middle.z - z];
  const far = Math.hypot(dx, dz) || 1;
  const share = Math.min(0.9, by / far);
  return { x: x + dx * share, z: z + dz * share };
}

type Triangle = readonly [Point, Point, Point];

function edges(outline: readonly Point[], middle: Point): readonly Triangle[] {
  const inner = outline.map((point) => inwards(point, middle, LINE));
  return outline.flatMap((a, index): readonly Triangle[] => {
    const next = (index + 1) % outline.length;
    const [b, c, d] = [outline[next] ?? a, inner[index] ?? a, inner[next] ?? a];
    return [
      [a, c, b],
      [b, c, d],
    ];
  });
}

function floor(outline: readonly Point[], middle: Point): readonly Triangle[] {
  return outline.map((a, index): Triangle => [a, middle, outline[(index + 1) % outline.length] ?? a]);
}

/** All outlines; colours have alpha. */
export function outlinesGeometry(outlines: readonly Outline[]): BufferGeometry {
  const position: number[] = [];
  const colours: number[] = [];
  const add = (triangles: readonly Triangle[], y: number, alpha: number) => {
    for (const { x, z } of triangles.flat()) {
      position.push(x, y, z);
      colours.push(color.r, color.g, color.b, alpha);
    }
  };
  for (const { shape, tone } of outlines) {
    const middle = middleOf(shape.outline);
    color.set(TONES[tone]);
    add(edges(shape.outline, middle), shape.y, EDGE);
    add(floor(shape.outline, middle), shape.y, FLOOR[tone]);
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
}
