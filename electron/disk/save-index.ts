import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import * as v from 'valibot';
import { inTurn } from '../../models/kernel/in-turn';
import { holdsPictures, sealed, unsealed } from '../../models/kernel/save-record';
import { StoredIdSchema, type StoredKind, type StoredMeta } from '../../models/kernel/stored-kind';
import type { Disk } from './disk';

/**
 * What lists show of all things of a kind, such as saved games, in one file apart from them. It only spares looking into the games: what is
 * missing or damaged in it is found in front of the game itself, and nothing fails with it.
 */
export interface SaveIndex<Meta> {
  /** What is known of each game; stays up to date. */
  readonly known: () => Promise<ReadonlyMap<string, Meta>>;
  /** To be called before the files of a game change: should the app end within, the next one asks the game itself. */
  readonly doubt: (id: string) => Promise<void>;
  /** What is to be shown of a game from now on; null if it is gone. */
  readonly put: (id: string, meta: Meta | null) => void;
  /** The same, written down at once, for a game that was opened and is not what the list says. */
  readonly correct: (id: string, meta: Meta | null) => Promise<void>;
  /** Writes down what is new. */
  readonly flush: () => Promise<void>;
}

/** A line each, the last one about a game counts. Without a meta the game itself is to be asked. */
const FILE = 'list.txt';
const LineSchema = v.object({ id: StoredIdSchema, meta: v.optional(v.unknown()) });
/** Lines that are read before something else has its turn: a move doesn't wait for a list. */
const AT_A_TIME = 50;
/** Lines that are out of date before the file is written anew. */
const MOST_SPARE = 1000;

export function saveIndex<Meta extends StoredMeta>(
  folder: string,
  disk: Disk,
  kind: StoredKind<Meta>,
): SaveIndex<Meta> {
  const path = join(folder, FILE);
  const turns = inTurn();
  const metas = new Map<string, Meta>();
  /** Games of which this process knows better than the file. */
  const own = new Set<string>();
  /** Games of which the file says that they are to be asked. */
  const doubted = new Set<string>();
  const changed = new Set<string>();
  let loading: Promise<void> | null = null;

  function append(lines: readonly string[]): Promise<void> {
    return turns.take(() =>
      // Lists would go on to believe a file that nothing can be put behind.
      disk.append(path, lines.join('')).catch(() => disk.remove(path).catch(() => {})),
    );
  }

  async function load(): Promise<void> {
    const text = (await disk.read(path).catch(() => null)) ?? '';
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      if (index % AT_A_TIME === 0) await breathe();
      const { id, meta } = lineIn(kind, line);
      if (id === null || own.has(id)) continue;
      if (meta) metas.set(id, meta);
      else metas.delete(id);
    }
    if (lines.length > metas.size + MOST_SPARE || holdsPictures(text)) await rewrite().catch(() => {});
  }

  function rewrite(): Promise<void> {
    return turns.take(async () => {
      const kept = [...metas].map(([id, meta]) => (doubted.has(id) ? lineOf(id) : lineOf(id, meta)));
      await disk.write(`${path}.fresh`, kept.join(''));
      await disk.rename(`${path}.fresh`, path);
    });
  }

  async function known(): Promise<ReadonlyMap<string, Meta>> {
    loading ??= load();
    await loading;
    return metas;
  }

  function put(id: string, meta: Meta | null): void {
    own.add(id);
    if (meta) metas.set(id, meta);
    else metas.delete(id);
    changed.add(id);
  }

  /** Lines about what is new; whoever takes them has to write them. */
  function takeNews(): readonly string[] {
    const lines = [...changed].map((id) => lineOf(id, metas.get(id)));
    for (const id of changed) doubted.delete(id);
    changed.clear();
    return lines;
  }

  async function flush(): Promise<void> {
    const lines = takeNews();
    if (lines.length > 0) await append(lines);
  }

  return {
    known,
    async doubt(id) {
      own.add(id);
      changed.delete(id);
      if (doubted.has(id)) return;
      doubted.add(id);
      // What became of the game that was played before goes along.
      await append([...takeNews(), lineOf(id)]);
    },
    put,
    async correct(id, meta) {
      const listed = (await known()).get(id);
      if (JSON.stringify(listed) === JSON.stringify(meta ?? undefined)) return;
      put(id, meta);
      await flush();
    },
    flush,
  };
}

/** Begins with the end of the line before, which a crash may have cut off. */
function lineOf(id: string, meta?: StoredMeta): string {
  return `\n${sealed(JSON.stringify({ id, meta }))}`;
}

function lineIn<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  line: string,
): { readonly id: string | null; readonly meta: Meta | null } {
  const read = v.safeParse(LineSchema, unsealed(line));
  return read.success
    ? { id: read.output.id, meta: kind.metaOf(read.output.meta) }
    : { id: null, meta: null };
}
