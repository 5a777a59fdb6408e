/**
 * The fronts of the tiles' buildings. A row of a front is a string, a letter a part, the ground floor first; where parts are
 * is worked out once, so that the print, the boards of who holds the tile and the zombies at the windows agree.
 */
import type { WindowStyle } from '../../print/openings';

/**
 * `w` window, `s` shop window, `D` door, `A` double door, `R` shutter, `H` shutter half down, `B` barn door, `G` door of a fire
 * engine, `O` open bay, `P` pane of a glass wall, `M` washing machine, `b` barred window, `S` window with a paper sun, `C` column,
 * `.` wall.
 */
export type Part = 'w' | 's' | 'D' | 'A' | 'R' | 'H' | 'B' | 'G' | 'O' | 'P' | 'M' | 'b' | 'S' | 'C' | '.';

export interface FrontLook {
  /** Cells. */
  readonly width: number;
  readonly height: number;
  readonly wall: 'brick' | 'stone' | 'planks' | 'metal' | 'plaster';
  readonly colour: string;
  readonly trim: string;
  readonly style: WindowStyle;
  /** Colour of doors and shutters. */
  readonly door: string;
  readonly rows: readonly string[];
  /** Column of the ground floor whose door bears a painted cross. */
  readonly cross?: number;
  /** In how many houses the front is divided. */
  readonly houses?: number;
}

type Short = readonly [
  width: number,
  height: number,
  wall: FrontLook['wall'],
  colour: string,
  trim: string,
  style: WindowStyle,
  door: string,
  rows: readonly string[],
];

function front([width, height, wall, colour, trim, style, door, rows]: Short): FrontLook {
  return { width, height, wall, colour, trim, style, door, rows };
}

