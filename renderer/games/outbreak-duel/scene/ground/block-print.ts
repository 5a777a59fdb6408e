/** The block around the street by night: the road goes on to both sides, pavements along it, yards of flagstones behind. */
import { between, type Random, seeded } from '../../../../random/random';
import { type Area2D, fill, type Pen, sheet } from '../../../../table/print/canvas';
import { crack, grime, masonry, speckle } from '../../../../table/print/texture';

/** Size in cells; the street lies in the middle. As far as the camera sees of it from an end and from the side. */
export const BLOCK = { width: 40, depth: 34 } as const;

/** Pixels of the print per cell: it is looked at past the panels, and lies in the shadow. */
const SCALE = 32;
const COLOURS = {
  road: '#333748',
  yard: '#2b2832',
  pavement: '#3a3742',
  kerb: '#57535c',
  lane: '#8f7740',
} as const;
/** Half the width of the road, and how wide the pavement along it is; in cells. */
const ROAD = 2.35;
const PAVEMENT = 1.5;
const KERB = 0.16;

/** A strip across the whole print, `from` and `to` so many cells south of its middle. */
function strip(from: number, to: number): Area2D {
  const middle = BLOCK.depth / 2;
  return {
    x: 0,
    y: (middle + from) * SCALE,
    width: BLOCK.width * SCALE,
    height: (to - from) * SCALE,
  };
}

function flagstones(pen: Pen, area: Area2D, size: number, colour: string, random: Random): void {
  fill(pen, colour, area);
  masonry(pen, area, { width: size * 1.4, height: size, joint: 'rgba(12,10,16,0.6)' }, random);
}

function lane(pen: Pen): void {
  for (let x = 0.4; x < BLOCK.width; x += 1.5)
    fill(pen, COLOURS.lane, { ...strip(-0.07, 0.07), x: x * SCALE, width: 0.9 * SCALE });
}

function side(pen: Pen, south: 1 | -1, random: Random): void {
  const reaching = (near: number, far: number) => (south === 1 ? strip(near, far) : strip(-far, -near));
  flagstones(pen, reaching(ROAD + PAVEMENT, BLOCK.depth / 2), SCALE * 1.3, COLOURS.yard, random);
  flagstones(pen, reaching(ROAD, ROAD + PAVEMENT), SCALE * 0.7, COLOURS.pavement, random);
  fill(pen, COLOURS.kerb, reaching(ROAD, ROAD + KERB));
}

function cracks(pen: Pen, random: Random): void {
  for (let count = 0; count < 60; count++) {
    const [x, y] = [random() * BLOCK.width, random() * BLOCK.depth];
    crack(pen, x * SCALE, y * SCALE, SCALE * between(random, 0.8, 2.4), random);
  }
}

/** Prints it. */
export function printBlock(): Pen {
  const random = seeded(417);
  const all = { x: 0, y: 0, width: BLOCK.width * SCALE, height: BLOCK.depth * SCALE };
  const pen = sheet(all.width, all.height);
  fill(pen, COLOURS.road, strip(-ROAD, ROAD));
  lane(pen);
  side(pen, 1, random);
  side(pen, -1, random);
  cracks(pen, random);
  speckle(pen, all, random, 9000, 2);
  grime(pen, all, random, 26, 0.5);
  return pen;
}
