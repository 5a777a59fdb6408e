import { constants, type FileHandle, lstat, open } from 'node:fs/promises';
import { SaveError } from '../../models/kernel/save-fault';
import { codeOf } from './codes';

interface ReadOptions {
  /** Bytes; more are not read. */
  readonly limit: number;
  /** Whether a symbolic link is taken for the file that it leads to. */
  readonly follow?: boolean;
}

/** Without it a pipe that nobody writes to would be waited for. Windows has no such pipes among its files. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
/** What systems answer where no file can be read: a folder, a socket, a chain of links without an end. */
const NOT_FILES = new Set(['EISDIR', 'ENXIO', 'ELOOP']);

/**
 * The bytes of an ordinary file. Pipes, devices, folders, and links that are not to be followed are never read from.
 * @throws SaveError where it is no ordinary file, or larger than the limit; an error of the file system otherwise
 */
export function readPlainFile(path: string, { limit, follow = false }: ReadOptions): Promise<Uint8Array> {
  return withPlainFile(path, follow, async (file, size) => {
    if (size > limit) throw new SaveError('too-large');
    return file.readFile();
  });
}

/** The first bytes of an ordinary file, of which links are none. */
export function readHead(path: string, bytes: number): Promise<Uint8Array> {
  return withPlainFile(path, false, async (file) => {
    const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  });
}

async function withPlainFile<T>(
  path: string,
  follow: boolean,
  read: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  if (!follow && (await lstat(path)).isSymbolicLink()) throw new SaveError('not-a-file');
  const file = await open(path, READ).catch(noFile);
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new SaveError('not-a-file');
    return await read(file, found.size);
  } finally {
    await file.close();
  }
}

function noFile(error: unknown): never {
  throw NOT_FILES.has(codeOf(error) ?? '') ? new SaveError('not-a-file') : error;
}
