import { expect, it } from 'vitest';
import { withAdvised } from '../../../../../renderer/games/outbreak-duel/hud/advised-marks';
import { table } from '../../../../helpers/outbreak-duel';

const state = table({ street: ['ZW1'] });
const shambler = { kind: 'zombie', zombie: 1 } as const;

it('the zombie that advice is about stands out in the form of the coach, with its odds', () => {
  const marks = [{ spot: shambler, tone: 'choice', label: '1 AP · 67%' }] as const;
  expect(withAdvised(marks, { type: 'TARGET', zombie: 1 }, state)).toEqual([
    { spot: shambler, tone: 'focus', label: 'Advice: 1 AP · 67%' },
  ]);
});

it('without advice, and with advice about no thing, the table stays as it is', () => {
  const marks = [{ spot: shambler, tone: 'choice' }] as const;
  expect(withAdvised(marks, null, state)).toBe(marks);
  expect(withAdvised(marks, { type: 'PASS' }, state)).toEqual(marks);
});
