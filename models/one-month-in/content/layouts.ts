/** The nine maps (3.7). */
import { type HexKey, hexOf, keyOf } from '../../kernel/hex';
import type { LayoutId } from '../ids';

/** Written as in the specification: rows as `r: first q..last q` without gaps, places as `q,r`. */
interface Plan {
  readonly rows: string;
  readonly bases: string;
  readonly core: string;
  readonly farms: number;
}

export interface Layout {
  /** All tiles, row by row. */
  readonly tiles: readonly HexKey[];
  /** In the order of the turns. */
  readonly bases: readonly HexKey[];
  /** Where the two unique tiles may lie (OM-SETUP-04). */
  readonly core: readonly HexKey[];
  readonly farms: number;
  /** Plain tiles drawn, the Zoo not counted. */
  readonly plain: number;
}

const PARISHES = {
  bases: '2,0 -2,2 0,-2',
  core: '0,0 -1,0 1,-1 0,1 -2,0 2,-2 0,2',
};

const CROSSROADS = {
  rows: '-3: -1..4; -2: -2..4; -1: -2..3; 0: -3..3; 1: -3..2; 2: -4..2; 3: -4..1',
  bases: '-1,-2 3,-2 1,2 -3,2',
  core: '-1,0 0,0 1,0 0,-1 1,-1 -1,1 0,1',
};

const PLANS: Readonly<Record<LayoutId, Plan>> = {
  '2-two-streets': {
    rows: '-2: 0..2; -1: -2..3; 0: -3..3; 1: -3..2; 2: -2..0',
    bases: '-2,0 2,0',
    core: '0,-2 1,-2 0,-1 0,0 0,1 -1,2 0,2',
    farms: 8,
  },
  '2-dead-end': {
    rows: '-2: 0..2; -1: -1..2; 0: -2..2; 1: -2..1; 2: -2..0',
    bases: '-2,1 2,-1',
    core: '-1,-1 0,-1 0,0 0,1 1,1',
    farms: 7,
  },
  '2-long-road': {
    rows: '-2: -2..3; -1: -3..3; 0: -4..4; 1: -3..3; 2: -3..2',
    bases: '-3,0 3,0',
    core: '1,-2 0,-1 1,-1 0,0 -1,1 0,1 -1,2',
    farms: 9,
  },
  '3-three-parishes': {
    ...PARISHES,
    rows: '-3: 0..3; -2: -1..3; -1: -2..3; 0: -3..3; 1: -3..2; 2: -3..1; 3: -3..0',
    farms: 10,
  },
  '3-crush': {
    ...PARISHES,
    rows: '-3: 1..2; -2: -1..3; -1: -2..3; 0: -2..2; 1: -3..2; 2: -3..1; 3: -2..-1',
    farms: 9,
  },
  '3-outskirts': {
    ...PARISHES,
    rows: '-3: -1..3; -2: -2..4; -1: -2..4; 0: -3..3; 1: -3..2; 2: -3..1; 3: -3..0; 4: -3..-2',
    farms: 11,
  },
  '4-crossroads': { ...CROSSROADS, farms: 12 },
  '4-tight-blocks': {
    ...CROSSROADS,
    rows: '-2: -2..4; -1: -2..3; 0: -3..3; 1: -3..2; 2: -4..2',
    farms: 10,
  },
  '4-two-fronts': {
    ...CROSSROADS,
    bases: '-1,-1 2,-1 1,1 -2,1',
    core: '0,0 0,-3 1,-3 2,-3 3,-3 -3,3 -2,3 -1,3 0,3',
    farms: 12,
  },
};

function rowOf(text: string): readonly HexKey[] {
  const [r = 0, first = 0, last = 0] = text.split(/: ?|\.\./).map(Number);
  return Array.from({ length: last - first + 1 }, (_, step) => keyOf({ q: first + step, r }));
}

function placesOf(text: string): readonly HexKey[] {
  return text.split(' ').map((place) => keyOf(hexOf(place)));
}

/** Beside bases, farms and plain tiles there are the two unique tiles and the Zoo. */
const ALWAYS_THERE = 3;

function layoutOf({ rows, bases, core, farms }: Plan): Layout {
  const tiles = rows.split('; ').flatMap(rowOf);
  const places = placesOf(bases);
  const plain = tiles.length - places.length - ALWAYS_THERE - farms;
  return { tiles, bases: places, core: placesOf(core), farms, plain };
}

export const LAYOUTS = Object.fromEntries(
  Object.entries(PLANS).map(([id, plan]) => [id, layoutOf(plan)]),
) as unknown as Readonly<Record<LayoutId, Layout>>;

/** The map for a first game with so many teams. */
const RECOMMENDED: Readonly<Record<number, LayoutId>> = {
  2: '2-two-streets',
  3: '3-three-parishes',
  4: '4-crossroads',
};

/**
 * The map of a game.
 * @param asked null for the recommended one
 * @throws RangeError when there is none for so many teams, or it is for another number of them
 */
export function layoutFor(asked: LayoutId | null, teams: number): LayoutId {
  const id = asked ?? RECOMMENDED[teams];
  if (!id) throw new RangeError(`There is no map for ${teams} teams.`);
  const { length } = LAYOUTS[id].bases;
  if (length !== teams) throw new RangeError(`The map "${id}" is for ${length} teams, not for ${teams}.`);
  return id;
}
