import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { respond, serveApp } from '../../electron/protocol';
import { tempFolder } from '../helpers/temp-folder';

/** A folder with one page in it and a file beside it that nobody may see. */
function anApp(): string {
  const parent = tempFolder();
  const root = join(parent, 'app');
  mkdirSync(root);
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  return root;
}

async function status(url: string, method = 'GET'): Promise<number> {
  return (await respond(anApp(), { url, method })).status;
}

describe('the app:// protocol', () => {
  it('answers with the file under the content security policy', async () => {
    const response = await respond(anApp(), { url: 'app://curfew/index.html?x#y', method: 'GET' });
    expect(await response.text()).toBe('<!doctype html>');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it.each([
    'app://curfew/missing.js',
    'app://curfew/%2e%2e%2fsecret.txt',
    'app://other/index.html',
    'app://curfew/%',
  ])('finds nothing at %s', async (url) => {
    expect(await status(url)).toBe(404);
  });

  it('only reads', async () => {
    expect(await status('app://curfew/index.html', 'POST')).toBe(404);
  });

  it('is registered under its scheme', async () => {
    const handlers = new Map<string, (request: Request) => Response | Promise<Response>>();
    serveApp({ handle: (scheme, handler) => void handlers.set(scheme, handler) }, anApp());
    expect([...handlers.keys()]).toEqual(['app']);
  });
});
