/** The back of a tile: fog that lies over streets nobody has seen for a month. */
import { between, pick, type Random, seeded } from '../../../print/random';
import type { Job } from '../../../print/sheet';
import { halftone } from '../../../print/surfaces';
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
  type Spot,
} from '../../../print/svg';
import { at, GROUND_UNIT, HEX_HEIGHT, HEX_WIDTH, hexagon } from './hex';

const STREETS = [
  [-1.4, -0.6, 1.5, 0.5],
  [-1, 1.2, 0.9, -1.5],
  [-1.5, 0.4, 1.4, -0.7],
  [0.1, 1.7, 0.3, -1.7],
] as const;
const INNER = 10;
const SWIRLS = 26;

function street([a, b, c, d]: (typeof STREETS)[number]): string {
  const way = [at(a, b), at(c, d)];
  return line(way, '#4e586a', 10) + line(way, '#6e7a8c', 1.6, { dash: '6 6' });
}

/** A curl of fog, ten of them in an inner ring, the others in an outer one. */
function swirl(index: number, random: Random): string {
  const [ring, share] = index < INNER ? [0.8, index / INNER] : [1.5, (index - INNER) / (SWIRLS - INNER)];
  const angle = share * Math.PI * 2;
  const [x, y] = at(
    Math.sin(angle) * ring + between(random, -0.12, 0.12),
    Math.cos(angle) * ring + between(random, -0.12, 0.12),
  );
  const [turns, size] = [between(random, 1.3, 2.1), between(random, 0.32, 0.58) * GROUND_UNIT];
  const [start, way] = [random() * 6, random() < 0.5 ? 1 : -1];
  const spots = [...Array(34).keys()].map((step): Spot => {
    const along = step / 33;
    const turn = start + way * along * turns * Math.PI * 2;
    return [x + Math.cos(turn) * size * (0.12 + along), y + Math.sin(turn) * size * 0.62 * (0.12 + along)];
  });
  const tone = pick(random, ['#c3ccd6', '#aab6c4', '#dbe1e6', '#94a2b4'] as const);
  return (
    line(spots, INK, 10.6, { opacity: 0.5 }) +
    line(spots, tone, 8.2) +
    line(spots.slice(12), '#ffffff', 1.8, { opacity: 0.5 })
  );
}

function draw(plate: Plate, area: Area): void {
  const random = seeded('fog');
  const middle = at(0, 0);
  plate.print.push(rect(inset(area, -8), '#5f6a7c'), ...STREETS.map(street));
  for (let index = 0; index < SWIRLS; index++) plate.print.push(swirl(index, random));
  plate.print.push(
    polygon(hexagon(1.97), 'none', { line: 7 }),
    polygon(hexagon(1.86), 'none', { line: 1.8 }),
  );
  plate.print.push(circle(middle, 37, '#39445a', { line: 3 }), circle(middle, 31, 'none', { line: 1.5 }));
  plate.print.push(letters('?', middle, { face: 'stencil', size: 37, colour: '#e6ebef', outline: 4 }));
  plate.print.push(
    halftone({ ...area, y: area.height * 0.55, height: area.height * 0.45 }, INK, 0.2, 'bottom'),
  );
}

export const FOG: Job = { id: 'fog', width: HEX_WIDTH, height: HEX_HEIGHT, draw };
