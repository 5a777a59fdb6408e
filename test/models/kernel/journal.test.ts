import { describe, expect, it } from 'vitest';
import { Journal } from '../../../models/kernel/journal';

describe('an excerpt of a journal', () => {
  it('stays what it was when more is written', () => {
    const journal = new Journal(['a', 'b']);
    const before = journal.excerpt();
    journal.add('c');
    expect([...before]).toEqual(['a', 'b']);
    expect([...journal.excerpt()]).toEqual(['a', 'b', 'c']);
    expect([before.length, before.at(2), before.at(-1), before.at(0)]).toEqual([2, undefined, 'b', 'a']);
  });

  it('stays what it was when something is taken back and another thing written', () => {
    const journal = new Journal(['a', 'b']);
    const before = journal.excerpt();
    journal.cut(1);
    journal.add('x');
    expect([...before]).toEqual(['a', 'b']);
    expect([...journal.excerpt()]).toEqual(['a', 'x']);
  });

  it('can be read like a list', () => {
    const journal = new Journal([1, 2, 3, 4]);
    const excerpt = journal.excerpt();
    journal.add(5);
    expect(excerpt.slice(1)).toEqual([2, 3, 4]);
    expect(excerpt.slice(-2)).toEqual([3, 4]);
    expect(excerpt.slice(0, -1)).toEqual([1, 2, 3]);
    expect(excerpt.slice(1, 9)).toEqual([2, 3, 4]);
    expect(excerpt.map((n) => n * 2)).toEqual([2, 4, 6, 8]);
    expect(excerpt.filter((n) => n > 2)).toEqual([3, 4]);
  });
});
