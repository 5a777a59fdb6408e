import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git', '__pycache__']);
const ATTRIBUTES = readFileSync(join(ROOT, '.gitattributes'), 'utf8');

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('release') || entry.name.endsWith('.log'))
      return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });
}

/** What git itself takes for a sign that a file is no text. */
function isBinary(path: string): boolean {
  return readFileSync(path).subarray(0, 8000).includes(0);
}

describe('a checkout', () => {
  const files = filesIn(ROOT);

  it('has the same line ends on every system, whatever git is set to', () => {
    expect(ATTRIBUTES).toMatch(/^\* text=auto eol=lf$/m);
  });

  it('leaves every kind of binary file as it is', () => {
    const kinds = [...new Set(files.filter(isBinary).map((path) => extname(path)))];
    expect(kinds.length).toBeGreaterThan(2);
    expect(kinds.filter((kind) => !ATTRIBUTES.split('\n').includes(`*${kind} binary`))).toEqual([]);
  });
});
