/** What makes a layout one that can be played (3.7, section 4), in words with the places that they are about. */

import { distancesFrom } from '../../kernel/graph';
import { distance, type HexKey, hexOf, keyOf, neighbours } from '../../kernel/hex';
import type { Message } from '../../kernel/types';
import { FARM_IDS, PLAIN_IDS, UNIQUE_IDS } from '../ids';
import { FARMS_TO_END } from '../rules/farms';
import type { LayoutDraft } from './draft';

export interface LayoutNote extends Message {
  /** Where it is wrong; none where it is about the whole. */
  readonly places: readonly HexKey[];
}

const FEWEST_TEAMS = 2;
/** Borders to other tiles that a base needs: three fences go up around it, and a way out stays (OM-SETUP-08). */
const FEWEST_BORDERS = 4;
/** Steps from a base to where a unique tile may lie: none next door (OM-SETUP-04). */
const FEWEST_STEPS = 2;

function note(id: string, places: readonly HexKey[] = [], params: Message['params'] = {}): LayoutNote {
  return { id: `om.make.${id}`, params, places };
}

function around({ tiles }: LayoutDraft, place: HexKey): readonly HexKey[] {
  const known = new Set(tiles);
  return neighbours(hexOf(place))
    .map(keyOf)
    .filter((key) => known.has(key));
}

function far(one: HexKey, other: HexKey): number {
  return distance(hexOf(one), hexOf(other));
}

/** Beside bases and farms there are the two unique tiles and the Zoo; all else is plain (OM-SETUP-03). */
export function plainOf({ tiles, bases, farms }: LayoutDraft): number {
  return tiles.length - bases.length - UNIQUE_IDS.length - 1 - farms;
}

function numberNotes(draft: LayoutDraft): readonly LayoutNote[] {
  const { bases, core, farms } = draft;
  const plain = plainOf(draft);
  const notes: LayoutNote[] = [];
  if (bases.length < FEWEST_TEAMS) notes.push(note('few-bases', [], { n: FEWEST_TEAMS, now: bases.length }));
  if (core.length < UNIQUE_IDS.length)
    notes.push(note('few-core', [], { n: UNIQUE_IDS.length, now: core.length }));
  if (farms < FARMS_TO_END) notes.push(note('few-farms', [], { n: FARMS_TO_END, now: farms }));
  if (farms > FARM_IDS.length) notes.push(note('many-farms', [], { n: FARM_IDS.length, now: farms }));
  if (plain < 0) notes.push(note('few-tiles', [], { n: -plain }));
  if (plain > PLAIN_IDS.length) notes.push(note('many-tiles', [], { n: plain - PLAIN_IDS.length }));
  return notes;
}

/** Tiles to which no way leads from the first base, or from the first tile. */
function islandNotes(draft: LayoutDraft): readonly LayoutNote[] {
  const { tiles, bases } = draft;
  const start = bases[0] ?? tiles[0];
  if (start === undefined) return [note('nothing')];
  const reached = distancesFrom(start, (place) => around(draft, place));
  const islands = tiles.filter((place) => !reached.has(place));
  return islands.length > 0 ? [note('islands', islands, { n: islands.length })] : [];
}

function baseNotes(draft: LayoutDraft): readonly LayoutNote[] {
  const { bases, core } = draft;
  return bases.flatMap((base, index) => {
    const base1 = index + 1;
    const ways = around(draft, base);
    const rival = ways.filter((place) => bases.includes(place));
    const near = core.filter((place) => far(base, place) < FEWEST_STEPS);
    return [
      ...(ways.length < FEWEST_BORDERS
        ? [note('few-borders', [base], { base: base1, n: FEWEST_BORDERS, now: ways.length })]
        : []),
      ...(rival.some((place) => bases.indexOf(place) > index)
        ? [note('bases-touch', [base, ...rival], { base: base1 })]
        : []),
      ...(near.length > 0 ? [note('core-near', near, { base: base1 })] : []),
    ];
  });
}

/** Why a layout can't be played; none for one that can. */
export function problemsOf(draft: LayoutDraft): readonly LayoutNote[] {
  return [...numberNotes(draft), ...islandNotes(draft), ...baseNotes(draft)];
}

export function isPlayable(draft: LayoutDraft): boolean {
  return problemsOf(draft).length === 0;
}

/** The share of tiles that lie nearest to a base; those in the middle count for all that they are as near to. */
function shareOf(base: HexKey, { tiles, bases }: LayoutDraft): number {
  const shares = tiles.map((tile): number => {
    const nearest = Math.min(...bases.map((one) => far(one, tile)));
    const equals = bases.filter((one) => far(one, tile) === nearest);
    return equals.includes(base) ? 1 / equals.length : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

/** Bases whose number differs from that of the others by more than so much: the least and the most. */
function uneven(numbers: readonly number[], by: number): readonly [least: number, most: number] | null {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return most - least > by ? [numbers.indexOf(least), numbers.indexOf(most)] : null;
}

/** Tiles that one base may have nearer than another. */
const SHARE_SLACK = 1;
/** Steps that one base may have more than another to the places of the unique tiles, on average. */
const STEPS_SLACK = 0.5;

/** How a base lies, for people to compare. */
export interface BaseLie {
  /** Tiles that lie nearest to it. */
  readonly room: number;
  /** Steps to the places of the unique tiles, on average; 0 where there are none. */
  readonly way: number;
  readonly borders: number;
}

export function liesOf(draft: LayoutDraft): readonly BaseLie[] {
  const { bases, core } = draft;
  return bases.map((base) => ({
    room: shareOf(base, draft),
    way: core.length === 0 ? 0 : core.reduce((sum, place) => sum + far(base, place), 0) / core.length,
    borders: around(draft, base).length,
  }));
}

/** What seems unfair in a layout that can be played, though it can be played (3.7: all built ones are symmetric). */
export function warningsOf(draft: LayoutDraft): readonly LayoutNote[] {
  const { bases } = draft;
  if (!isPlayable(draft)) return [];
  const lies = liesOf(draft);
  const room = uneven(
    lies.map((lie) => lie.room),
    SHARE_SLACK,
  );
  const way = uneven(
    lies.map((lie) => lie.way),
    STEPS_SLACK,
  );
  const at = (index: number) => bases[index] as HexKey;
  return [
    ...(room ? [note('uneven-room', [at(room[0])], { base: room[0] + 1, other: room[1] + 1 })] : []),
    ...(way ? [note('uneven-core', [at(way[1])], { base: way[1] + 1, other: way[0] + 1 })] : []),
  ];
}
