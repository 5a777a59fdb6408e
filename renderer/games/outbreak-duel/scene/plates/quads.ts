/** Plates are put together of quads: panels, signs, and numbers figure by figure. */
import { Color, Matrix4, Quaternion, Vector3 } from 'three';
import { INK } from '../print/symbols';
import { aspectOf, type Figure, isFigure, type PlateCell, type SignId } from './atlas';

/** A part of a plate, measured from its middle: to the right, up, and its height. */
export interface Part {
  readonly cell: PlateCell;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Parts of a higher layer lie over those of a lower one. */
  readonly layer: number;
  readonly tint?: Color;
}

/** A part in its place on the table. */
export interface Quad {
  readonly cell: PlateCell;
  readonly matrix: Matrix4;
  readonly tint: Color;
}

export const WHITE = new Color(1, 1, 1);
export const BLACK = new Color(INK);

/** Figures stand so close, to their height; a 1 needs less room. */
const ADVANCE = 0.47;
const NARROW: Readonly<Partial<Record<Figure, number>>> = { '1': 0.36, '+': 0.44, '/': 0.36 };
const widthOf = (figure: Figure) => NARROW[figure] ?? ADVANCE;

/** A number, centred on a point. */
export function numberParts(text: string, at: Omit<Part, 'cell'>): readonly Part[] {
  const figures = text.split('').filter(isFigure);
  const whole = figures.reduce((sum, figure) => sum + widthOf(figure), 0);
  let left = at.x - (whole * at.height) / 2;
  return figures.map((figure) => {
    const room = widthOf(figure) * at.height;
    const part = { ...at, cell: figure, x: left + room / 2 };
    left += room;
    return part;
  });
}

/** A sign with a number on it. */
export function signParts(
  cell: SignId,
  text: string,
  at: { readonly x: number; readonly y: number; readonly height: number },
  { size = 0.74, tint = WHITE, dx = 0, layer = 0 } = {},
): readonly Part[] {
  return [
    { cell, ...at, layer },
    ...numberParts(text, {
      x: at.x + dx,
      y: at.y,
      height: at.height * size,
      layer: layer + 1,
      tint,
    }),
  ];
}

/** Between two layers, in cells. */
const LAYER = 0.008;

const place = new Matrix4();
const position = new Vector3();
const size = new Vector3();
const STRAIGHT = new Quaternion();

/** The parts of a plate in its place. @param plate from its middle, x to the right and y up */
export function quadsOn(plate: Matrix4, parts: readonly Part[]): readonly Quad[] {
  return parts.map(({ cell, x, y, height, layer, tint = WHITE }) => {
    position.set(x, y, (layer + 1) * LAYER);
    size.set(height * aspectOf(cell), height, 1);
    place.compose(position, STRAIGHT, size);
    return { cell, tint, matrix: plate.clone().multiply(place) };
  });
}
