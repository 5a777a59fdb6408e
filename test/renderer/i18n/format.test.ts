import { describe, expect, it } from 'vitest';
import { format } from '../../../renderer/i18n/format';

const asItIs = (text: string) => text;

describe('format', () => {
  it('puts numbers and words in their slots', () => {
    expect(format('{name} has {n} dice.', { name: 'Mara', n: 3 }, asItIs)).toBe('Mara has 3 dice.');
  });

  it('chooses the word for one or for many', () => {
    const text = '{n} {n|die|dice}';
    expect(format(text, { n: 1 }, asItIs)).toBe('1 die');
    expect(format(text, { n: 0 }, asItIs)).toBe('0 dice');
    expect(format(text, { n: 2 }, asItIs)).toBe('2 dice');
  });

  it('translates a parameter that is a message id itself', () => {
    const nested = (text: string) => (text === 'boost.jump' ? 'Jump' : text);
    expect(format('No {boost} icon.', { boost: 'boost.jump' }, nested)).toBe('No Jump icon.');
  });

  it('leaves a slot without its parameter visible', () => {
    expect(format('{n} {n|die|dice}', {}, asItIs)).toBe('{n} {n|die|dice}');
  });
});
