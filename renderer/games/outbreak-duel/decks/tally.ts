/** What the charts beside a deck count. */
import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import { type Copies, entriesOf, type Side } from '../../../../models/outbreak-duel/decks/deck';
import { costOf } from '../card-words';
import { SORTS, type Sort, sortOf } from './filter';

/** Copies of one sort. */
export interface Part {
  readonly sort: Sort;
  readonly n: number;
}

/** Copies of one value, such as a cost, by sort. */
export interface Column {
  readonly value: number;
  readonly n: number;
  readonly parts: readonly Part[];
}

function partsOf(copies: Copies, side: Side, isOne: (id: keyof typeof CARDS) => boolean): readonly Part[] {
  const counts = new Map<Sort, number>();
  for (const [id, n] of entriesOf(copies)) {
    const sort = sortOf(CARDS[id]);
    if (isOne(id)) counts.set(sort, (counts.get(sort) ?? 0) + n);
  }
  return SORTS[side].map((sort) => ({ sort, n: counts.get(sort) ?? 0 }));
}

/** How many there are of each sort of a side. */
export function sortCounts(copies: Copies, side: Side): readonly Part[] {
  return partsOf(copies, side, () => true);
}

function columns(
  copies: Copies,
  side: Side,
  values: readonly number[],
  valueIn: (id: keyof typeof CARDS) => number | null,
): readonly Column[] {
  return values.map((value) => {
    const parts = partsOf(copies, side, (id) => valueIn(id) === value);
    return { value, parts, n: parts.reduce((sum, part) => sum + part.n, 0) };
  });
}

const CURVES: Readonly<Record<Side, readonly number[]>> = { survivor: [0, 1, 2], zombie: [1, 2, 3, 4, 5, 6] };

/** How many cost how much: AP or TP of Survivor cards, TH of zombies. */
export function costCurve(copies: Copies, side: Side): readonly Column[] {
  return columns(copies, side, CURVES[side], (id) => costOf(CARDS[id]).n);
}

/** How many zombies are how hard to escape. */
export function edCurve(copies: Copies): readonly Column[] {
  return columns(copies, 'zombie', [2, 3, 4, 5, 6], (id) => {
    const card = CARDS[id];
    return card.type === 'zombie' ? card.ed : null;
  });
}
