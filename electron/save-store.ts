import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  newestFirst,
  SaveIdSchema,
  type SaveMeta,
  type SaveRecord,
  SaveRecordSchema,
} from '../models/kernel/save-meta';
import { type KeptFile, keptFile, type Report } from './kept-file';

const FILE_NAME = /^save-(.+)\.json(?:\.bak)?$/;
const StoredSchema = v.pipe(v.string(), v.parseJson(), SaveRecordSchema);

/** Saved games on disk, one file each. */
export interface SaveStore {
  /** The saved games that can be read, newest first. */
  readonly list: () => Promise<SaveMeta[]>;
  /** The text of a saved game, `null` if there is none. Rejects with a `DamagedFileError` if nothing of it can be read. */
  readonly load: (id: string) => Promise<string | null>;
  readonly save: (id: string, meta: SaveMeta, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** @param folder where the files lie; made when the first game is saved */
export function saveStore(folder: string, report: Report): SaveStore {
  const fileOf = (id: string): KeptFile =>
    // The prefix keeps names that Windows reserves, such as `con`, from being file names.
    keptFile(join(folder, `save-${v.parse(SaveIdSchema, id)}.json`), isRecord, report);
  return {
    async list() {
      const metas = await Promise.all((await idsIn(folder)).map((id) => metaOf(id, fileOf(id), report)));
      return metas.filter((meta) => meta !== null).sort(newestFirst);
    },
    async load(id) {
      const stored = await fileOf(id).read();
      return stored === null ? null : recordOf(stored).text;
    },
    async save(id, meta, text) {
      const record: SaveRecord = { meta: { ...meta, id }, text };
      await mkdir(folder, { recursive: true });
      await fileOf(id).write(JSON.stringify(record));
    },
    remove: (id) => fileOf(id).remove(),
  };
}

function isRecord(stored: string): boolean {
  return v.is(StoredSchema, stored);
}

function recordOf(stored: string): SaveRecord {
  return v.parse(StoredSchema, stored);
}

/** What the list shows of one saved game; a file that can't be read costs its own line and no other. */
async function metaOf(id: string, file: KeptFile, report: Report): Promise<SaveMeta | null> {
  try {
    const stored = await file.read();
    return stored === null ? null : { ...recordOf(stored).meta, id };
  } catch (error) {
    report(`The saved game "${id}" is left out of the list: ${String(error)}`);
    return null;
  }
}

async function idsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.map((name) => FILE_NAME.exec(name)?.[1]).filter((id) => v.is(SaveIdSchema, id));
  return [...new Set(ids)];
}
