import { afterEach, expect, it } from 'vitest';
import { keyName } from '../../../renderer/hud/key-name';
import { speak } from '../../../renderer/i18n';

afterEach(() => speak('en'));

it('calls keys what stands on the keyboards of those who read', async () => {
  expect(['Ctrl+Z', 'Space', 'A', 'ArrowLeft'].map(keyName)).toEqual(['Ctrl+Z', 'Space', 'A', '←']);
  expect(['+', 'Ctrl++', 'Escape', 'Shift+ArrowUp'].map(keyName)).toEqual(['+', 'Ctrl++', 'Esc', 'Shift+↑']);
  await speak('de');
  expect(['Ctrl+Z', 'Space', 'A', 'ArrowLeft'].map(keyName)).toEqual(['Strg+Z', 'Leertaste', 'A', '←']);
});
