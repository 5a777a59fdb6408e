/** Roofs, insides, and what looks out of windows. */
import { seeded } from '../../../print/random';
import type { Job } from '../../../print/sheet';
import { bare, blots, courses, cracks, ribs } from '../../../print/surfaces';
import {
  type Area,
  circle,
  INK,
  inset,
  letters,
  line,
  type Plate,
  polygon,
  rect,
  shade,
  shape,
} from '../../../print/svg';
import { LANDING } from './grounds';

type Roofing = 'tiles' | 'metal' | 'planks' | 'felt' | 'glass';

/** Name, what it is covered with, its colour. */
const ROOFS: readonly (readonly [string, Roofing, string])[] = [
  ['slate', 'tiles', '#5f6a78'],
  ['clay', 'tiles', '#b5583a'],
  ['moss', 'tiles', '#6d7f58'],
  ['tin', 'metal', '#8d9aa0'],
  ['rust', 'metal', '#9a5f4a'],
  ['olive', 'metal', '#727a52'],
  ['barn', 'planks', '#6f4a3a'],
  ['tar', 'felt', '#6d6a72'],
  ['white', 'felt', '#d6d4c8'],
  ['sand', 'felt', '#bfa988'],
  ['teal', 'felt', '#5f8f92'],
  ['wine', 'felt', '#7d4a58'],
  ['copper', 'metal', '#6fae96'],
  ['glass', 'glass', '#9cd0d4'],
  ['floor', 'felt', '#b4a98e'],
];

function covering(kind: Roofing, colour: string, area: Area, seed: string): string {
  const random = seeded(seed);
  switch (kind) {
    case 'tiles':
      return courses(area, colour, { width: 11, height: 9, spread: 0.5, joint: 1.4 }, random);
    case 'metal':
      return ribs(area, colour, 10, true, random);
    case 'planks':
      return courses(area, colour, { width: 60, height: 8, spread: 0.6, joint: 1.4 }, random);
    case 'felt':
      return (
        courses(area, colour, { width: 46, height: 26, spread: 0.5, joint: 1.2 }, random) +
        cracks(area, 2, 34, random)
      );
    case 'glass':
      return courses(area, colour, { width: 24, height: 32, spread: 0.6, joint: 2.6 }, random);
    default:
      return kind satisfies never;
  }
}

const roof = ([name, kind, colour]: (typeof ROOFS)[number]): Job => ({
  id: `roof.${name}`,
  width: 136,
  height: 84,
  draw: (plate, area) => {
    plate.print.push(
      covering(kind, colour, inset(area, -8), name),
      blots(area, 6, 0.26, seeded(`${name} damp`)),
    );
    plate.print.push(
      `<rect width="${area.width}" height="${area.height}" fill="none" stroke="${INK}" stroke-width="6" opacity="0.28"/>`,
    );
  },
});

/** Inside of rear walls: somebody lived here. */
function drawRoom(plate: Plate, area: Area): void {
  const random = seeded('room');
  plate.print.push(rect(inset(area, -8), '#c9b58e'));
  for (let x = -8; x < area.width + 8; x += 12)
    plate.print.push(rect({ x, y: -8, width: 6, height: area.height + 16 }, '#b89f74'));
  plate.print.push(
    rect({ x: -8, y: area.height * 0.8, width: area.width + 16, height: 30 }, '#7d5a3c', { line: 2 }),
  );
  plate.print.push(bare(area, '#a08a66', 2, random), blots(area, 4, 0.3, random));
  for (const [x, w, c] of [
    [20, 20, '#5f8a94'],
    [66, 26, '#b5583a'],
    [122, 18, '#86946a'],
  ] as const)
    plate.print.push(
      rect({ x, y: 34, width: w, height: 18 }, '#e6d8b8', { line: 2 }),
      rect({ x: x + 4, y: 38, width: w - 8, height: 10 }, c, { line: 1.2 }),
    );
  plate.print.push(letters('HELP', [104, 20], { size: 11, colour: '#7d2018', turn: -8 }));
}

/** Somebody behind the glass: a shape, its hands, and eyes that catch the light. `lean` tells one from another. */
function drawLurker(plate: Plate, area: Area, lean: number): void {
  const [x, y] = [28 + lean * 4, 34 + Math.abs(lean) * 3];
  plate.print.push(rect(inset(area, -6), '#10141c'));
  plate.print.push(
    shape(`M${x - 22} 96Q${x - 24} 58 ${x} 52Q${x + 24} 58 ${x + 22} 96Z`, '#3c4a3e', { line: 2.4 }),
  );
  plate.print.push(circle([x, y], 17, '#7f9472', { line: 2.4 }));
  plate.print.push(
    shape(
      `M${x - 17} ${y}Q${x - 16} ${y - 20} ${x} ${y - 18}Q${x + 18} ${y - 19} ${x + 17} ${y - 1}Q${x + 8} ${y - 11} ${x} ${y - 8}Q${x - 9} ${y - 11} ${x - 17} ${y}Z`,
      '#26221e',
      { line: 1.8 },
    ),
  );
  for (const side of [-1, 1])
    plate.print.push(
      circle([x + side * 7, y + 2], 4.6, '#161814'),
      circle([x + side * 7, y + 2], 2.2, '#e2ff8a'),
    );
  plate.print.push(
    polygon(
      [
        [x - 7, y + 10],
        [x + 8, y + 9],
        [x + 5, y + 15],
        [x - 5, y + 15],
      ],
      '#2a0c0e',
      { line: 1.4 },
    ),
  );
  for (const [hand, up] of [
    [8, 64 - lean * 8],
    [48, 62 + lean * 8],
  ] as const) {
    plate.print.push(circle([hand, up], 6.4, '#8aa07a', { line: 1.8 }));
    for (const finger of [-1, 0, 1])
      plate.print.push(
        line(
          [
            [hand + finger * 3, up - 4],
            [hand + finger * 5, up - 12],
          ],
          '#8aa07a',
          3.4,
        ),
      );
  }
}

