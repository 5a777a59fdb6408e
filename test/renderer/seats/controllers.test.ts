import { expect, it } from 'vitest';
import { hasMessage } from '../../../renderer/i18n';
import { CONTROLLERS, controllerOf, keyOf } from '../../../renderer/seats/controllers';

it.each(CONTROLLERS)('offers %s under a name and understands the answer', (key) => {
  expect(hasMessage(`ui.new.controller.${key}`)).toBe(true);
  expect(keyOf(controllerOf(key))).toBe(key);
});
