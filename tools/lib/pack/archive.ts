import path from 'node:path';
import { extractFile, getRawHeader } from '@electron/asar';

/** One file in the archive of the app. */
export interface Packed {
  /** From the top of the archive, with slashes. */
  readonly path: string;
  readonly bytes: number;
}

/** Every file of an archive in order of its path. */
export function filesOf(archive: string): readonly Packed[] {
  const { header } = getRawHeader(archive);
  return filesIn(header, '').sort((one, other) => one.path.localeCompare(other.path));
}

type Entry =
  | ReturnType<typeof getRawHeader>['header']
  | { readonly size: number }
  | { readonly link: string };

/** The archive's own table, whose names have no separators: those of a path are another on every system. */
function filesIn(entry: Entry, path: string): Packed[] {
  if ('size' in entry) return [{ path, bytes: entry.size }];
  if (!('files' in entry)) return [];
  return Object.entries(entry.files).flatMap(([name, inner]) =>
    filesIn(inner, path === '' ? name : `${path}/${name}`),
  );
}

/** @param file from the top of the archive, with slashes */
export function textOf(archive: string, file: string): string {
  return extractFile(archive, file.replaceAll('/', path.sep)).toString('utf8');
}

/** Number and size of the files of each kind, the heaviest kind first; a kind is the ending of the name. */
export function kindsOf(files: readonly Packed[]): readonly { kind: string; files: number; bytes: number }[] {
  const kinds = new Map<string, { files: number; bytes: number }>();
  for (const { path, bytes } of files) {
    const kind = /\.\w+$/.exec(path)?.[0] ?? 'other';
    const sum = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: sum.files + 1, bytes: sum.bytes + bytes });
  }
  return [...kinds].map(([kind, sum]) => ({ kind, ...sum })).sort((one, other) => other.bytes - one.bytes);
}
