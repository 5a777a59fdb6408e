/** The worn map of the city on which the tiles lie: dark, so that they stand out. */
import { between, pick, type Random, seeded } from '../../../print/random';
import { blots, COMMON_DEFINITIONS, cracks } from '../../../print/surfaces';
import { type Area, circle, line, polygon, rect, type Spot } from '../../../print/svg';

export const MAP_SIZE = 1024;
const WHOLE: Area = { x: 0, y: 0, width: MAP_SIZE, height: MAP_SIZE };
const BLOCK = 64;
const BLOCKS = ['#4a4038', '#453b35', '#50453b', '#3f3833'] as const;

/** A place on the grid, pulled aside as old towns are. */
function bent(x: number, y: number): Spot {
  const [u, v] = [x / MAP_SIZE, y / MAP_SIZE];
  return [x + 34 * Math.sin(v * 5 + u * 2), y + 30 * Math.sin(u * 4.4 - v * 2.4)];
}

function block(x: number, y: number, random: Random): string {
  const [left, top, right, bottom] = [x + 5, y + 5, x + BLOCK - 5, y + BLOCK - 5];
  const corners = [bent(left, top), bent(right, top), bent(right, bottom), bent(left, bottom)];
  const luck = random();
  if (luck < 0.1) return polygon(corners, '#3c4634');
  const ground = polygon(corners, pick(random, BLOCKS));
  if (luck > 0.7) return ground;
  const [cx, cy] = [x + between(random, 18, 40), y + between(random, 18, 40)];
  const house = [bent(cx - 9, cy - 7), bent(cx + 11, cy - 7), bent(cx + 11, cy + 9), bent(cx - 9, cy + 9)];
  return ground + polygon(house, '#5c4f42');
}

function blocks(random: Random): string {
  const steps = [...Array(MAP_SIZE / BLOCK + 3).keys()].map((step) => (step - 1.5) * BLOCK);
  return steps.flatMap((y) => steps.map((x) => block(x, y, random))).join('');
}

function river(): string {
  const spots = [...Array(25).keys()].map((step): Spot => {
    const y = -40 + step * 46;
    return [620 + 130 * Math.sin(y / 240) + 40 * Math.sin(y / 90), y];
  });
  return (
    line(spots, '#2c2824', 74) + line(spots, '#2f434c', 64) + line(spots, '#38525c', 30, { opacity: 0.6 })
  );
}

function avenues(): string {
  const way = (from: Spot, to: Spot) =>
    [...Array(9).keys()].map((step) => {
      const share = step / 8;
      return bent(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    });
  const ways = [
    way([-40, 300], [1064, 420]),
    way([300, -40], [380, 1064]),
    way([-40, 900], [1064, 620]),
    way([860, -40], [760, 1064]),
  ];
  return ways
    .map(
      (spots) =>
        line(spots, '#26211e', 20) + line(spots, '#6a5a3c', 13) + line(spots, '#7a6a48', 2, { dash: '9 9' }),
    )
    .join('');
}

/** Where it was folded, and where somebody put a mug. */
function wear(random: Random): string {
  const folds = [256, 512, 768].map(
    (at) =>
      line(
        [
          [at, 0],
          [at + 4, MAP_SIZE],
        ],
        '#1c1715',
        7,
        { opacity: 0.5 },
      ) +
      line(
        [
          [at + 5, 0],
          [at + 9, MAP_SIZE],
        ],
        '#8a7a62',
        2,
        { opacity: 0.4 },
      ) +
      line(
        [
          [0, at],
          [MAP_SIZE, at - 5],
        ],
        '#1c1715',
        7,
        { opacity: 0.5 },
      ) +
      line(
        [
          [0, at + 5],
          [MAP_SIZE, at],
        ],
        '#8a7a62',
        2,
        { opacity: 0.4 },
      ),
  );
  const mug = circle([196, 180], 78, 'none', { line: 9, ink: '#241a12', opacity: 0.4 });
  const ringed = circle([842, 850], 60, 'none', { line: 6, ink: '#a8352c', opacity: 0.55 });
  return folds.join('') + mug + ringed + blots(WHOLE, 16, 0.5, random) + cracks(WHOLE, 14, 120, random);
}

export function cityMap(): string {
  const random = seeded('city map');
  const content = rect(WHOLE, '#2c2723') + blocks(random) + river() + avenues() + wear(random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP_SIZE}" height="${MAP_SIZE}" viewBox="0 0 ${MAP_SIZE} ${MAP_SIZE}"><defs>${COMMON_DEFINITIONS}</defs>${content}</svg>`;
}
