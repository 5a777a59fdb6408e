/** The street by night between two boards: asphalt, lane, crossings, and what lamps leave of it. Pixels of the print. */
import { between, type Random, seeded } from '../../print/random';
import { blots, COMMON_DEFINITIONS, cracks } from '../../print/surfaces';
import { type Area, circle, group, line, rect, type Spot } from '../../print/svg';
import { board, SEATS } from './board';
import { CELL, STREET } from './places';

/** Size of the print in pixels. */
export const PRINT = { width: Math.round(STREET.width * CELL), height: Math.round(STREET.depth * CELL) };
const WHOLE: Area = { x: 0, y: 0, ...PRINT };
const ASPHALT = '#4a4f66';

const x = (cells: number) => PRINT.width / 2 + cells * CELL;
const z = (cells: number) => PRINT.height / 2 + cells * CELL;

function grain(random: Random): string {
  const spots = (count: number, colour: string, opacity: number) => {
    const path = Array.from({ length: count }, () => {
      const [left, top] = [random() * PRINT.width, random() * PRINT.height];
      return `M${left.toFixed(0)} ${top.toFixed(0)}h${between(random, 2, 7).toFixed(1)}`;
    }).join('');
    return `<path d="${path}" stroke="${colour}" stroke-width="3" opacity="${opacity}" fill="none"/>`;
  };
  return spots(5200, '#ffffff', 0.06) + spots(5200, '#000000', 0.12);
}

/** The lane in the middle, broken where it always was. */
function lane(): string {
  const dashes = Array.from({ length: 12 }, (_, index) => -9 + index * 1.5).filter(
    (at) => Math.abs(Math.abs(at + 0.6) - 4.9) > 1,
  );
  return dashes
    .map((at) =>
      rect({ x: x(at + 0.2), y: z(-0.07), width: 0.9 * CELL, height: 0.14 * CELL }, '#e0b64a', {
        opacity: 0.9,
      }),
    )
    .join('');
}

function crossings(): string {
  const bars = [-5.5, 4.3].flatMap((left) =>
    Array.from({ length: 7 }, (_, index) =>
      rect({ x: x(left), y: z(-1.95 + index * 0.58), width: 1.2 * CELL, height: 0.34 * CELL }, '#ece6d6', {
        opacity: 0.34,
      }),
    ),
  );
  return bars.join('');
}

function drain([at, down]: Spot): string {
  const cover = circle([x(at), z(down)], 0.36 * CELL, '#2c2d3a', { line: 6, ink: '#767a90' });
  const bars = [-2, -1, 0, 1, 2].map((step) => {
    const y = z(down) + step * 11;
    return line(
      [
        [x(at) - 26, y],
        [x(at) + 26, y],
      ],
      '#767a90',
      5,
    );
  });
  return cover + bars.join('');
}

/** Pools of lamplight: none of them reaches as far as one would like. */
function lamplight(): string {
  const pool = ([at, down]: Spot, reach: number) =>
    `<circle cx="${x(at)}" cy="${z(down)}" r="${reach * CELL}" fill="url(#lamp)"/>`;
  return pool([-6.2, 0], 4.2) + pool([6.2, 0], 4.2);
}

const LAMP =
  '<radialGradient id="lamp"><stop offset="0" stop-color="#ffc46e" stop-opacity="0.42"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="yard"><stop offset="0" stop-color="#ffcd8c" stop-opacity="0.42"/><stop offset="1" stop-color="#ffbe78" stop-opacity="0"/></radialGradient>';

/** The whole print as SVG: both boards, the far one on its head. */
export function streetPrint(): string {
  const random = seeded('street by night');
  const ground =
    rect(WHOLE, ASPHALT) + grain(random) + cracks(WHOLE, 22, 150, random) + blots(WHOLE, 14, 0.4, random);
  const marks = lane() + crossings() + drain([-3.2, -0.9]) + drain([3.3, 0.8]);
  const middle = `translate(${PRINT.width / 2} ${PRINT.height / 2})`;
  const boards =
    group(board(SEATS[0], seeded('near')), middle) +
    group(board(SEATS[1], seeded('far')), `${middle} rotate(180)`);
  const edge = rect(WHOLE, 'none', { line: 18, ink: '#14151d' });
  const { width, height } = PRINT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${COMMON_DEFINITIONS}${LAMP}</defs>${ground}${marks}${lamplight()}${boards}${edge}</svg>`;
}