export const FRONTS: Readonly<Record<string, FrontLook>> = {
  terrace: {
    ...front([2.08, 0.98, 'brick', '#a8543c', '#e6d8b8', 'sash', '#2f6a78', ['DwwDwD', 'wwwwww']]),
    cross: 3,
    houses: 3,
  },
  kiosk: front([1.7, 0.62, 'plaster', '#e6dcc4', '#b8352c', 'sash', '#3a5a68', ['ssDs']]),
  church: front([1.5, 0.82, 'stone', '#a9a08c', '#d8ceb4', 'arched', '#6a4428', ['wwAw']]),
  barn: front([1.5, 0.8, 'planks', '#a83a2c', '#efe4cc', 'sash', '#8a2c22', ['wBBw']]),
  lab: front([1.9, 1.2, 'metal', '#b8c6cc', '#e9efec', 'industrial', '#3a8fae', ['PPAPP', 'PPPPP']]),
  corner: front([1.5, 1.08, 'brick', '#3f7f7c', '#f0e2c0', 'sash', '#b8452c', ['sDH', 'www']]),
  depot: front([1.9, 0.74, 'metal', '#7e93a8', '#dfe3dc', 'industrial', '#3a5a9a', ['RRDR']]),
  boiler: front([1.6, 0.9, 'brick', '#8a4a3c', '#c9b08c', 'arched', '#4a3a38', ['wBBw']]),
  glasshouse: front([0.92, 0.62, 'metal', '#9fc4b4', '#f2f4ea', 'industrial', '#5a7a5c', ['PPP']]),
  hut: front([0.8, 0.72, 'plaster', '#5a626c', '#f2c23c', 'sash', '#2f3440', ['wDw']]),
  barrack: front([1.1, 0.5, 'planks', '#6f7a52', '#c9c49a', 'sash', '#4a4a32', ['wDw']]),
  pharmacy: front([1.7, 1.05, 'plaster', '#e9efe2', '#2f9a5f', 'sash', '#2f7a54', ['ssAs', 'wwww']]),
  laundry: front([1.8, 0.68, 'plaster', '#d98fa6', '#f6f0e4', 'sash', '#5a6f9a', ['MMDMM']]),
  garage: front([1.7, 0.8, 'brick', '#8d8a86', '#e0c24a', 'industrial', '#a8aeb2', ['ORD']]),
  fire: front([1.6, 0.92, 'brick', '#b04a38', '#efe6d2', 'sash', '#c8261c', ['GOG']]),
  police: front([1.8, 1.05, 'brick', '#7f8fa6', '#f0f2ee', 'sash', '#24406e', ['wwAww', 'wwwww']]),
  school: front([1.9, 0.82, 'brick', '#c98a62', '#f4ead2', 'sash', '#2f7a8a', ['SSASS']]),
  library: front([1.7, 0.92, 'stone', '#c9bfa6', '#efe6d0', 'arched', '#5a3a28', ['CwCACwC']]),
  supermarket: front([2.06, 0.7, 'metal', '#e6e2d4', '#3a9a4a', 'industrial', '#2f6a3a', ['sssAsss']]),
  cinema: front([1.6, 1.1, 'plaster', '#8a2f4a', '#f0c878', 'sash', '#c9a24a', ['sAAs', '....']]),
  baths: front([1.9, 0.6, 'plaster', '#8fc9d2', '#f4f4ea', 'porthole', '#2f6a8a', ['wwAww']]),
  office: front([
    1.5,
    1.38,
    'metal',
    '#6f93a8',
    '#d2dde2',
    'industrial',
    '#2a4a5c',
    ['PPAPP', 'PPPPP', 'PPPPP'],
  ]),
  flats: front([1.6, 1.4, 'plaster', '#c98a7a', '#f2e6d2', 'sash', '#6a4428', ['wDww', 'wwww', 'wwww']]),
  hardware: front([1.8, 0.95, 'planks', '#d07a34', '#f2e2c0', 'sash', '#3a4a5c', ['sADs', '.ww.']]),
  busdepot: front([2.06, 0.66, 'metal', '#a86a5c', '#e6dcc8', 'industrial', '#7a2c28', ['OOOO']]),
  brewery: front([1.5, 1.02, 'brick', '#9a5a3a', '#e2cfa4', 'arched', '#5c3a22', ['wBBw', 'wwww']]),
  museum: front([1.9, 0.92, 'stone', '#cfc8ba', '#f2ecdc', 'arched', '#4a3a34', ['CwCAACwC']]),
  hotel: front([1.7, 1.3, 'plaster', '#b9a3c4', '#f6ecd6', 'sash', '#7a2436', ['swAws', 'wwwww', 'wwwww']]),
  station: front([2.06, 0.8, 'brick', '#a85f46', '#f0e2c0', 'arched', '#3a5a4a', ['wwAAww']]),
  hospital: front([
    1.9,
    1.3,
    'plaster',
    '#eef0ea',
    '#8fb4c4',
    'sash',
    '#3a7fae',
    ['wwAAww', 'wwwwww', 'wwwwww'],
  ]),
  mall: front([2.06, 0.86, 'plaster', '#e2d2c2', '#c8508a', 'industrial', '#6a3a6a', ['sPAAPs']]),
  prison: front([1.4, 1.0, 'stone', '#8f9088', '#bdbcae', 'slit', '#3a3c40', ['bbObb', 'bbbbb']]),
  manor: front([1.5, 0.95, 'plaster', '#d9cfb4', '#f4eedc', 'sash', '#3a5a3c', ['wwAww', 'wwwww']]),
  cottage: front([1.0, 0.62, 'plaster', '#efe4cc', '#a8543c', 'sash', '#3f7a4a', ['wDw']]),
  loft: front([1.0, 0.72, 'planks', '#8d6a42', '#e2cfa4', 'sash', '#6a4428', ['wB']]),
  shed: front([0.56, 0.42, 'planks', '#6f8f86', '#d9cfb0', 'sash', '#4a5f5c', ['D']]),
  lowroof: front([2.06, 0.56, 'brick', '#b0836a', '#e6dcc4', 'sash', '#4f7a5a', ['wwDwww']]),
};
