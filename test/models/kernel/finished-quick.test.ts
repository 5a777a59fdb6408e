import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FINISHED_GAMES, FinishedMetaSchema } from '../../../models/kernel/finished-kind';
import { isPlainFinishedMeta } from '../../../models/kernel/finished-quick';
import { aFinishedMeta, aFinishedSeat } from '../../helpers/finished-meta';

type Path = readonly (string | number)[];
type Branch = Record<string | number, unknown>;

const META = aFinishedMeta({
  seats: [aFinishedSeat({ score: 3 }), aFinishedSeat({ id: 'seat-2', bot: 'hard', weapons: {} })],
  luck: [{ id: 'icons', seat: 'seat-1', expected: 10.5, got: 12, wish: 'more' }],
});

/** What a failing disk, another version of the app or a person with an editor may put in the place of any value. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  '',
  'x',
  'UPPER CASE',
  'x'.repeat(65),
  'x'.repeat(201),
  'x'.repeat(501),
  '2026-13-28T18:00:00.000Z',
  '2026-11-28T18:00:00+01:00',
  'easy',
  'less',
  {},
  { a: 1 },
  { a: -1 },
  { a: 'x' },
  { ['x'.repeat(65)]: 1 },
  JSON.parse('{"__proto__": 1}'),
  { constructor: 1 },
  [],
  ['x'],
  [1],
  [null],
  ['x'.repeat(65)],
  Array.from({ length: 65 }, () => 'x'),
  Array.from({ length: 65 }, () => aFinishedSeat()),
];

/** The way to every value within, itself first. */
function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const parts = Object.entries(value).flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path]));
  return [[], ...parts];
}

function branchAt(data: unknown, path: Path): Branch {
  return path.reduce((at, key) => at[key] as Branch, data as Branch);
}

/** A copy with something else at the end of a path. */
function withAt(path: Path, value: unknown): unknown {
  const data = structuredClone({ meta: META });
  const [last, ...way] = ['meta', ...path].reverse();
  branchAt(data, way.reverse())[last as string] = value;
  return data.meta;
}

function without(path: Path): unknown {
  const data = structuredClone(META);
  delete branchAt(data, path.slice(0, -1))[path.at(-1) as string];
  return data;
}

function withMore(path: Path): unknown {
  const data = structuredClone(META);
  branchAt(data, path).more = 'of a later version';
  return data;
}

/** What the schema makes of data is what the list has of it, whichever way it was found out. */
function expectAsTheSchema(data: unknown): void {
  const said = v.safeParse(FinishedMetaSchema, data);
  const meta = said.success ? said.output : null;
  expect(FINISHED_GAMES.metaOf(data)).toEqual(meta);
  if (isPlainFinishedMeta(data)) expect(data).toStrictEqual(meta);
}

describe('a quick look at the meta of a finished game', () => {
  it('is enough for what this app writes', () => {
    expect(isPlainFinishedMeta(META)).toBe(true);
    expect(isPlainFinishedMeta(JSON.parse(JSON.stringify(aFinishedMeta())))).toBe(true);
    expect(FINISHED_GAMES.metaOf(META)).toEqual(META);
  });

  it.each(pathsIn(META).map((path) => [path.join('.') || 'the whole', path] as const))(
    'accepts nothing that the schema would not, with junk in %s',
    (_, path) => {
      for (const junk of JUNK) expectAsTheSchema(withAt(path, junk));
    },
  );

  it('refuses what lacks any field, and leaves to the schema what has one more', () => {
    const fields = pathsIn(META).filter((path) => path.length > 0 && Number.isNaN(Number(path.at(-1))));
    // A seat may have struck with no weapon at all.
    for (const path of fields.filter(([, , at, weapon]) => at !== 'weapons' || weapon === undefined)) {
      expect(isPlainFinishedMeta(without(path)), path.join('.')).toBe(false);
      expectAsTheSchema(without(path));
    }
    for (const path of [[], ['seats', 0], ['luck', 0]]) {
      expect(isPlainFinishedMeta(withMore(path)), path.join('.')).toBe(false);
      expect(FINISHED_GAMES.metaOf(withMore(path))).toEqual(META);
    }
  });
});
