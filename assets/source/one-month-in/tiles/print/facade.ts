/** Fronts and sides of the buildings. */
import { doorway, shopWindow, shutter, type WindowState, windowOf } from '../../../print/openings';
import { pick, type Random, seeded } from '../../../print/random';
import type { Job } from '../../../print/sheet';
import { bare, blots, courses, cracks, halftone, ribs, streaks } from '../../../print/surfaces';
import { type Area, INK, inset, line, type Plate, rect, shade } from '../../../print/svg';
import type { FrontLook } from '../looks';
import { openingsOf, type Placed } from './openings';
import * as part from './parts';

/** Pixels a cell on walls. */
export const UNIT = 96;
const SIDE_WIDTH = 80;

function wall({ wall: kind, colour }: FrontLook, area: Area, random: Random): string {
  switch (kind) {
    case 'brick':
      return courses(area, colour, { width: 12, height: 6.4, spread: 0.4, joint: 0.9 }, random);
    case 'stone':
      return courses(area, colour, { width: 24, height: 13, spread: 0.55, joint: 1.3 }, random);
    case 'planks':
      return ribs(area, colour, 9, true, random);
    case 'metal':
      return ribs(area, colour, 8, true, random);
    case 'plaster':
      return rect(area, colour) + bare(area, shade(colour, 0.78), 3, random) + cracks(area, 2, 26, random);
    default:
      return kind satisfies never;
  }
}

function drawPart(plate: Plate, look: FrontLook, at: Placed, random: Random): void {
  const foot = (look.height - at.foot) * UNIT;
  const area: Area = {
    x: (at.x - at.width / 2) * UNIT,
    y: foot - at.height * UNIT,
    width: at.width * UNIT,
    height: at.height * UNIT,
  };
  const of = { x: at.x * UNIT, foot, unit: at.unit * UNIT, trim: look.trim };
  const state: WindowState = pick(random, ['dark', 'dark', 'broken'] as const);
  switch (at.part) {
    case 'w':
    case 'S':
      windowOf(plate, look.style, state, of);
      if (at.part === 'S') part.paperSun(plate, area);
      break;
    case 's':
      shopWindow(plate, { ...of, foot: foot + of.unit * 0.06 }, false, ['#d8553a', '#e8c63a', '#3a8fae']);
      break;
    case 'D':
      doorway(plate, of, look.door);
      if (look.cross === at.column && at.level === 0) part.paintedCross(plate, area);
      break;
    case 'A':
      part.doubleDoor(plate, area, look);
      break;
    case 'R':
      shutter(plate, of, look.door);
      break;
    case 'H':
      part.openBay(plate, area, look);
      shutter(plate, { ...of, foot: foot - of.unit * 0.55, unit: of.unit * 0.6 }, '#9aa6ac');
      break;
    case 'B':
      part.barnDoor(plate, area, look);
      break;
    case 'G':
      part.engineDoor(plate, area, look);
      break;
    case 'O':
      part.openBay(plate, area, look);
      break;
    case 'P':
      part.pane(plate, area, look, random() < 0.4);
      break;
    case 'M':
      part.washer(plate, area, at.column === 1);
      break;
    case 'b':
      part.barred(plate, area, look);
      break;
    case 'C':
      part.column(plate, { ...area, y: 4, height: look.height * UNIT - 10 }, look);
      break;
    case '.':
      break;
    default:
      at.part satisfies never;
  }
}

/** Houses in a row differ in their paint. */
function houses({ houses: count = 1 }: FrontLook, { width, height }: Area): string {
  return [...Array(count).keys()]
    .map((house) => {
      const area = { x: (house * width) / count, y: -8, width: width / count, height: height + 16 };
      const paint = house % 2 ? rect(area, '#e0b070', { opacity: 0.45 }) : '';
      const joint: readonly [number, number][] = [
        [area.x, 0],
        [area.x, height],
      ];
      return paint + (house > 0 ? line(joint, INK, 2.4) : '');
    })
    .join('');
}

function drawFront(plate: Plate, look: FrontLook, area: Area, random: Random): void {
  const { width, height } = area;
  plate.print.push(wall(look, inset(area, -8), random), houses(look, area));
  plate.print.push(blots(area, 5, 0.28, random), streaks(area, 5, random));
  const course = { x: -8, width: width + 16, height: 4.4 };
  for (let level = 1; level < look.rows.length; level++)
    plate.print.push(
      rect({ ...course, y: height * (1 - level / look.rows.length) - 2 }, shade(look.trim, 0.86), {
        line: 1.2,
      }),
    );
  plate.print.push(rect({ ...course, y: height - 6, height: 14 }, shade(look.trim, 0.5), { line: 1.4 }));
  for (const at of openingsOf(look)) drawPart(plate, look, at, random);
  plate.print.push(halftone({ x: 0, y: 0, width, height: 20 }, INK, 0.3, 'top'));
  plate.print.push(rect({ ...course, y: -8, height: 12 }, look.trim, { line: 1.6 }));
}

function drawSide(plate: Plate, look: FrontLook, area: Area, random: Random): void {
  const { width, height } = area;
  plate.print.push(wall(look, inset(area, -8), random), blots(area, 4, 0.3, random));
  const foot = height * 0.76;
  windowOf(plate, look.style, 'boarded', {
    x: width / 2,
    foot,
    unit: Math.min(44, height * 0.6),
    trim: look.trim,
  });
  plate.print.push(halftone({ x: 0, y: height - 30, width, height: 30 }, INK, 0.34, 'bottom'));
  plate.print.push(rect({ x: -8, y: -8, width: width + 16, height: 12 }, look.trim, { line: 1.6 }));
}

/** The front of a building, and a stretch of its sides. */
export function frontJobs(id: string, look: FrontLook): Job[] {
  const height = Math.round(look.height * UNIT);
  return [
    {
      id: `${id}.front`,
      width: Math.round(look.width * UNIT),
      height,
      draw: (plate, area) => drawFront(plate, look, area, seeded(`${id} front`)),
    },
    {
      id: `${id}.side`,
      width: SIDE_WIDTH,
      height,
      draw: (plate, area) => drawSide(plate, look, area, seeded(`${id} side`)),
    },
  ];
}
