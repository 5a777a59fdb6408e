import { readFile } from 'node:fs/promises';
import type { Protocol } from 'electron';
import { isAppUrl } from './origin';
import { fileOf, headersOf } from './serving.mjs';

const NOTHING_HERE = { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } };

/** Answers one request for a file of the built app; what is not in the folder is not found. */
export async function respond(root: string, request: Pick<Request, 'url' | 'method'>): Promise<Response> {
  if (request.method !== 'GET' || !isAppUrl(request.url)) return new Response('Not found', NOTHING_HERE);
  const file = fileOf(root, new URL(request.url).pathname);
  if (file === null) return new Response('Not found', NOTHING_HERE);
  try {
    return new Response(new Uint8Array(await readFile(file)), { headers: headersOf(file) });
  } catch {
    return new Response('Not found', NOTHING_HERE);
  }
}

/** Serves the folder of the built app under `app://curfew/`. */
export function serveApp(protocol: Pick<Protocol, 'handle'>, root: string): void {
  protocol.handle('app', (request) => respond(root, request));
}
