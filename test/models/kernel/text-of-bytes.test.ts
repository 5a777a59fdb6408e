import { describe, expect, it } from 'vitest';
import { textOfBytes, withoutMark } from '../../../models/kernel/text-of-bytes';
import { markedBytes } from '../../helpers/odd-texts';

describe('the text in bytes', () => {
  it.each(markedBytes('Ночь {"a":1}'))('is found behind the byte order mark of %s', (_what, bytes) => {
    expect(textOfBytes(bytes)).toBe('Ночь {"a":1}');
  });

  it('is UTF-8 where no mark says otherwise, however short', () => {
    expect(textOfBytes(Buffer.from('Ночь'))).toBe('Ночь');
    expect(textOfBytes(new Uint8Array())).toBe('');
    expect(textOfBytes(Buffer.from('1'))).toBe('1');
  });

  it('loses its mark once decoded too, and only at the beginning', () => {
    expect(withoutMark('\uFEFFa\uFEFF')).toBe('a\uFEFF');
  });
});
