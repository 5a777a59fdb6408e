import { extractFile, listPackage, statFile } from '@electron/asar';

/** One file in the archive of the app. */
export interface Packed {
  /** From the top of the archive, with slashes. */
  readonly path: string;
  readonly bytes: number;
}

/** Every file of an archive in order of its path. */
export function filesOf(archive: string): readonly Packed[] {
  return listPackage(archive, { isPack: false })
    .map((path) => path.replaceAll('\\', '/').slice(1))
    .flatMap((path) => {
      const entry = statFile(archive, path);
      return 'size' in entry ? [{ path, bytes: entry.size }] : [];
    })
    .sort((one, other) => one.path.localeCompare(other.path));
}

export function textOf(archive: string, path: string): string {
  return extractFile(archive, path).toString('utf8');
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
