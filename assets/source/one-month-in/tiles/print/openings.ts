/** Where the parts of a front are. */
import { PANES } from '../../../print/openings';
import type { FrontLook, Part } from '../looks';

/** In cells: the middle of its lower edge from the front's lower left corner, its size, and the unit that it is drawn in. */
export interface Placed {
  readonly part: Part;
  readonly level: number;
  readonly column: number;
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}

/** Width and height in units, and the sill over the floor in storeys. */
type Size = readonly [width: number, height: number, sill: number];

const SIZES: Readonly<Record<Exclude<Part, 'w' | 'S'>, Size>> = {
  s: [0.82, 0.78, 0.08],
  D: [0.56, 1.14, 0],
  A: [0.92, 1.14, 0],
  R: [0.86, 1.2, 0],
  H: [0.86, 1.2, 0],
  B: [1.06, 1.2, 0],
  G: [1.1, 1.3, 0],
  O: [1.1, 1.24, 0],
  P: [1.06, 1.12, 0.06],
  M: [0.86, 0.86, 0.14],
  b: [0.46, 0.62, 0.3],
  C: [0.4, 1.6, 0],
  '.': [0, 0, 0],
};

function sizeOf(part: Part, { style }: FrontLook): Size {
  if (part !== 'w' && part !== 'S') return SIZES[part];
  const [width, height] = style === 'porthole' ? [0.5, 0.5] : PANES[style];
  return [width, height, 0.22];
}

/** As large as column and storey allow. */
function unitOf(cell: number, storey: number, [width, height, sill]: Size): number {
  const room = storey * (0.92 - sill);
  return Math.min((cell * 0.96) / (width || 1), room / (height || 1), 0.72);
}

export function openingsOf(look: FrontLook): readonly Placed[] {
  const storey = look.height / look.rows.length;
  return look.rows.flatMap((row, level) => {
    const cell = look.width / row.length;
    return row.split('').map((letter, column): Placed => {
      const part = letter as Part;
      const size = sizeOf(part, look);
      const unit = unitOf(cell, storey, size);
      const [width, height, sill] = size;
      const foot = (level + sill) * storey;
      return {
        part,
        level,
        column,
        x: (column + 0.5) * cell,
        foot,
        width: width * unit,
        height: height * unit,
        unit,
      };
    });
  });
}
