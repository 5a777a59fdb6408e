/** Lists that only grow, and looks at them that cost the same however long they are. */

/** As much of a list as whoever reads it needs; an array is one, too. */
export interface Listing<T> extends Iterable<T> {
  readonly length: number;
  at(index: number): T | undefined;
  slice(start?: number, end?: number): readonly T[];
}

/**
 * A journal as it was at one moment: what is written later does not show in it, and nothing was copied for it.
 */
export class Excerpt<T> implements Listing<T> {
  readonly #items: readonly T[];

  constructor(
    items: readonly T[],
    readonly length: number,
  ) {
    this.#items = items;
  }

  /** As of an array: negative numbers count from the end. */
  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index;
    return place < this.length ? this.#items[place] : undefined;
  }

  /** As of an array; the result is a copy. */
  slice(start = 0, end = this.length): T[] {
    const last = end < 0 ? this.length + end : Math.min(end, this.length);
    return this.#items.slice(start < 0 ? Math.max(this.length + start, 0) : start, last);
  }

  map<Result>(change: (item: T, index: number) => Result): Result[] {
    return this.slice().map(change);
  }

  filter(keep: (item: T) => boolean): T[] {
    return this.slice().filter(keep);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.length; index++) yield this.#items[index] as T;
  }
}

/** A list that only grows. Cutting it short makes a new one, so that excerpts stay what they were. */
export class Journal<T> {
  private items: T[];

  constructor(items: Iterable<T> = []) {
    this.items = [...items];
  }

  get length(): number {
    return this.items.length;
  }

  add(item: T): void {
    this.items.push(item);
  }

  /** Forgets everything but the first `length` items. */
  cut(length: number): void {
    if (length < this.items.length) this.items = this.items.slice(0, length);
  }

  /** What was added after the first `length` items, as a copy. */
  since(length: number): T[] {
    return this.items.slice(length);
  }

  excerpt(): Excerpt<T> {
    return new Excerpt(this.items, this.items.length);
  }
}
