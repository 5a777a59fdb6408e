import type { BufferGeometry } from 'three';
import { WALLS, type Wall, zoneAt } from '../../../../../models/dying-light/map';
import { box, matrixOf } from '../../../../table/sculpt/shapes';
import { floorOf } from '../../geography';

const HEIGHT = 1;
const THICK = 0.2;
const KRAFT = '#c8a06a';

/** Length of a wall in cells. */
export function wallLength({ from, to }: Wall): number {
  return to - from + 1;
}

/** Where the middle of a wall's foot is: on the higher of the floors that it parts. */
export function wallPlace(wall: Wall): { readonly at: [number, number, number]; readonly turned: boolean } {
  const along = (wall.from + wall.to + 1) / 2;
  const east = wall.side === 'east';
  const [x, z] = east ? [wall.line + 1, along] : [along, wall.line + 1];
  const cells = east
    ? [
        { col: wall.line, row: wall.from },
        { col: wall.line + 1, row: wall.from },
      ]
    : [
        { col: wall.from, row: wall.line },
        { col: wall.from, row: wall.line + 1 },
      ];
  const floors = cells.map(zoneAt).map((zone) => (zone ? floorOf(zone) : 0));
  return { at: [x, Math.max(...floors), z], turned: east };
}

function container(length: number): BufferGeometry[] {
  const ribs = [...Array(length * 5).keys()].map((index) =>
    box([0.07, HEIGHT - 0.2, THICK + 0.05], '#3f7f96', {
      at: [(index + 0.5) / 5 - length / 2, HEIGHT / 2, 0],
    }),
  );
  return [
    box([length - 0.06, HEIGHT - 0.04, THICK], '#4c93a8', { at: [0, HEIGHT / 2, 0] }),
    ...ribs,
    box([length - 0.02, 0.08, THICK + 0.08], '#2f6375', { at: [0, HEIGHT - 0.04, 0] }),
    box([length - 0.02, 0.08, THICK + 0.08], '#2f6375', { at: [0, 0.04, 0] }),
  ];
}

function brickWall(length: number): BufferGeometry[] {
  const courses = [...Array(6).keys()].flatMap((row) =>
    [...Array(length * 3).keys()].map((index) =>
      box(
        [0.29, 0.13, THICK + ((index + row) % 3) * 0.02],
        ['#b0604a', '#a3553f', '#bd6d52'][(index * 2 + row) % 3] ?? '#b0604a',
        {
          at: [(index + 0.5) / 3 - length / 2, 0.09 + row * 0.15, 0],
        },
      ),
    ),
  );
  return [...courses, box([length - 0.02, 0.09, THICK + 0.12], '#d9cdb8', { at: [0, HEIGHT - 0.045, 0] })];
}

function fence(length: number): BufferGeometry[] {
  const boards = [...Array(length * 4).keys()].map((index) =>
    box([0.2, HEIGHT - 0.1 - (index % 3) * 0.07, 0.07], index % 2 ? '#8d6a44' : '#7c5b3a', {
      at: [(index + 0.5) / 4 - length / 2, (HEIGHT - 0.1) / 2, 0],
      turn: [0, 0, ((index % 5) - 2) * 0.02],
    }),
  );
  return [
    ...boards,
    box([length - 0.05, 0.09, 0.13], '#5d432a', { at: [0, 0.3, 0] }),
    box([length - 0.05, 0.09, 0.13], '#5d432a', { at: [0, 0.72, 0] }),
    box([0.7, 0.28, 0.16], '#e4b83c', { at: [0.1, 0.52, 0] }),
  ];
}

/** Printed feet in which a cardboard wall stands. */
function feet(length: number): BufferGeometry[] {
  return [-1, 1].map((side) => box([0.12, 0.1, 0.5], KRAFT, { at: [side * (length / 2 - 0.14), 0.05, 0] }));
}

function wallShapes(wall: Wall): BufferGeometry[] {
  const length = wallLength(wall);
  const { at, turned } = wallPlace(wall);
  const body = { long: container, medium: brickWall, short: fence }[wall.size](length);
  const place = matrixOf({ at, turn: [0, turned ? Math.PI / 2 : 0, 0] });
  return [...body, ...feet(length)].map((shape) => shape.applyMatrix4(place));
}

/** All walls of the city. */
export function allWalls(): BufferGeometry[] {
  return WALLS.flatMap(wallShapes);
}
