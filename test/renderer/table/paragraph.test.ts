import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../renderer/table/print/paragraph';

const letters = (text: string) => text.length;

describe('the lines of a text', () => {
  it('are as full as they can be', () => {
    expect(linesOf('Heal two of your wounds', 10, letters)).toEqual(['Heal two', 'of your', 'wounds']);
  });

  it('leave a long word on a line of its own', () => {
    expect(linesOf('an Antidisestablishment tin', 6, letters)).toEqual(['an', 'Antidisestablishment', 'tin']);
  });
});
