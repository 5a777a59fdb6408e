import { expect, it } from 'vitest';
import {
  MOST_PRESETS,
  soundPresets,
  whyNotKept,
  withoutPreset,
  withPreset,
} from '../../../renderer/paint/own-presets';

const RED = { cloth: { colour: '#c8352b', wash: 60, brush: 40 } };
const MINE = { name: 'Mine', paintwork: RED };

it('paint is kept under a tidy name, and deleted again', () => {
  const kept = withPreset(withPreset([], ' Mine ', RED), 'Two\nlines', RED);
  expect(kept).toEqual([MINE, { name: 'Two lines', paintwork: RED }]);
  expect(withoutPreset(kept, 'Two lines')).toEqual([MINE]);
});

it('says why paint is not kept, and then keeps what there was', () => {
  const many = Array.from({ length: MOST_PRESETS }, (_, n) => ({ name: `P${n}`, paintwork: RED }));
  expect(whyNotKept([], 'Mine', {})).toBe('is-plain');
  expect(whyNotKept([], '  ', RED)).toBe('nameless');
  expect(whyNotKept([MINE], ' Mine', RED)).toBe('taken');
  expect(whyNotKept(many, 'Mine', RED)).toBe('too-many');
  expect(whyNotKept([MINE], 'Other', RED)).toBeNull();
  expect(withPreset(many, 'Mine', RED)).toBe(many);
});

it('what is sound of stored paint is found among what is not, each name once', () => {
  expect(soundPresets([MINE, null, { ...MINE, paintwork: 'red' }, MINE])).toEqual([MINE]);
  expect(soundPresets({ length: 1 })).toEqual([]);
});
