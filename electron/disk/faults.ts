import { say } from '../words';
import { codeOf } from './codes';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const PROTECTED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What the disk refused, as a sentence for the player. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

/**
 * Waits for work on the disk; what it refuses is told in a sentence.
 *
 * @param place the folder that was written to
 * @throws DiskError in place of an error of the file system; other errors as they are
 */
export async function inWords<T>(work: Promise<T>, place: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error);
    if (code === null || !(error instanceof Error)) throw error;
    throw new DiskError(sentenceOf(code, error.message, place), { cause: error });
  }
}

function sentenceOf(code: string, message: string, place: string): string {
  if (FULL.has(code)) return say('store.full');
  return PROTECTED.has(code) ? say('store.read-only', { place }) : say('store.failed', { message });
}
