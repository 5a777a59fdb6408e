/** Roofs: quiet enough to stand on, busy enough to want to. */
import { between, type Random } from '../../../print/random';
import { blots, courses, cracks, ribs } from '../../../print/surfaces';
import {
  type Area,
  circle,
  INK,
  inset,
  line,
  type Plate,
  polygon,
  rect,
  type Spot,
  shade,
} from '../../../print/svg';
import type { BuildingLook } from '../looks';

/** Pixels a cell on roofs. */
export const ROOF_UNIT = 72;

function covering({ roof, roofColour }: BuildingLook, area: Area, random: Random): string {
  switch (roof) {
    case 'tar':
      return courses(area, roofColour, { width: 108, height: 54, spread: 0.5, joint: 1.8 }, random);
    case 'planks':
      return courses(area, roofColour, { width: 144, height: 14.4, spread: 0.6, joint: 1.6 }, random);
    case 'metal':
      return ribs(area, roofColour, 18, true, random);
    case 'tiles':
      return courses(area, roofColour, { width: 24, height: 18, spread: 0.45, joint: 1.4 }, random);
    default:
      return roof satisfies never;
  }
}

/** Felt and sheets nailed over leaks. */
function patches({ width, height }: Area, colour: string, random: Random): string {
  return [0.86, 1.12, 0.94]
    .map((tone) => {
      const [w, h] = [between(random, 0.5, 1.1) * ROOF_UNIT, between(random, 0.35, 0.7) * ROOF_UNIT];
      const [x, y] = [between(random, 0.1, 0.75) * (width - w), between(random, 0.1, 0.9) * (height - h)];
      const nails = (
        [
          [6, 6],
          [w - 6, 6],
          [6, h - 6],
          [w - 6, h - 6],
        ] as const
      ).map(([dx, dy]) => circle([x + dx, y + dy], 1.6, INK, { opacity: 0.7 }));
      return (
        rect({ x, y, width: w, height: h }, shade(colour, tone), { line: 1.6, opacity: 0.9 }) + nails.join('')
      );
    })
    .join('');
}

function drain([x, y]: Spot): string {
  const bars = [-5, 0, 5].map((at) =>
    line(
      [
        [x - 8, y + at],
        [x + 8, y + at],
      ],
      '#8b8b90',
      2,
    ),
  );
  return circle([x, y], 13, '#2d2e36', { line: 2 }) + bars.join('');
}

/** A cable that runs over the roof from edge to edge. */
function cable({ width, height }: Area, random: Random): string {
  const [from, fall] = [between(random, 0.15, 0.85) * height, between(random, -0.4, 0.4) * height];
  const spots = [0, 0.3, 0.6, 1].map(
    (share): Spot => [share * width, from + share * fall * share + between(random, -10, 10)],
  );
  return line(spots, INK, 3.4, { opacity: 0.5 }) + line(spots, '#4b4650', 1.6);
}

/** A worn arrow where people jump off. */
function arrow({ width, height }: Area, random: Random): string {
  const turn = Math.floor(random() * 4) * 90;
  const [x, y] = [width / 2, height / 2];
  const far = height / 2 - ROOF_UNIT * 0.55;
  const head = polygon(
    [
      [x, y - far],
      [x + 15, y - far + 19],
      [x - 15, y - far + 19],
    ],
    '#e9dcb8',
    { opacity: 0.4 },
  );
  const shaft = rect({ x: x - 4.5, y: y - far + 19, width: 9, height: 22 }, '#e9dcb8', { opacity: 0.4 });
  return `<g transform="rotate(${turn} ${x} ${y})">${head}${shaft}</g>`;
}

export function printRoof(plate: Plate, look: BuildingLook, area: Area, random: Random): void {
  plate.print.push(covering(look, inset(area, -8), random));
  plate.print.push(patches(area, look.roofColour, random), blots(area, 9, 0.34, random));
  plate.print.push(cracks(area, 3, 70, random), cable(area, random), arrow(area, random));
  plate.print.push(drain([ROOF_UNIT * 0.42, area.height - ROOF_UNIT * 0.42]));
  for (const [step, opacity] of [
    [7, 0.34],
    [16, 0.2],
    [28, 0.12],
  ] as const)
    plate.print.push(
      `<rect x="0" y="0" width="${area.width}" height="${area.height}" fill="none" stroke="${INK}" stroke-width="${step * 2}" opacity="${opacity}"/>`,
    );
}