/** Tiles of a pool that nobody has filled for a month. */
function drawBasin(plate: Plate, area: Area): void {
  const random = seeded('basin');
  plate.print.push(
    courses(inset(area, -8), '#7fc4d2', { width: 12, height: 12, spread: 0.35, joint: 1.2 }, random),
  );
  for (const share of [0.25, 0.5, 0.75])
    plate.print.push(rect({ x: 0, y: area.height * share - 2, width: area.width, height: 4 }, '#25507c'));
  plate.print.push(
    blots(area, 6, 0.5, random),
    rect({ ...area, x: area.width * 0.62, width: area.width * 0.38 }, '#25507c', { opacity: 0.35 }),
  );
}

/** A field with stripes, a circle and two goals, seen from above. */
function drawPitch(plate: Plate, area: Area): void {
  const { width, height } = area;
  plate.print.push(rect(inset(area, -8), '#6f9e4c'));
  for (let stripe = 0; stripe < 8; stripe += 2)
    plate.print.push(
      rect({ x: (stripe * width) / 8, y: -8, width: width / 8, height: height + 16 }, '#84b45c'),
    );
  plate.print.push(
    rect(inset(area, 6), 'none', { line: 2.4, ink: '#f4f2e6' }),
    circle([width / 2, height / 2], height * 0.18, 'none', { line: 2.4, ink: '#f4f2e6' }),
  );
  plate.print.push(
    line(
      [
        [width / 2, 6],
        [width / 2, height - 6],
      ],
      '#f4f2e6',
      2.4,
    ),
  );
  for (const x of [6, width - 26])
    plate.print.push(
      rect({ x, y: height * 0.3, width: 20, height: height * 0.4 }, 'none', { line: 2, ink: '#f4f2e6' }),
    );
  plate.print.push(blots(area, 6, 0.3, seeded('pitch')));
}

/** Rows of people who have been waiting for a while. */
function drawCrowd(plate: Plate, area: Area): void {
  const random = seeded('crowd');
  plate.print.push(rect(inset(area, -8), '#5a5e68'));
  for (let y = 4; y < area.height; y += 9) {
    plate.print.push(rect({ x: -8, y: y + 3, width: area.width + 16, height: 3 }, '#8d9098'));
    for (let x = 4; x < area.width; x += 8)
      if (random() < 0.8)
        plate.print.push(
          circle(
            [x, y],
            3.2,
            ['#7f9472', '#9fb081', '#c8352f', '#6a7a5a'][Math.floor(random() * 4)] ?? '#7f9472',
            { line: 0.9 },
          ),
        );
  }
}

function drawHelipad(plate: Plate, area: Area): void {
  plate.print.push(
    rect(inset(area, -8), '#5a6068'),
    blots(area, 4, 0.3, seeded('helipad')),
    LANDING(area.width),
  );
}

function drawTarpaulin(plate: Plate, area: Area): void {
  plate.print.push(rect(inset(area, -8), '#b8352c'));
  for (let x = -20; x < area.width + 20; x += 18)
    plate.print.push(
      line(
        [
          [x, -8],
          [x + 14, area.height + 8],
        ],
        shade('#b8352c', 0.78),
        3,
      ),
    );
  for (const x of [5, area.width - 5])
    for (const y of [5, area.height - 5]) plate.print.push(circle([x, y], 2.6, '#e8e2d4', { line: 1.4 }));
}

/** Name, width and height in pixels, how it is drawn. */
const THINGS: readonly (readonly [string, number, number, (plate: Plate, area: Area) => void])[] = [
  ['room', 150, 76, drawRoom],
  ['basin', 150, 90, drawBasin],
  ['pitch', 150, 96, drawPitch],
  ['crowd', 150, 40, drawCrowd],
  ['helipad', 96, 96, drawHelipad],
  ['tarpaulin', 110, 70, drawTarpaulin],
  ['lurker.a', 56, 88, (plate, area) => drawLurker(plate, area, -1)],
  ['lurker.b', 56, 88, (plate, area) => drawLurker(plate, area, 0)],
  ['lurker.c', 56, 88, (plate, area) => drawLurker(plate, area, 1)],
];

export const SURFACE_JOBS: readonly Job[] = [
  ...ROOFS.map(roof),
  ...THINGS.map(([id, width, height, draw]): Job => ({ id, width, height, draw })),
];
