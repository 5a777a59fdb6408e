import { expect, it } from 'vitest';
import { screenName } from '../../../renderer/app/screens';

it('names the screen of a nested state value', () => {
  expect(screenName('fault')).toBe('fault');
  expect(screenName({ title: 'menu' })).toBe('title.menu');
  expect(screenName({ table: { paused: 'settings' } })).toBe('table.paused.settings');
});
