import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { aFewAtATime, inTurnEach } from '../../models/kernel/in-turn';
import { isIntact } from '../../models/kernel/save';
import { newestFirst, SaveIdSchema, type SaveMeta } from '../../models/kernel/save-meta';
import { recordIn, recordText } from '../../models/kernel/save-record';
import { say } from '../words';
import type { Report } from './asides';
import { type Disk, realDisk } from './disk';
import { inWords } from './faults';
import { type KeptFile, keptFile } from './kept-file';
import { saveIndex } from './save-index';
import { headBefore, shownOf } from './stored-meta';

const FILE_NAME = /^save-(.+)\.json(?:\.bak\d)?$/;
/** Games that a list looks into at a time, so that a move never waits for more than these. */
const LOOKS_AT_ONCE = 2;

/** Saved games on disk, one file each. What the disk refuses is told by a `DiskError`. */
export interface SaveStore {
  /**
   * The saved games, newest first. Looks into a game only where its meta is missing or damaged, and leaves it out where
   * nothing of it can be read.
   */
  readonly list: () => Promise<SaveMeta[]>;
  /**
   * The text of a saved game, that of the newest version which is intact inside as well; `null` if there is none. Rejects
   * with a `DamagedFileError` if nothing of it can be read.
   */
  readonly load: (id: string) => Promise<string | null>;
  /** The picture that the newest version was saved with, of which nothing behind it is read; `null` if there is none. */
  readonly picture: (id: string) => Promise<string | null>;
  /** Waits for what was asked for about the same game before, never for a list or another game. */
  readonly save: (id: string, meta: SaveMeta, text: string, picture?: string | null) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Resolves when everything that was asked for so far is on the disk. */
  readonly idle: () => Promise<void>;
}

/** @param folder where the files lie; made when the first game is saved */
export function saveStore(folder: string, report: Report, disk: Disk = realDisk): SaveStore {
  const turns = inTurnEach();
  const index = saveIndex(folder, disk);
  const taken = <T>(id: string, work: () => Promise<T>) => inWords(turns.take(id, work), folder);
  // The prefix keeps names that Windows reserves, such as `con`, from being file names.
  const pathOf = (id: string) => join(folder, `save-${v.parse(SaveIdSchema, id)}.json`);
  const fileOf = (id: string, isSound = isRecord): KeptFile => keptFile(pathOf(id), isSound, report, disk);

  async function load(id: string): Promise<string | null> {
    const stored = await fileOf(id, isGame).read();
    const record = stored === null ? null : recordIn(stored);
    if (record) await index.correct(id, shownOf(id, record));
    return record?.text ?? null;
  }

  /** Learns what the list shows of a game; one that can't be read costs its own line and no other. */
  async function look(id: string): Promise<void> {
    // It may have been saved while it waited for its turn.
    if ((await index.known()).has(id)) return;
    try {
      const { meta } = await headBefore(pathOf(id), disk);
      if (meta) index.put(id, { ...meta, id });
      else await load(id);
    } catch (error) {
      report(say('store.left-out', { id, message: error instanceof Error ? error.message : String(error) }));
    }
  }

  return {
    async list() {
      await turns.idle();
      const ids = await inWords(idsIn(folder, disk), folder);
      const known = await index.known();
      const unknown = ids.filter((id) => !known.has(id));
      await aFewAtATime(unknown, LOOKS_AT_ONCE, (id) => turns.take(id, () => look(id)));
      if (unknown.length > 0) await index.flush();
      return ids.flatMap((id) => known.get(id) ?? []).sort(newestFirst);
    },
    load: (id) => taken(id, () => load(id)),
    picture: (id) => taken(id, async () => (await headBefore(pathOf(id), disk)).picture),
    save: (id, meta, text, picture) =>
      taken(id, async () => {
        const file = fileOf(id);
        await mkdir(folder, { recursive: true });
        await index.doubt(id);
        await file.write(recordText({ ...meta, id }, text, picture));
        index.put(id, { ...meta, id });
      }),
    remove: (id) =>
      taken(id, async () => {
        const file = fileOf(id);
        await index.doubt(id);
        await file.remove();
        index.put(id, null);
      }),
    async idle() {
      await turns.idle();
      await index.flush();
    },
  };
}

function isRecord(stored: string): boolean {
  return recordIn(stored) !== null;
}

/** Asked of a game that is to be played; before every move it would take too long. */
function isGame(stored: string): boolean {
  const record = recordIn(stored);
  return record !== null && isIntact(record.text);
}

async function idsIn(folder: string, disk: Disk): Promise<readonly string[]> {
  const ids = (await disk.names(folder)).map((name) => FILE_NAME.exec(name)?.[1]);
  return [...new Set(ids.filter((id) => v.is(SaveIdSchema, id)))];
}
