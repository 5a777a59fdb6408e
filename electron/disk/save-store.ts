import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isIntact } from '../../models/kernel/save';
import {
  newestFirst,
  SaveIdSchema,
  type SaveMeta,
  type SaveRecord,
  SaveRecordSchema,
} from '../../models/kernel/save-meta';
import { say } from '../words';
import { type Disk, nullIfMissing, realDisk } from './disk';
import { inWords } from './faults';
import { inTurn } from './in-turn';
import { type KeptFile, keptFile, type Report } from './kept-file';

const FILE_NAME = /^save-(.+)\.json(?:\.bak\d)?$/;
const StoredSchema = v.pipe(v.string(), v.parseJson(), SaveRecordSchema);

/** Saved games on disk, one file each. What the disk refuses is told by a `DiskError`. */
export interface SaveStore {
  /** The saved games that can be read, newest first. */
  readonly list: () => Promise<SaveMeta[]>;
  /**
   * The text of a saved game, that of the newest version which is intact inside as well; `null` if there is none. Rejects
   * with a `DamagedFileError` if nothing of it can be read.
   */
  readonly load: (id: string) => Promise<string | null>;
  readonly save: (id: string, meta: SaveMeta, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Resolves when everything that was asked for so far is on the disk. */
  readonly idle: () => Promise<void>;
}

/** @param folder where the files lie; made when the first game is saved */
export function saveStore(folder: string, report: Report, disk: Disk = realDisk): SaveStore {
  const turns = inTurn();
  const taken = <T>(work: () => Promise<T>) => inWords(turns.take(work), folder);
  const fileOf = (id: string, isSound = isRecord): KeptFile =>
    // The prefix keeps names that Windows reserves, such as `con`, from being file names.
    keptFile(join(folder, `save-${v.parse(SaveIdSchema, id)}.json`), isSound, report, disk);
  return {
    list: () => taken(() => listIn(folder, fileOf, report)),
    load: (id) =>
      taken(async () => {
        const stored = await fileOf(id, isGame).read();
        return stored === null ? null : recordOf(stored).text;
      }),
    save: (id, meta, text) =>
      taken(async () => {
        const record: SaveRecord = { meta: { ...meta, id }, text };
        await mkdir(folder, { recursive: true });
        await fileOf(id).write(JSON.stringify(record));
      }),
    remove: (id) => taken(() => fileOf(id).remove()),
    idle: turns.idle,
  };
}

function isRecord(stored: string): boolean {
  return v.is(StoredSchema, stored);
}

/** Asked of a game that is to be played; lists would take too long with it. */
function isGame(stored: string): boolean {
  return isRecord(stored) && isIntact(recordOf(stored).text);
}

function recordOf(stored: string): SaveRecord {
  return v.parse(StoredSchema, stored);
}

async function listIn(folder: string, fileOf: (id: string) => KeptFile, report: Report): Promise<SaveMeta[]> {
  const metas: SaveMeta[] = [];
  for (const id of await idsIn(folder)) {
    const meta = await metaOf(id, fileOf(id), report);
    if (meta !== null) metas.push(meta);
  }
  return metas.sort(newestFirst);
}

/** What the list shows of one saved game; a file that can't be read costs its own line and no other. */
async function metaOf(id: string, file: KeptFile, report: Report): Promise<SaveMeta | null> {
  try {
    const stored = await file.read();
    return stored === null ? null : { ...recordOf(stored).meta, id };
  } catch (error) {
    report(say('store.left-out', { id, message: error instanceof Error ? error.message : String(error) }));
    return null;
  }
}

async function idsIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  const ids = names.map((name) => FILE_NAME.exec(name)?.[1]).filter((id) => v.is(SaveIdSchema, id));
  return [...new Set(ids)];
}
