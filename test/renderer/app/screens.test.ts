import { expect, it } from 'vitest';
import { beneathPhoto, screenName } from '../../../renderer/app/screens';

it('names the screen of a nested state value', () => {
  expect(screenName('fault')).toBe('fault');
  expect(screenName({ title: 'menu' })).toBe('title.menu');
  expect(screenName({ table: { paused: 'settings' } })).toBe('table.paused.settings');
});

it('knows the screen beneath a photo, which is the one it was begun from', () => {
  expect(beneathPhoto('table.photo')).toBe('table.playing');
  expect(beneathPhoto('title.records.replayPhoto')).toBe('title.records.replay');
  expect(beneathPhoto('table.paused.menu')).toBe('table.paused.menu');
});
