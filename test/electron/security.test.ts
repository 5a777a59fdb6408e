import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const NOTES = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

const sources = readdirSync(join(ROOT, 'electron'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:ts|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'electron', path), 'utf8') }));

describe('the shell', () => {
  it.each([
    ['opens nothing in other programs', /\bopenExternal\b|\bopenPath\b|node:child_process/],
    ['runs no text as code', /\beval\(|new Function\(|executeJavaScript|node:vm/],
    ['asks the network for nothing', /\bfetch\(|node:https?'|node:net'|autoUpdater/],
    ['goes round no policy', /bypassCSP|webSecurity: false|sandbox: false|nodeIntegration\w*: true/],
    ['leaves people the switch --no-sandbox, which this would take from the command line', /enableSandbox/],
  ])('%s', (_what, pattern) => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the security notes', () => {
  it('name only files that are there', () => {
    const named = [...NOTES.matchAll(/`((?:electron|test|tools|models|\.github)\/[\w./-]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(30);
    const missing = named.filter((path) => !readable(path));
    expect(missing).toEqual([]);
  });

  it('have a line for each of the 20 points of Electron', () => {
    const points = [...NOTES.matchAll(/^\| (\d+(?:, \d+)*) \|/gm)].flatMap(([, numbers = '']) =>
      numbers.split(', ').map(Number),
    );
    expect(points).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

function readable(path: string): boolean {
  try {
    return readFileSync(join(ROOT, path)).length > 0;
  } catch {
    return false;
  }
}
