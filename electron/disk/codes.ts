import { SaveError } from '../../models/kernel/save-fault';

/** The code that Node gives an error of the file system, such as `ENOENT`; null for any other error. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof SaveError) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** For a `catch`: a missing file is no error; any other is thrown again. */
export function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
