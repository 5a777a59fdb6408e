import { describe, expect, it } from 'vitest';
import { format } from '../../../renderer/i18n/format';

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
});
