import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../tools/lib/static-server.mjs';
import { tempFolder } from '../helpers/temp-folder';

async function aServer(ports: readonly number[] = [0]) {
  const parent = tempFolder();
  const root = join(parent, 'app');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  const server = await serve(root, ports);
  onTestFinished(() => server.close());
  return server;
}

/** Asks for a path exactly as it is written; `fetch` would tidy it up first. */
function statusOf(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('the server of the built app', () => {
  it('sends the page under the content security policy', async () => {
    const { url } = await aServer();
    const response = await fetch(url);
    expect(await response.text()).toBe('<!doctype html>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['/index.html?a=1', 200],
    ['/missing.js', 404],
    ['/assets', 404],
    ['/../secret.txt', 403],
    ['/%2e%2e/secret.txt', 403],
    ['/%2e%2e%2fsecret.txt', 403],
    ['/assets/../../secret.txt', 403],
    ['/%', 403],
  ])('answers %s with %i', async (path, status) => {
    const { port } = await aServer();
    expect(await statusOf(port, path)).toBe(status);
  });

  it('only reads', async () => {
    const { port } = await aServer();
    expect(await statusOf(port, '/', { method: 'HEAD' })).toBe(200);
    expect(await statusOf(port, '/', { method: 'POST' })).toBe(405);
  });

  it.each([
    ['127.0.0.1', 200],
    ['localhost', 200],
    ['example.org', 403],
    ['127.0.0.1.example.org', 403],
  ])('asked for under the name %s answers %i', async (name, status) => {
    const { port } = await aServer();
    expect(await statusOf(port, '/', { headers: { Host: `${name}:${port}` } })).toBe(status);
    expect(await statusOf(port, '/', { headers: { Host: name } })).toBe(403);
  });

  it('takes the next port when one is in use', async () => {
    const first = await aServer();
    const second = await aServer([first.port, 0]);
    expect(second.port).not.toBe(first.port);
    expect((await fetch(second.url)).status).toBe(200);
  });

  it('says so when no port is free', async () => {
    const first = await aServer();
    await expect(serve('/', [first.port])).rejects.toThrow(`None of the ports ${first.port} is free.`);
  });
});
