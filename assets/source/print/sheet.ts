/** Packs prints on one sheet, the print and its glow alike. */
import { COMMON_DEFINITIONS } from './surfaces';
import type { Area, Plate } from './svg';

export interface Job {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Draws from 0, 0 to width, height and some pixels over every edge. */
  readonly draw: (plate: Plate, area: Area) => void;
}

/** Where each print lies, in pixels from the upper left. */
export type Boxes = Readonly<Record<string, Area>>;

export interface Sheet {
  readonly print: string;
  readonly glow: string;
  readonly boxes: Boxes;
}

/** Pixels that a print goes on past its edges, so that smaller sizes of the sheet don't mix in a neighbour. */
const BLEED = 6;

/**
 * Shelves of falling height.
 * @throws RangeError if the sheet is too small
 */
function place(jobs: readonly Job[], size: number): Map<string, Area> {
  const places = new Map<string, Area>();
  let [x, y, shelf] = [0, 0, 0];
  const tallestFirst = jobs.toSorted(
    (a, b) => b.height - a.height || b.width - a.width || (a.id < b.id ? -1 : 1),
  );
  for (const { id, width, height } of tallestFirst) {
    const [wide, tall] = [width + 2 * BLEED, height + 2 * BLEED];
    if (x + wide > size) [x, y, shelf] = [0, y + shelf, 0];
    if (y + tall > size) throw new RangeError(`The sheet of ${size} pixels has no room for ${id}.`);
    places.set(id, { x: x + BLEED, y: y + BLEED, width, height });
    x += wide;
    shelf = Math.max(shelf, tall);
  }
  return places;
}

function framed({ x, y, width, height }: Area, content: string): string {
  const [wide, tall] = [width + 2 * BLEED, height + 2 * BLEED];
  return `<svg x="${x - BLEED}" y="${y - BLEED}" width="${wide}" height="${tall}" viewBox="${-BLEED} ${-BLEED} ${wide} ${tall}">${content}</svg>`;
}

function page(size: number, background: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><defs>${COMMON_DEFINITIONS}</defs><rect width="${size}" height="${size}" fill="${background}"/>${content}</svg>`;
}

/** @param size edge of the square sheet in pixels */
export function printSheet(jobs: readonly Job[], size: number): Sheet {
  const places = place(jobs, size);
  let [print, glow] = ['', ''];
  for (const { id, width, height, draw } of jobs) {
    const area = places.get(id);
    if (!area) continue;
    const plate: Plate = { print: [], glow: [] };
    draw(plate, { x: 0, y: 0, width, height });
    print += framed(area, plate.print.join(''));
    glow += framed(area, plate.glow.join(''));
  }
  const grain = `<rect width="${size}" height="${size}" filter="url(#grain)" opacity="0.5"/>`;
  return {
    print: page(size, '#8a7a68', print + grain),
    glow: page(size, '#000000', glow),
    boxes: Object.fromEntries([...places].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
