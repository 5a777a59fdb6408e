import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { tidyName } from '../../models/kernel/tidy-name';
import type { ContentTools, Remembered } from '../games/content-editor';
import { errorText, t } from '../i18n';
import type { ContentMeta } from '../platform/platform';
import { type ContentFormat, contentOfFile, createContentShelf, type Made, titleOf } from './content-shelf';

/** What lies open, with the steps that led there and those that were taken back. */
export type OpenContent<Body> = Remembered<Made<Body>>;

/** Content that comes with the game: it can be looked at, copied and played, and stays as it is. */
export type Shipped<Body> = Pick<OpenContent<Body>, 'id' | 'made'>;

export interface ContentDesk<Body> {
  /** Null while nothing is made yet, and until it was read. */
  readonly open: OpenContent<Body> | null;
  /** It comes with the game and stays as it is. */
  readonly locked: boolean;
  readonly shipped: readonly Shipped<Body>[];
  /** Of this kind, newest first; null until they were read. */
  readonly metas: readonly ContentMeta[] | null;
  /** What was deleted since the app was started and not brought back, oldest first. */
  readonly deleted: readonly OpenContent<Body>[];
  readonly choose: (id: string) => void;
  /** A step: keeps what the open content has become. */
  readonly change: (changed: Partial<Pick<Made<Body>, 'name' | 'maker' | 'body'>>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Makes content one's own, and opens it. */
  readonly add: (name: string, maker: string, body: Body) => void;
  readonly remove: () => void;
  /** Brings back what was deleted last, with its steps; the one before it is next. */
  readonly bringBack: () => void;
  /**
   * Takes in files that people handed over; says which, and of the others why not.
   * @param read what is in one, if it is not content as it is exported here; null where that is shown already
   */
  readonly takeFiles: (files: readonly File[], read?: (file: File) => Promise<Made<Body> | null>) => void;
}

/** Steps that can be taken back. */
const STEPS = 500;

const NOTHING_SHIPPED: readonly never[] = [];

/** It lies open without a step there or back. */
function fresh<Body>({ id, made }: Shipped<Body>): OpenContent<Body> {
  return { id, made, past: [], future: [] };
}

/**
 * Content of one kind that was made on this machine, of which one lies open. Whatever is changed is kept at once.
 * @param shipped the same array each time; its first one lies open until there is something of one's own
 */
export function useContent<Body>(
  tools: ContentTools,
  format: ContentFormat<Body>,
  shipped: readonly Shipped<Body>[] = NOTHING_SHIPPED,
): ContentDesk<Body> {
  const { content, newId, now, notify, tellFiles, memory } = tools;
  const { game, kind } = format;
  const shelf = useMemo(() => createContentShelf(content, format, now), [content, format, now]);
  const metas = useSyncExternalStore(shelf.subscribe, shelf.list);
  const [open, setOpen] = useState<OpenContent<Body> | null>(() => (shipped[0] ? fresh(shipped[0]) : null));
  // Whatever was deleted here was laid open by this format before.
  const [deleted, setDeleted] = useState<readonly OpenContent<Body>[]>(
    () => memory.current.deleted.filter(({ made }) => made.kind === kind) as OpenContent<Body>[],
  );
  /** What was asked for last: an answer that comes later is not for it. */
  const asked = useRef<string | null>(null);
  /** What was deleted and still lies open, until the next one was read: nothing is done with it any more. */
  const removed = useRef<string | null>(null);

  const carryOut = useCallback(
    (work: Promise<void>) => {
      work.catch((error: unknown) => notify(errorText(error)));
    },
    [notify],
  );

  const lay = useCallback(
    (next: OpenContent<Body>) => {
      asked.current = next.id;
      removed.current = null;
      memory.current = { ...memory.current, open: { ...memory.current.open, [kind]: next } };
      setOpen(next);
    },
    [kind, memory],
  );

  const unkeptOf = useCallback(
    // Whatever is of this kind was laid open by this format before.
    (id: string) =>
      memory.current.unkept.find((one) => one.id === id && one.made.kind === kind) as
        | OpenContent<Body>
        | undefined,
    [kind, memory],
  );

  const choose = useCallback(
    (id: string) => {
      asked.current = id;
      const box = shipped.find((one) => one.id === id);
      if (box) return lay(fresh(box));
      const unkept = unkeptOf(id);
      if (unkept) return lay(unkept);
      const fetchIt = async () => {
        const made = await shelf.open(id);
        if (asked.current !== id) return;
        const last = memory.current.open[kind];
        const kept = last?.id === id ? last : null;
        const { past, future } = kept ?? { past: [], future: [] };
        lay({ id, made, past: past as Made<Body>[], future: future as Made<Body>[] });
      };
      carryOut(fetchIt().finally(tellFiles));
    },
    [shelf, shipped, lay, unkeptOf, carryOut, tellFiles, kind, memory],
  );

  const locked = shipped.some(({ id }) => id === open?.id);

  /** Lays something open and keeps it; what the store does not take stays in memory. */
  const put = async (next: OpenContent<Body>) => {
    lay(next);
    const others = () => memory.current.unkept.filter(({ id }) => id !== next.id);
    memory.current = { ...memory.current, unkept: [...others(), next] };
    await shelf.keep(next.id, next.made);
    // Unless it has become something else meanwhile, which is being kept as well.
    if (memory.current.unkept.includes(next)) memory.current = { ...memory.current, unkept: others() };
  };

  const step = (next: OpenContent<Body>) => {
    if (removed.current === null) carryOut(put(next));
  };

  const putDeleted = (change: (deleted: readonly OpenContent<Body>[]) => readonly OpenContent<Body>[]) => {
    const own = memory.current.deleted.filter(({ made }) => made.kind === kind) as OpenContent<Body>[];
    const others = memory.current.deleted.filter(({ made }) => made.kind !== kind);
    const next = change(own);
    memory.current = { ...memory.current, deleted: [...others, ...next] };
    setDeleted(next);
  };

  const begin = (made: Made<Body>) => carryOut(put(fresh({ id: newId(), made })));

  useEffect(() => {
    const first = async () => {
      await shelf.refresh();
      const ids = [...(shelf.list() ?? []), ...shipped].map(({ id }) => id);
      const last = memory.current.open[kind]?.id;
      const isThere = last !== undefined && (ids.includes(last) || unkeptOf(last) !== undefined);
      const id = isThere ? last : ids[0];
      // Unless somebody was quicker.
      if (id !== undefined && asked.current === null) choose(id);
    };
    carryOut(first().finally(tellFiles));
  }, [shelf, shipped, choose, unkeptOf, carryOut, tellFiles, kind, memory]);

  return {
    open,
    locked,
    shipped,
    metas,
    deleted,
    choose,
    change(changed) {
      if (open === null || locked) return;
      const { id, made, past } = open;
      const next = { ...made, ...changed };
      const named = { ...next, name: tidyName(next.name), maker: tidyName(next.maker) };
      step({ id, made: named, past: [...past, made].slice(-STEPS), future: [] });
    },
    undo() {
      const before = open?.past.at(-1);
      if (!open || !before) return;
      const { id, made, past, future } = open;
      step({ id, made: before, past: past.slice(0, -1), future: [made, ...future] });
    },
    redo() {
      const next = open?.future[0];
      if (!open || !next) return;
      const { id, made, past, future } = open;
      step({ id, made: next, past: [...past, made], future: future.slice(1) });
    },
    add: (name, maker, body) => begin({ game, kind, name: tidyName(name), maker: tidyName(maker), body }),
    remove() {
      if (open === null || locked || removed.current !== null) return;
      const { id } = open;
      removed.current = id;
      putDeleted((all) => [...all, open]);
      memory.current = {
        ...memory.current,
        unkept: memory.current.unkept.filter((unkept) => unkept.id !== id),
      };
      carryOut(shelf.remove(id));
      const next = shelf.list()?.find((meta) => meta.id !== id)?.id ?? shipped[0]?.id;
      if (next === undefined) {
        asked.current = '';
        removed.current = null;
        setOpen(null);
      } else choose(next);
    },
    bringBack() {
      const last = deleted.at(-1);
      if (!last) return;
      const back = async () => {
        await shelf.keep(last.id, last.made);
        // Only now: what could not be brought back can be tried again.
        putDeleted((all) => all.filter((one) => one !== last));
        lay(last);
      };
      carryOut(back());
    },
    takeFiles(files, read = (file) => contentOfFile(format, file)) {
      /** One message for all that came together: a message takes the place of the one before. */
      const take = async () => {
        const told: string[] = [];
        for (const file of files) {
          try {
            const made = await read(file);
            if (made === null) continue;
            begin(made);
            told.push(t('content.imported', { name: titleOf(made.name) }));
          } catch (error) {
            told.push(errorText(error));
          }
        }
        if (told.length > 0) notify(told.join(' '));
      };
      carryOut(take());
    },
  };
}
