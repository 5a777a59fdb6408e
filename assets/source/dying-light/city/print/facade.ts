/** Walls in pieces of one cell by one storey, which the models put together. */
import {
  doorway,
  type Opening,
  shopWindow,
  shutter,
  type WindowState,
  windowOf,
} from '../../../print/openings';
import { pick, type Random } from '../../../print/random';
import { bare, blots, courses, cracks, halftone, ribs, streaks } from '../../../print/surfaces';
import {
  type Area,
  brightness,
  INK,
  inset,
  letters,
  line,
  type Plate,
  rect,
  shade,
} from '../../../print/svg';
import type { BuildingLook, FrontPart } from '../looks';

/** Pixels a cell on walls. */
export const UNIT = 96;
export const STOREY_HEIGHT = 2 * UNIT;

function material({ wall, colour }: BuildingLook, area: Area, random: Random): string {
  switch (wall) {
    case 'brick':
      return courses(area, colour, { width: 24, height: 12, spread: 0.4, joint: 1.3 }, random);
    case 'stone':
      return courses(area, colour, { width: 48, height: 32, spread: 0.55, joint: 2 }, random);
    case 'planks':
      return ribs(area, colour, 16, false, random);
    case 'metal':
      return ribs(area, colour, 12, true, random);
    case 'plaster':
      return rect(area, colour) + bare(area, shade(colour, 0.72), 3, random) + cracks(area, 2, 40, random);
    default:
      return wall satisfies never;
  }
}

/** A bare wall of so many cells; the bleed lies outside the area. */
function wall(plate: Plate, look: BuildingLook, columns: number, random: Random): Area {
  const area = { x: 0, y: 0, width: columns * UNIT, height: STOREY_HEIGHT };
  const bled = { ...area, x: -UNIT / 2, width: area.width + UNIT };
  plate.print.push(material(look, { ...bled, y: -24, height: area.height + 48 }, random));
  plate.print.push(blots(area, columns * 2, 0.32, random), streaks(area, columns * 2, random));
  return area;
}

/** The foot of a wall: a plinth, damp, and printers' dots. */
function plinth(plate: Plate, look: BuildingLook, { width, height }: Area): void {
  const foot = { x: -8, y: height - UNIT * 0.22, width: width + 16, height: UNIT * 0.22 + 8 };
  plate.print.push(rect(foot, shade(look.trim, 0.5), { line: 2.2 }));
  plate.print.push(rect({ ...foot, y: height - UNIT * 0.9, height: UNIT * 0.9 }, 'url(#damp)'));
  plate.print.push(halftone({ ...foot, y: height - UNIT * 0.55, height: UNIT * 0.5 }, INK, 0.34, 'bottom'));
}

function frontPart(plate: Plate, look: BuildingLook, part: FrontPart, of: Opening): void {
  const raised = (height: number) => ({ ...of, foot: of.foot - UNIT * height });
  switch (part) {
    case 'door':
      doorway(plate, of, look.door);
      break;
    case 'shutter':
      shutter(plate, of, shade(look.trim, 0.9));
      break;
    case 'shop':
    case 'lit shop':
      shopWindow(plate, raised(0.24), part === 'lit shop', look.goods);
      break;
    case 'window':
    case 'lit window':
      windowOf(plate, look.windows, part === 'window' ? 'dark' : 'lit', raised(0.46));
      break;
    default:
      part satisfies never;
  }
}

/** The front with its door, a part a cell. */
export function printFront(plate: Plate, look: BuildingLook, random: Random): void {
  const area = wall(plate, look, look.width, random);
  plinth(plate, look, area);
  look.front.forEach((part, column) => {
    frontPart(plate, look, part, {
      x: (column + 0.5) * UNIT,
      foot: area.height,
      unit: UNIT,
      trim: look.trim,
    });
  });
  plate.print.push(halftone({ x: 0, y: 0, width: area.width, height: UNIT * 0.5 }, INK, 0.34, 'top'));
}

function grille(x: number, y: number): string {
  const box = { x, y, width: UNIT * 0.5, height: UNIT * 0.34 };
  const slats = [1, 2, 3].map((n) => {
    const at = y + (box.height * n) / 4;
    return line(
      [
        [x + 4, at],
        [x + box.width - 4, at],
      ],
      INK,
      2,
    );
  });
  return rect(box, '#7a7f86', { line: 2.2 }) + slats.join('');
}

/** Two cells of side wall: a window, and a stretch with a grille and what somebody scrawled on it. */
export function printSide(plate: Plate, look: BuildingLook, random: Random): void {
  const area = wall(plate, look, 2, random);
  plinth(plate, look, area);
  const state = pick(random, ['dark', 'broken', 'boarded'] as const);
  windowOf(plate, look.windows, state, { x: UNIT / 2, foot: UNIT * 1.42, unit: UNIT, trim: look.trim });
  plate.print.push(grille(UNIT * 1.25, UNIT * 0.34));
  const ink = brightness(look.colour) > 0.6 ? '#7d2018' : '#f4ead0';
  const words = look.scrawl.split(' ');
  const half = Math.ceil(words.length / 2);
  [words.slice(0, half), words.slice(half)].forEach((part, row) => {
    const style = { size: UNIT * 0.2, colour: ink, room: UNIT * 0.84, turn: -5 };
    plate.print.push(letters(part.join(' '), [UNIT * 1.5, UNIT * (1.08 + row * 0.28)], style));
  });
}

/** Three cells of an upper storey: a dark window, a lit one and one that fared worse. */
export function printUpper(plate: Plate, look: BuildingLook, random: Random): void {
  const area = wall(plate, look, 3, random);
  const states: readonly WindowState[] = ['dark', 'lit', pick(random, ['broken', 'boarded'] as const)];
  states.forEach((state, column) => {
    const of = { x: (column + 0.5) * UNIT, foot: UNIT * 1.5, unit: UNIT, trim: look.trim };
    windowOf(plate, look.windows, state, of);
  });
  const course = { x: -8, y: area.height - 12, width: area.width + 16, height: 10 };
  plate.print.push(rect(course, shade(look.trim, 0.86), { line: 1.8 }));
}

/** The band round the top, with dentils. */
export function printCornice(plate: Plate, look: BuildingLook, area: Area): void {
  plate.print.push(rect(inset(area, -8), look.trim));
  const { height } = area;
  plate.print.push(
    rect({ x: -8, y: height * 0.62, width: area.width + 16, height: height * 0.38 }, shade(look.trim, 0.72)),
  );
  for (let x = UNIT / 12; x < area.width; x += UNIT / 4)
    plate.print.push(
      rect({ x, y: height * 0.3, width: UNIT * 0.14, height: height * 0.34 }, shade(look.trim, 0.86), {
        line: 1.6,
      }),
    );
  plate.print.push(
    line(
      [
        [-8, height * 0.2],
        [area.width + 8, height * 0.2],
      ],
      INK,
      1.8,
    ),
  );
  plate.print.push(
    line(
      [
        [-8, height * 0.64],
        [area.width + 8, height * 0.64],
      ],
      INK,
      1.8,
    ),
  );
}
