import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileOf, headersOf } from '../../electron/serving.mjs';

const HOST = '127.0.0.1';

/**
 * Serves a folder to this computer only.
 *
 * @param {string} root absolute path of the folder
 * @param {readonly number[]} ports those to try in turn; 0 takes any that is free
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} rejects if no port can be had
 */
export async function serve(root, ports) {
  const server = createServer((request, response) => void answer(root, request, response));
  const port = await listen(server, ports);
  return {
    port,
    url: `http://${HOST}:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Whether a request was made to this computer by its own name. A page from elsewhere whose name was made to lead here
 * asks under that name, and shall not read what is here.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function isForUs({ headers, socket }) {
  return [HOST, 'localhost'].some((name) => headers.host === `${name}:${socket.localPort}`);
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(root, request, response) {
  if (!isForUs(request)) return refuse(response, 403);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const [pathname = '/'] = (request.url ?? '/').split(/[?#]/);
  const file = fileOf(root, pathname);
  if (file === null) return refuse(response, 403);
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return refuse(response, 404);
  response.writeHead(200, headersOf(file)).end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {403 | 404 | 405} status
 */
function refuse(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`);
}

/**
 * @param {import('node:http').Server} server
 * @param {readonly number[]} ports
 */
async function listen(server, ports) {
  for (const port of ports) {
    const taken = await tryPort(server, port);
    if (taken !== null) return taken;
  }
  throw new Error(`None of the ports ${ports.join(', ')} is free.`);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number | null>} the port that is listened on, `null` if it is in use
 */
function tryPort(server, port) {
  return new Promise((resolve, reject) => {
    const failed = (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(null) : reject(error);
    server.once('error', failed);
    server.listen(port, HOST, () => {
      server.off('error', failed);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}
