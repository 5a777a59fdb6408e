import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inTurn } from '../../models/kernel/in-turn';
import type { Report } from './asides';
import { type Disk, realDisk } from './disk';
import { inWords } from './faults';
import { DamagedFileError, keptFile } from './kept-file';

/** The settings on disk, as JSON text that only the app itself understands. What the disk refuses is told by a `DiskError`. */
export interface SettingsStore {
  /** The text that was stored last, `null` if there is none or it is damaged: the app then starts with its defaults. */
  readonly load: () => Promise<string | null>;
  readonly store: (text: string) => Promise<void>;
  /** Resolves when everything that was asked for so far is on the disk. */
  readonly idle: () => Promise<void>;
}

export function settingsStore(path: string, report: Report, disk: Disk = realDisk): SettingsStore {
  const file = keptFile(path, isJson, report, disk);
  const turns = inTurn();
  const taken = <T>(work: () => Promise<T>) => inWords(turns.take(work), dirname(path));
  return {
    load: () => taken(() => file.read().catch(nullIfDamaged)),
    store: (text) =>
      taken(async () => {
        await mkdir(dirname(path), { recursive: true });
        await file.write(text);
      }),
    idle: turns.idle,
  };
}

function nullIfDamaged(error: unknown): null {
  if (error instanceof DamagedFileError) return null;
  throw error;
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
