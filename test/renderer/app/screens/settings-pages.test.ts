import { expect, it } from 'vitest';
import { PAGES } from '../../../../renderer/app/screens/settings-pages';
import { DEFAULT_SETTINGS } from '../../../../renderer/app/settings';

/** Set and set back on the paint table. */
const ELSEWHERE = ['paints', 'presets'];

it('has every setting on one page, whose "Usual settings" sets it back and no other', () => {
  const listed = PAGES.flatMap(({ settings }) => settings);
  expect([...listed, ...ELSEWHERE].toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
});
