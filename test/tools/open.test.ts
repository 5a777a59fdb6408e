import { expect, it } from 'vitest';
import { sandboxFlags } from '../../tools/lib/open.mjs';

it.each([
  ['linux', true, ['--no-sandbox']],
  ['linux', false, []],
  ['darwin', true, []],
  ['win32', false, []],
] as const)('on %s (as root: %s) Electron and browsers are started with %j', (platform, isRoot, flags) => {
  expect(sandboxFlags({ platform, isRoot })).toEqual(flags);
});
