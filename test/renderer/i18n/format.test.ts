import { describe, expect, it } from 'vitest';
import { format as formatIn, type Words } from '../../../renderer/i18n/format';
import { grammarOf } from '../../../renderer/i18n/grammar';

const ENGLISH = grammarOf('en-GB');
const format = (text: string, words: Words) => formatIn(text, words, ENGLISH);

describe('format', () => {
  it('puts numbers and words in their slots', () => {
    expect(format('{name} has {n} dice.', { name: 'Mara', n: 3 })).toBe('Mara has 3 dice.');
  });

  it('chooses the word for one or for many', () => {
    const text = '{n} {n|die|dice}';
    expect(format(text, { n: 1 })).toBe('1 die');
    expect(format(text, { n: 0 })).toBe('0 dice');
    expect(format(text, { n: 2 })).toBe('2 dice');
  });

  it('leaves alone what a parameter says, whatever it looks like', () => {
    expect(format('{name} moves.', { name: 'ui.close' })).toBe('ui.close moves.');
    expect(format('{name} moves.', { name: '{name}' })).toBe('{name} moves.');
  });

  it('takes no parameter that was not given for one', () => {
    expect(format('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  it('leaves a slot without its parameter visible', () => {
    expect(format('{n} {n|die|dice}', {})).toBe('{n} {n|die|dice}');
  });

  it('writes numbers as the language does', () => {
    expect(format('{n}', { n: 1234.5 })).toBe('1,234.5');
    expect(formatIn('{n}', { n: 1234.5 }, grammarOf('de'))).toBe('1.234,5');
    expect(formatIn('{n}', { n: -2 }, grammarOf('de'))).toBe('-2');
  });

  it('has as many forms for numbers as the language', () => {
    const text = '{n|karta|karty|kart|karty}';
    const polish = [1, 3, 5, 22].map((n) => formatIn(text, { n }, grammarOf('pl')));
    expect(polish).toEqual(['karta', 'karty', 'kart', 'karty']);
  });

  it('takes what is no number for several', () => {
    expect(format('{n|die|dice}', { n: 'many' })).toBe('dice');
  });
});
