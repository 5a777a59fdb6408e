import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { aFewAtATime, inTurnEach } from '../../models/kernel/in-turn';
import { recordIn, recordText } from '../../models/kernel/save-record';
import { sentenceOf } from '../../models/kernel/sentence-of';
import {
  newestFirst,
  StoredIdSchema,
  type StoredKind,
  type StoredMeta,
} from '../../models/kernel/stored-kind';
import { say } from '../words';
import type { Report } from './asides';
import { type Disk, realDisk } from './disk';
import { inWords } from './faults';
import { type KeptFile, keptFile } from './kept-file';
import { saveIndex } from './save-index';
import { headBefore, shownOf } from './stored-meta';

/** Things that a list looks into at a time, so that a move never waits for more than these. */
const LOOKS_AT_ONCE = 2;

/** Things of one kind on disk, such as saved games, one file each. What the disk refuses is told by a `DiskError`. */
export interface TextStore<Meta> {
  /**
   * All of them, newest first. Looks into one only where its meta is missing or damaged, and leaves it out where
   * nothing of it can be read.
   */
  readonly list: () => Promise<Meta[]>;
  /**
   * The text of one, that of the newest version which is intact inside as well; `null` if there is none. Rejects
   * with a `DamagedFileError` if nothing of it can be read.
   */
  readonly load: (id: string) => Promise<string | null>;
  /** The picture that the newest version was saved with, of which nothing behind it is read; `null` if there is none. */
  readonly picture: (id: string) => Promise<string | null>;
  /** Waits for what was asked for about the same thing before, never for a list or another one. */
  readonly save: (id: string, meta: Meta, text: string, picture?: string | null) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Resolves when everything that was asked for so far is on the disk. */
  readonly idle: () => Promise<void>;
}

/** @param folder where the files lie; made when the first of them is saved */
export function textStore<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  folder: string,
  report: Report,
  disk: Disk = realDisk,
): TextStore<Meta> {
  const fileName = new RegExp(`^${kind.prefix}-(.+)\\.json(?:\\.bak\\d)?$`);
  const turns = inTurnEach();
  const index = saveIndex(folder, disk, kind);
  const taken = <T>(id: string, work: () => Promise<T>) => inWords(turns.take(id, work), folder);
  // The prefix keeps names that Windows reserves, such as `con`, from being file names.
  const pathOf = (id: string) => join(folder, `${kind.prefix}-${v.parse(StoredIdSchema, id)}.json`);
  const isRecord = (stored: string) => recordIn(kind, stored) !== null;
  /** Asked of what is to be opened; before every change it would take too long. */
  const isOpenable = (stored: string) => {
    const record = recordIn(kind, stored);
    return record !== null && kind.isIntact(record.text);
  };
  const fileOf = (id: string, isSound = isRecord): KeptFile => keptFile(pathOf(id), isSound, report, disk);

  async function load(id: string): Promise<string | null> {
    const stored = await fileOf(id, isOpenable).read();
    const record = stored === null ? null : recordIn(kind, stored);
    if (record) await index.correct(id, shownOf(kind, id, record));
    return record?.text ?? null;
  }

  /** Learns what the list shows of one; one that can't be read costs its own line and no other. */
  async function look(id: string): Promise<void> {
    // It may have been saved while it waited for its turn.
    if ((await index.known()).has(id)) return;
    try {
      const { meta } = await headBefore(kind, pathOf(id), disk);
      if (meta) index.put(id, { ...meta, id });
      else await load(id);
    } catch (error) {
      report(say(kind.leftOut, { id, message: sentenceOf(error) }));
    }
  }

  return {
    async list() {
      await turns.idle();
      const ids = await inWords(idsIn(folder, fileName, disk), folder);
      const known = await index.known();
      const unknown = ids.filter((id) => !known.has(id));
      await aFewAtATime(unknown, LOOKS_AT_ONCE, (id) => turns.take(id, () => look(id)));
      if (unknown.length > 0) await index.flush();
      return ids.flatMap((id) => known.get(id) ?? []).sort(newestFirst);
    },
    load: (id) => taken(id, () => load(id)),
    picture: (id) => taken(id, async () => (await headBefore(kind, pathOf(id), disk)).picture),
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

async function idsIn(folder: string, fileName: RegExp, disk: Disk): Promise<readonly string[]> {
  const ids = (await disk.names(folder)).map((name) => fileName.exec(name)?.[1]);
  return [...new Set(ids.filter((id) => v.is(StoredIdSchema, id)))];
}
