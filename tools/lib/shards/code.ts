/** A fingerprint of the code that plays games: parts that other code played are not put together with ours. */
import { fileURLToPath } from 'node:url';
import { fingerprintOf } from '../build-stamp.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** @returns the same on every system for the same files */
export function codeOfGames(): string {
  return fingerprintOf(
    ROOT,
    ['package-lock.json'],
    ['machines', 'models', 'tools/lib/own', 'tools/lib/simulate', 'tools/lib/soak'],
  );
}
