import { describe, expect, it } from 'vitest';
import { DEEPEST_SAVE, isTooDeep } from '../../../models/kernel/save-fault';
import { nested } from '../../helpers/odd-texts';

describe('nesting', () => {
  it('is allowed up to a limit', () => {
    expect(isTooDeep(JSON.parse(nested(DEEPEST_SAVE)))).toBe(false);
    expect(isTooDeep(JSON.parse(nested(DEEPEST_SAVE + 1)))).toBe(true);
  });

  it.each([5_001, 20_000])('of %i levels overflows nothing', (levels) => {
    expect(isTooDeep(JSON.parse(nested(levels)))).toBe(true);
    expect(isTooDeep(JSON.parse('['.repeat(levels) + ']'.repeat(levels)))).toBe(true);
  });

  it('is none in what is no object', () => {
    for (const flat of [null, 1, 'a', [], {}, [1, 'a', null]]) expect(isTooDeep(flat)).toBe(false);
  });
});
