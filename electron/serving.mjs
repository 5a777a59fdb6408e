/**
 * How the built app is served, by Electron's `app://` protocol and by `npm start`'s own server alike.
 * Plain JavaScript, because `npm start` uses it where nothing may have been built yet.
 */
import { extname, isAbsolute, relative, resolve, sep } from 'node:path';

/** Everything comes from the app itself; WebAssembly is for the mesh decoder, `data:` and `blob:` for loaded textures. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' data: blob:",
  "media-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @type {Readonly<Record<string, string>>} */
const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.exr': 'image/x-exr',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * The file of a folder that a URL's path asks for, `null` when the path leaves the folder or can't be decoded.
 * Whether the file exists is not looked at.
 *
 * @param {string} root absolute path of the folder that is served
 * @param {string} pathname still percent-encoded; `/` stands for `index.html`
 * @returns {string | null}
 */
export function fileOf(root, pathname) {
  const wanted = decoded(pathname);
  if (wanted === null || wanted.includes('\0')) return null;
  const file = resolve(root, `.${sep}${wanted === '/' ? 'index.html' : wanted}`);
  const inside = relative(root, file);
  const escapes = inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return escapes ? null : file;
}

/** @param {string} pathname */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * The headers that a file is sent with.
 *
 * @param {string} file
 * @returns {Record<string, string>}
 */
export function headersOf(file) {
  return {
    'Content-Type': CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-cache',
  };
}
