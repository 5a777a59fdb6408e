import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PACKAGE = readFileSync('.github/workflows/package.yml', 'utf8');
const CHECK = readFileSync('.github/workflows/check.yml', 'utf8');

it.each([
  ['CSC_LINK', 'macos'],
  ['CSC_KEY_PASSWORD', 'macos'],
  ['WIN_CSC_LINK', 'windows'],
  ['WIN_CSC_KEY_PASSWORD', 'windows'],
  ['APPLE_ID', 'macos'],
  ['APPLE_APP_SPECIFIC_PASSWORD', 'macos'],
  ['APPLE_TEAM_ID', 'macos'],
])('%s is handed to %s alone', (name, system) => {
  const lines = PACKAGE.split('\n').filter((line) => line.trim().startsWith(`${name}:`));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`\${{ startsWith(matrix.os, '${system}') && secrets.`);
});

it('actions of others are named by their commit, which nobody can move', () => {
  const uses = [PACKAGE, CHECK].flatMap((text) => text.match(/uses: .+/g) ?? []);
  expect(uses.length).toBeGreaterThan(4);
  expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
