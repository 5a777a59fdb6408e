/** The ground of a tile: street round its edge, kerb, what grows or is paved, the footprint of its building, dots outside of that. */
import { between, pick, type Random, seeded } from '../../../print/random';
import type { Job } from '../../../print/sheet';
import { blots, courses, cracks, halftone } from '../../../print/surfaces';
import { type Area, INK, inset, line, type Plate, polygon, rect, shade } from '../../../print/svg';
import { areaAt, HEX_HEIGHT, HEX_WIDTH, hexagon } from './hex';

/** Draws on top of the paving, before the dots. */
export type Scene = (plate: Plate, random: Random) => void;

export interface Theme {
  readonly colour: string;
  readonly kind: 'slab' | 'grass' | 'tarmac';
  readonly scene?: Scene;
  /** The footprint is only a shade over the scene: nobody built here. */
  readonly open?: boolean;
}

/** Where pieces stand inside, in cells; the dotted line of wild tiles runs round it. */
export const FOOTPRINT = { x: -1.12, z: -1.0, width: 2.24, depth: 1.6 } as const;
const KERB = 1.74;
const INSIDE = 1.66;

function paving({ colour, kind }: Theme, area: Area, random: Random): string {
  if (kind === 'slab')
    return courses(area, colour, { width: 25, height: 25, spread: 0.45, joint: 1.3 }, random);
  if (kind === 'tarmac')
    return rect(area, colour) + cracks(area, 8, 52, random) + blots(area, 6, 0.25, random);
  const blades = [...Array(150).keys()].map(() => {
    const [x, y] = [random() * area.width, random() * area.height];
    const tip = [x + between(random, -2, 2), y - between(random, 3, 7)] as const;
    return line([[x, y], tip], shade(colour, pick(random, [0.74, 1.2])), 1.5);
  });
  return rect(area, colour) + blots(area, 8, 0.2, random) + blades.join('');
}

/** Dots for everything that is outside. */
function dots({ width, height }: Area): string {
  return [...Array(Math.ceil(height / 10)).keys()]
    .map((row) => {
      const y = row * 10 + 2;
      return `<path d="M${(row % 2) * 5} ${y}H${width}" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 10" opacity="0.26"/>`;
    })
    .join('');
}

function footprint(plate: Plate, open: boolean, random: Random): void {
  const area = areaAt(FOOTPRINT.x, FOOTPRINT.z, FOOTPRINT.width, FOOTPRINT.depth);
  if (open) {
    plate.print.push(rect(area, '#e9e6dc', { opacity: 0.2, round: 8 }));
    plate.print.push(
      `<path d="M${area.x} ${area.y}h${area.width}v${area.height}h${-area.width}z" fill="none" stroke="${INK}" stroke-width="1.8" opacity="0.6"/>`,
    );
    return;
  }
  plate.print.push(rect(area, '#a6a5a2', { line: 2, round: 8 }), blots(area, 4, 0.25, random));
  const shadow = { ...area, y: area.y + area.height - 30, height: 28 };
  plate.print.push(`<g opacity="0.35">${halftone(shadow, INK, 0.5, 'bottom')}</g>`);
}

function draw(id: string, theme: Theme, plate: Plate, area: Area): void {
  const random = seeded(`ground ${id}`);
  const inside = hexagon(INSIDE);
  plate.print.push(
    rect(inset(area, -8), '#565a66'),
    blots(area, 8, 0.3, random),
    cracks(area, 8, 44, random),
  );
  const lane = hexagon(1.9);
  plate.print.push(line([...lane, ...lane.slice(0, 1)], '#e8c04a', 4.2, { dash: '15 11' }));
  plate.print.push(polygon(hexagon(KERB), '#d9d2c2', { line: 2 }));
  const clip = inside.map((spot) => spot.join(',')).join(' ');
  plate.print.push(
    `<clipPath id="inside-${id}"><polygon points="${clip}"/></clipPath><g clip-path="url(#inside-${id})">`,
  );
  plate.print.push(paving(theme, area, random));
  const outside: Plate = { print: [], glow: plate.glow };
  theme.scene?.(outside, random);
  const { open = false } = theme;
  // Over a picture the dots would be noise: there they lie beneath it.
  if (open) plate.print.push(dots(area), ...outside.print);
  else plate.print.push(...outside.print, dots(area));
  footprint(plate, open, random);
  plate.print.push('</g>', polygon(inside, 'none', { line: 1.3 }));
}

export function groundJob(id: string, theme: Theme): Job {
  return {
    id: `ground.${id}`,
    width: HEX_WIDTH,
    height: HEX_HEIGHT,
    draw: (plate, area) => draw(id, theme, plate, area),
  };
}
