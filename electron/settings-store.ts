import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DamagedFileError, keptFile, type Report } from './kept-file';

/** The settings on disk, as JSON text that only the app itself understands. */
export interface SettingsStore {
  /** The text that was stored last, `null` if there is none or it is damaged: the app then starts with its defaults. */
  readonly load: () => Promise<string | null>;
  readonly store: (text: string) => Promise<void>;
}

export function settingsStore(path: string, report: Report): SettingsStore {
  const file = keptFile(path, isJson, report);
  return {
    async load() {
      try {
        return await file.read();
      } catch (error) {
        if (error instanceof DamagedFileError) return null;
        throw error;
      }
    },
    async store(text) {
      await mkdir(dirname(path), { recursive: true });
      await file.write(text);
    },
  };
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
