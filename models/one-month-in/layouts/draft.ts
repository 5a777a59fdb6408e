/** A layout as people build it, finished or not: `problemsOf` says what is wrong with it. */
import * as v from 'valibot';
import type { HexKey } from '../../kernel/hex';
import { LONGEST_NAME } from '../../kernel/tidy-name';
import { LAYOUTS } from '../content/layouts';
import { FARM_IDS, type LayoutId } from '../ids';
import { isOnGrid, toMiddle } from './grid';

const Place = v.custom<HexKey>((text) => typeof text === 'string' && /^-?\d{1,2},-?\d{1,2}$/.test(text));
const Places = (most: number) =>
  v.pipe(
    v.array(Place),
    v.maxLength(most),
    v.check((places) => new Set(places).size === places.length, 'A place is there twice'),
    v.readonly(),
  );

/** Places of the grid, and some for layouts that lie beside it. */
const MOST_PLACES = 200;
/** Bases that can be put down; a fifth has no number. */
export const MOST_BASES = 4;

const FIELDS = {
  tiles: Places(MOST_PLACES),
  bases: Places(MOST_BASES),
  core: Places(MOST_PLACES),
  farms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FARM_IDS.length)),
} as const;

/** Tiles, bases in the order of their seats, core, and how many farms go into the city (3.7). */
export interface LayoutDraft {
  readonly tiles: readonly HexKey[];
  readonly bases: readonly HexKey[];
  readonly core: readonly HexKey[];
  readonly farms: number;
}

/** A layout of somebody's own as a game keeps it: with its name and whoever made it. */
export interface OwnLayout extends LayoutDraft {
  readonly name: string;
  readonly maker: string;
}

/** Bases and core lie on tiles, no place is both, and all of it on the grid. */
function fits({ tiles, bases, core }: LayoutDraft): boolean {
  const [all, homes] = [new Set(tiles), new Set(bases)];
  return (
    tiles.every(isOnGrid) &&
    [...bases, ...core].every((place) => all.has(place)) &&
    !core.some((place) => homes.has(place))
  );
}

/** The same whatever it was built from: places moved around the middle of the grid. */
function centred({ tiles, bases, core, farms }: LayoutDraft): LayoutDraft {
  if (tiles.every(isOnGrid)) return { tiles, bases, core, farms };
  const move = toMiddle(tiles);
  return { tiles: tiles.map(move), bases: bases.map(move), core: core.map(move), farms };
}

const MISFIT = 'Its places do not fit together';

export const LayoutDraftSchema: v.GenericSchema<unknown, LayoutDraft> = v.pipe(
  v.object(FIELDS),
  v.transform(centred),
  v.check((draft) => fits(draft), MISFIT),
);

const Name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

export const OwnLayoutSchema: v.GenericSchema<unknown, OwnLayout> = v.pipe(
  v.object({ name: Name, maker: Name, ...FIELDS }),
  v.check((layout) => fits(layout), MISFIT),
  v.readonly(),
);

/** A built layout, to be changed. */
export function draftOf(id: LayoutId): LayoutDraft {
  const { tiles, bases, core, farms } = LAYOUTS[id];
  return { tiles, bases, core, farms };
}

/** Nothing but a heart of streets, to build on. */
export const EMPTY_DRAFT: LayoutDraft = {
  tiles: ['0,-1', '1,-1', '-1,0', '0,0', '1,0', '-1,1', '0,1'],
  bases: [],
  core: ['0,0'],
  farms: 8,
};
