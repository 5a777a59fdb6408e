/** Plates with numbers. The four of a tile differ by colour and by outline; the renderer cuts them out along `PLATE_OUTLINES`. */
import type { Job } from '../../../print/sheet';
import { circle, INK, inset, letters, type Plate, polygon, rect, type Spot } from '../../../print/svg';

const SIZE = 72;
const DIGITS = [...Array(10).keys()];

export const PLATE_KINDS = ['claim', 'value', 'rooms', 'infest'] as const;
export type PlateKind = (typeof PLATE_KINDS)[number];

const COLOURS: Readonly<Record<PlateKind, string>> = {
  claim: '#2f74c8',
  value: '#f0b92f',
  rooms: '#3f9a4c',
  infest: '#cf3a2e',
};

/** A part of a circle about a middle, in degrees clockwise from above. */
function arc([x, y]: Spot, radius: number, from: number, to: number, steps: number): Spot[] {
  return [...Array(steps + 1).keys()].map((step): Spot => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
  });
}

const star = [...Array(24).keys()].map((tip): Spot => {
  const [angle, far] = [(tip / 24) * Math.PI * 2, tip % 2 ? 0.42 : 0.495];
  return [0.5 + Math.sin(angle) * far, 0.5 - Math.cos(angle) * far];
});

/** Corners as shares of the plate's width and height from its upper left, clockwise. */
export const PLATE_OUTLINES: Readonly<Record<PlateKind | 'count', readonly Spot[]>> = {
  claim: [
    [0.06, 0.1],
    [0.5, 0.02],
    [0.94, 0.1],
    [0.94, 0.54],
    [0.87, 0.74],
    [0.71, 0.9],
    [0.5, 0.985],
    [0.29, 0.9],
    [0.13, 0.74],
    [0.06, 0.54],
  ],
  value: star,
  rooms: [[0.07, 0.98], [0.07, 0.4], ...arc([0.5, 0.45], 0.43, -62, 62, 6), [0.93, 0.4], [0.93, 0.98]],
  infest: [
    [0.5, 0.005],
    [0.995, 0.5],
    [0.5, 0.995],
    [0.005, 0.5],
  ],
  count: capsule(),
};

/** A bar with round ends, for a plate of 108 by 76. */
function capsule(): Spot[] {
  const [wide, half] = [108 / 76, 0.44];
  const right = arc([wide - 0.04 - half, 0.5], half, 0, 180, 8);
  const left = arc([0.04 + half, 0.5], half, 180, 360, 8);
  return [...right, ...left].map(([x, y]): Spot => [x / wide, y]);
}

const drawn = (outline: readonly Spot[], width: number, height: number, scale = 1): Spot[] =>
  outline.map(([x, y]) => [(0.5 + (x - 0.5) * scale) * width, (0.5 + (y - 0.5) * scale) * height]);

function drawNumber(plate: Plate, kind: PlateKind, digit: number): void {
  const outline = PLATE_OUTLINES[kind];
  plate.print.push(rect({ x: -6, y: -6, width: SIZE + 12, height: SIZE + 12 }, '#fff6e2'));
  plate.print.push(polygon(drawn(outline, SIZE, SIZE), '#fff6e2', { line: 2.4 }));
  plate.print.push(polygon(drawn(outline, SIZE, SIZE, 0.83), COLOURS[kind], { line: 2.6 }));
  const middle: Spot = [SIZE / 2, SIZE * (kind === 'rooms' ? 0.54 : 0.5)];
  plate.print.push(
    letters(String(digit), middle, { size: kind === 'infest' ? 34 : 39, colour: '#fffaf0', outline: 6 }),
  );
}

/** A dead face, no longer funny. */
function drawFace(plate: Plate): void {
  const [x, y] = [33, 38];
  plate.print.push(circle([x, y], 21, '#9fb081', { line: 3 }));
  plate.print.push(
    polygon(
      [
        [14, 32],
        [18, 20],
        [32, 15],
        [48, 20],
        [52, 32],
        [44, 26],
        [38, 30],
        [30, 25],
        [22, 31],
      ],
      '#3a342c',
      { line: 2 },
    ),
  );
  for (const [eye, radius] of [
    [26, 4.6],
    [41, 5.6],
  ] as const)
    plate.print.push(
      circle([eye, y], radius, '#1c1a18', { line: 1.4 }),
      circle([eye + 0.6, y + 0.6], 1.7, '#f4ffd2'),
    );
  plate.print.push(
    polygon(
      [
        [24, 50],
        [29, 47],
        [34, 50],
        [39, 47],
        [44, 50],
        [40, 56],
        [28, 56],
      ],
      '#3a1214',
      { line: 2 },
    ),
  );
}

function drawCount(plate: Plate, digit: number): void {
  plate.print.push(rect({ x: -6, y: -6, width: 120, height: 88 }, '#7d1a14'));
  plate.print.push(polygon(drawn(PLATE_OUTLINES.count, 108, 76, 0.96), '#b3261e', { line: 4 }));
  drawFace(plate);
  plate.print.push(letters(String(digit), [76, 38], { size: 44, colour: '#fffaf0', outline: 6 }));
}

/** The plate that only says how many more there are of something: `x4`. */
function drawTimes(plate: Plate, digit: number): void {
  const area = { x: 0, y: 0, width: 56, height: 44 };
  plate.print.push(rect(inset(area, -6), '#2a2630'), rect(inset(area, 2), '#f4ead2', { line: 2, round: 8 }));
  plate.print.push(letters(`×${digit}`, [28, 22], { size: 26, colour: INK }));
}

export const PLATE_JOBS: readonly Job[] = [
  ...PLATE_KINDS.flatMap((kind) =>
    DIGITS.map(
      (digit): Job => ({
        id: `n.${kind}.${digit}`,
        width: SIZE,
        height: SIZE,
        draw: (plate) => drawNumber(plate, kind, digit),
      }),
    ),
  ),
  ...DIGITS.map(
    (digit): Job => ({ id: `z.${digit}`, width: 108, height: 76, draw: (plate) => drawCount(plate, digit) }),
  ),
  ...DIGITS.map(
    (digit): Job => ({ id: `x.${digit}`, width: 56, height: 44, draw: (plate) => drawTimes(plate, digit) }),
  ),
];
