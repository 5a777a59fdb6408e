import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, headersOf } from '../../electron/serving.mjs';

const ROOT = resolve('/app/dist');

describe('the file that a path asks for', () => {
  it('is index.html for the folder itself', () => {
    expect(fileOf(ROOT, '/')).toBe(join(ROOT, 'index.html'));
  });

  it('is found after decoding', () => {
    expect(fileOf(ROOT, '/assets/a%20b.js')).toBe(join(ROOT, 'assets', 'a b.js'));
  });

  it('may have two dots in its name', () => {
    expect(fileOf(ROOT, '/..a.js')).toBe(join(ROOT, '..a.js'));
  });

  it.each([
    '/../secret',
    '/..',
    '/%2e%2e/secret',
    '/%2e%2e%2fsecret',
    '/assets/../../dist-other/x',
    '/assets/..',
    '/%',
    '/a%00.js',
  ])('is none for %s', (path) => {
    expect(fileOf(ROOT, path)).toBeNull();
  });
});

describe('the headers of a file', () => {
  it('forbid whatever does not come from the app', () => {
    const policy = headersOf('index.html')['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  });

  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['a.JS', 'text/javascript; charset=utf-8'],
    ['runner.glb', 'model/gltf-binary'],
    ['unknown', 'application/octet-stream'],
  ])('name the type of %s', (file, type) => {
    expect(headersOf(file)['Content-Type']).toBe(type);
  });
});
