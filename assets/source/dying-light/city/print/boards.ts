/** The three lengths of wall as printed cardboard, one cell high. */
import { seeded } from '../../../print/random';
import { bare, blots, courses, ribs, streaks } from '../../../print/surfaces';
import { type Area, INK, inset, letters, type Plate, rect } from '../../../print/svg';

function container(plate: Plate, area: Area): void {
  const random = seeded('container');
  plate.print.push(
    ribs(inset(area, -8), '#4f9ab3', 16, true, random),
    streaks(area, 12, random),
    bare(area, '#8a4a2c', 5, random),
  );
  plate.print.push(
    rect({ ...area, height: 9 }, '#2c6074', { line: 2 }),
    rect({ ...area, y: area.height - 9, height: 9 }, '#2c6074', { line: 2 }),
  );
  plate.print.push(
    letters('MARROW LINE', [area.width * 0.36, area.height * 0.46], {
      face: 'stencil',
      size: 24,
      colour: '#e8e0cc',
    }),
  );
  plate.print.push(
    letters('QUARANTINE', [area.width * 0.8, area.height * 0.66], { size: 15, colour: '#f4c63c', turn: -4 }),
  );
}

function bricks(plate: Plate, area: Area): void {
  const random = seeded('bricks');
  plate.print.push(
    courses(inset(area, -12), '#a8553f', { width: 24, height: 12, spread: 0.5, joint: 1.4 }, random),
  );
  plate.print.push(blots(area, 5, 0.4, random), rect({ ...area, height: 11 }, '#d9cdb8', { line: 2.2 }));
  plate.print.push(
    letters('TURN BACK', [area.width * 0.5, area.height * 0.5], { size: 30, colour: '#f4ead0', turn: -2 }),
  );
  plate.print.push(
    letters('(OR DON’T)', [area.width * 0.66, area.height * 0.78], { size: 12, colour: '#f4c63c', turn: 3 }),
  );
}

function fence(plate: Plate, area: Area): void {
  const random = seeded('fence');
  plate.print.push(ribs(inset(area, -8), '#86623c', 19.2, true, random), streaks(area, 8, random));
  for (const y of [0.22, 0.74])
    plate.print.push(
      rect({ x: -8, y: area.height * y, width: area.width + 16, height: 10 }, '#5d432a', { line: 2 }),
    );
  const notice = {
    x: area.width * 0.3,
    y: area.height * 0.34,
    width: area.width * 0.42,
    height: area.height * 0.36,
  };
  plate.print.push(
    rect(notice, '#e4b83c', { line: 2.4 }),
    letters('CLOSED', [area.width * 0.51, area.height * 0.52], { size: 17, colour: INK }),
  );
}

/** Printed side of each wall: pixels at 96 a cell. */
export const WALL_PRINTS = {
  long: { width: 384, height: 96, draw: container },
  medium: { width: 288, height: 96, draw: bricks },
  short: { width: 192, height: 96, draw: fence },
} as const;
