import type { AreaId, WallId, ZoneId } from '../ids';

/** Floor height in storeys: 0 is the street, 1 to 3 are roofs. */
export type Level = 0 | 1 | 2 | 3;

/**
 * The city, one character a cell: 24 rows from north to south, 24 columns from west to east.
 * The character is the Zone the cell belongs to.
 */
export const GRID = [
  'AAAAaaaaBBBBbbbbccccCCCC',
  'AAAAaaaaBBBBbbbbccccCCCC',
  'AAAAaaaaBBBBbbbbccccCCCC',
  'AAAAaaaaBBBBbbbbccccCCCC',
  'ddddeeeefffffbbbbgggghhh',
  'ddddeeeefffffDDDDgggghhh',
  'ddddeeeefffffDDDDgggghhh',
  'ddddeeeefffffDDDDgggGGGG',
  'EEEEiiiiFFFFjjjjkkkkGGGG',
  'EEEEiiiiFFFFjjjjkkkkGGGG',
  'EEEEiiiiFFFFjjjjkkkkGGGG',
  'EEEEiiiiFFFFjjjjkkHHHHpp',
  'llllmmmmnnnnooookkHHHHpp',
  'llllmmmmnnnnooookkHHHHpp',
  'llllmmmmnnnnoooosssspppp',
  'llllmmmmnnnnoooosssspppp',
  'qqqqIIIIrrrrJJJJssssKKKK',
  'qqqqIIIIrrrrJJJJssssKKKK',
  'qqqqIIIIrrrrJJJJssssKKKK',
  'qqqqIIIIrrrrJJJJssMMMMww',
  'ttttuuuurLLLvvvvssMMMMww',
  'ttttuuuuuLLLvvvvssMMMMww',
  'ttttuuuuuLLLvvvvsswwwwww',
  'ttttuuuuuLLLvvvvsswwwwww',
] as const;

/** The Zones that each Area is made of. */
export const AREA_ZONES: Readonly<Record<AreaId, readonly ZoneId[]>> = {
  northGate: ['a'],
  tramBend: ['b', 'c'],
  laundryLane: ['d', 'e', 'f'],
  wellYard: ['i'],
  market: ['g', 'h', 'j', 'k'],
  crossroads: ['m', 'n', 'o'],
  garageRow: ['l', 'q'],
  hideoutYard: ['t'],
  pumpAlley: ['u'],
  printCourt: ['r'],
  canalStreet: ['p'],
  busLoop: ['s', 'w'],
  coalYard: ['v'],
  bA: ['A'],
  bB: ['B'],
  bC: ['C'],
  bD: ['D'],
  bE: ['E'],
  bF: ['F'],
  bG: ['G'],
  bH: ['H'],
  bI: ['I'],
  bJ: ['J'],
  bK: ['K'],
  bL: ['L'],
  bM: ['M'],
};

/** Height of each Area; all Zones of an Area lie on the same level. */
export const AREA_LEVELS: Readonly<Record<AreaId, Level>> = {
  northGate: 0,
  tramBend: 0,
  laundryLane: 0,
  wellYard: 0,
  market: 0,
  crossroads: 0,
  garageRow: 0,
  hideoutYard: 0,
  pumpAlley: 0,
  printCourt: 0,
  canalStreet: 0,
  busLoop: 0,
  coalYard: 0,
  bA: 1,
  bB: 2,
  bC: 3,
  bD: 2,
  bE: 1,
  bF: 1,
  bG: 1,
  bH: 2,
  bI: 1,
  bJ: 1,
  bK: 3,
  bL: 1,
  bM: 2,
};

export type WallSize = 'short' | 'medium' | 'long';

/** Cell edges that a wall of this size covers. */
export const WALL_LENGTHS: Readonly<Record<WallSize, number>> = { short: 2, medium: 3, long: 4 };

/**
 * A wall stands on the `side` edge of cells in one line.
 * East: of column `line`, over the rows `from` to `to`. South: of row `line`, over the columns `from` to `to`.
 */
export interface Wall {
  readonly id: WallId;
  readonly size: WallSize;
  readonly side: 'east' | 'south';
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export const WALLS: readonly Wall[] = [
  { id: 'W-L1', size: 'long', side: 'east', line: 3, from: 12, to: 15 },
  { id: 'W-L2', size: 'long', side: 'south', line: 7, from: 4, to: 7 },
  { id: 'W-L3', size: 'long', side: 'east', line: 15, from: 20, to: 23 },
  { id: 'W-L4', size: 'long', side: 'east', line: 19, from: 0, to: 3 },
  { id: 'W-L5', size: 'long', side: 'south', line: 15, from: 20, to: 23 },
  { id: 'W-L6', size: 'long', side: 'south', line: 3, from: 8, to: 11 },
  { id: 'W-M1', size: 'medium', side: 'south', line: 3, from: 17, to: 19 },
  { id: 'W-M2', size: 'medium', side: 'east', line: 17, from: 11, to: 13 },
  { id: 'W-M3', size: 'medium', side: 'east', line: 19, from: 16, to: 18 },
  { id: 'W-M4', size: 'medium', side: 'east', line: 16, from: 5, to: 7 },
  { id: 'W-S1', size: 'short', side: 'south', line: 18, from: 22, to: 23 },
  { id: 'W-S2', size: 'short', side: 'south', line: 13, from: 16, to: 17 },
  { id: 'W-S3', size: 'short', side: 'south', line: 10, from: 18, to: 19 },
  { id: 'W-S4', size: 'short', side: 'east', line: 15, from: 12, to: 13 },
  { id: 'W-S5', size: 'short', side: 'south', line: 13, from: 18, to: 19 },
  { id: 'W-S6', size: 'short', side: 'south', line: 10, from: 22, to: 23 },
];
