import { afterEach, expect, it } from 'vitest';
import { keyName } from '../../../renderer/hud/key-name';
import { speak } from '../../../renderer/i18n';

afterEach(() => speak('en'));

it('calls keys what stands on the keyboards of those who read', async () => {
  expect(['Ctrl+Z', 'Space', 'A', '←'].map(keyName)).toEqual(['Ctrl+Z', 'Space', 'A', '←']);
  await speak('de');
  expect(['Ctrl+Z', 'Space', 'A', '←'].map(keyName)).toEqual(['Strg+Z', 'Leertaste', 'A', '←']);
});
