import { expect, it } from 'vitest';
import { ArgumentError } from '../../tools/lib/command-line';
import { requestOf } from '../../tools/lib/paces/arguments';

it('plays all paces once unless told otherwise', () => {
  expect(requestOf([])).toEqual({ times: 1, only: null });
  expect(requestOf(['--times', '10', '--only', 'motion off'])).toEqual({ times: 10, only: 'motion off' });
});

it.each(['0', '-1', 'ten', '1.5'])('does not play %s times', (times) => {
  expect(() => requestOf([`--times=${times}`])).toThrow(ArgumentError);
});
