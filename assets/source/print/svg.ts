/** Words for drawing in SVG. Lengths are pixels of the sheet, y grows downwards. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is being drawn: the print itself, and what of it shines by night, in the same place. */
export interface Plate {
  readonly print: string[];
  readonly glow: string[];
}

export type Spot = readonly [x: number, y: number];

/** The one ink of all outlines. */
export const INK = '#211a26';

const short = (value: number) => String(Math.round(value * 100) / 100);

/** `#rrggbb` times a factor, clipped at white. */
export function shade(colour: string, factor: number): string {
  const channel = (from: number) =>
    Math.min(255, Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * factor))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** How bright a `#rrggbb` looks, 0 to 1. */
export function brightness(colour: string): number {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5);
}

export interface Stroke {
  /** Width of an ink line around the shape. */
  readonly line?: number;
  readonly ink?: string;
  readonly opacity?: number;
}

function attributes(fill: string, { line = 0, ink = INK, opacity = 1 }: Stroke): string {
  const outline = line > 0 ? ` stroke="${ink}" stroke-width="${short(line)}" stroke-linejoin="round"` : '';
  return `fill="${fill}"${outline}${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}`;
}

export function rect({ x, y, width, height }: Area, fill: string, style: Stroke & { round?: number } = {}) {
  const round = style.round ? ` rx="${short(style.round)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round} ${attributes(fill, style)}/>`;
}

export function circle([x, y]: Spot, radius: number, fill: string, style: Stroke = {}) {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${attributes(fill, style)}/>`;
}

export function shape(path: string, fill: string, style: Stroke = {}) {
  return `<path d="${path}" ${attributes(fill, style)}/>`;
}

export function polygon(spots: readonly Spot[], fill: string, style: Stroke = {}) {
  return shape(`M${spots.map((spot) => spot.map(short).join(' ')).join('L')}Z`, fill, style);
}

export function line(
  spots: readonly Spot[],
  ink: string,
  width: number,
  { opacity = 1, dash }: { opacity?: number; dash?: string } = {},
) {
  const path = `M${spots.map((spot) => spot.map(short).join(' ')).join('L')}`;
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${short(opacity)}"${dashes}/>`;
}

export const FACES = { label: 'Barlow Condensed', stencil: 'Stardos Stencil' } as const;

export interface Lettering {
  readonly face?: keyof typeof FACES;
  /** Height of the capitals. */
  readonly size: number;
  readonly colour: string;
  /** Widest the line may get; a longer one is squeezed. */
  readonly room?: number;
  readonly outline?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** Mean width of a capital with its space, as a share of its height. */
const LETTER_WIDTH = { label: 0.64, stencil: 0.92 } as const;
const CAPITALS = 0.7;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** One line of text, centred on a spot both ways. */
export function letters(text: string, [x, y]: Spot, style: Lettering): string {
  const { face = 'label', size, colour, room = Infinity, outline = 0, turn = 0 } = style;
  const squeeze = Math.min(1, room / (text.length * size * LETTER_WIDTH[face]));
  const place = `translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${short(squeeze)} 1) translate(0 ${short(size / 2)})`;
  const font = `font-family="${FACES[face]}" font-weight="700" font-size="${short(size / CAPITALS)}" text-anchor="middle"`;
  const rim = outline
    ? ` stroke="${INK}" stroke-width="${outline}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<text transform="${place}" ${font} fill="${colour}"${rim}>${escaped(text)}</text>`;
}

export function inset({ x, y, width, height }: Area, by: number): Area {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`;
}
