import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tidyName } from '../../models/kernel/tidy-name';
import type { ContentTools } from '../games/content-editor';
import { errorText } from '../i18n';
import type { ContentMeta } from '../platform/platform';
import { type ContentFormat, contentOfFile, createContentShelf, type Made } from './content-shelf';
import { kindMemory } from './kind-memory';
import {
  type Changed,
  fresh,
  type OpenContent,
  type Shipped,
  stepBack,
  stepForth,
  withStep,
} from './open-content';
import { takeFiles } from './take-files';
import { useDeleted } from './use-deleted';
import { useOpen } from './use-open';

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
  /** A step: keeps what the content has become, and lays it open. @param of what lies open, unless something else is meant */
  readonly change: (changed: Changed<Body>, of?: OpenContent<Body> | null) => void;
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

const NOTHING_SHIPPED: readonly never[] = [];

/**
 * Content of one kind that was made on this machine, of which one lies open. Whatever is changed is kept at once.
 * @param shipped the same array each time; its first one lies open until there is something of one's own
 */
export function useContent<Body>(
  tools: ContentTools,
  format: ContentFormat<Body>,
  shipped: readonly Shipped<Body>[] = NOTHING_SHIPPED,
): ContentDesk<Body> {
  const { content, newId, now, notify, tellFiles } = tools;
  const { game, kind } = format;
  const shelf = useMemo(() => createContentShelf(content, format, now), [content, format, now]);
  const metas = useSyncExternalStore(shelf.subscribe, shelf.list);
  const memory = useMemo(() => kindMemory<Body>(tools.memory, kind), [tools.memory, kind]);
  const carryOut = useCallback(
    (work: Promise<void>) => void work.catch((error: unknown) => notify(errorText(error))),
    [notify],
  );
  const { open, lay, choose, clear } = useOpen({ shelf, memory, shipped, carryOut, tellFiles });
  const { deleted, isDeleted, ...bin } = useDeleted(memory);
  const isShipped = (id: string) => shipped.some((one) => one.id === id);

  /** Lays something open and keeps it; what the store does not take stays in memory. */
  const put = async (next: OpenContent<Body>) => {
    lay(next);
    memory.setUnkept(next.id, next);
    await shelf.keep(next.id, next.made);
    // Unless it has become something else meanwhile, which is being kept as well.
    if (memory.unkept(next.id) === next) memory.setUnkept(next.id, null);
  };

  const begin = (made: Made<Body>) => put(fresh({ id: newId(), made }));

  const step = (next: OpenContent<Body> | null) => {
    if (next && !isShipped(next.id) && !isDeleted(next.id)) carryOut(put(next));
  };

  return {
    open,
    locked: open !== null && isShipped(open.id),
    shipped,
    metas,
    deleted,
    choose,
    change: (changed, of = open) => step(of && withStep(of, changed)),
    undo: () => step(open && stepBack(open)),
    redo: () => step(open && stepForth(open)),
    add(name, maker, body) {
      carryOut(begin({ game, kind, name: tidyName(name), maker: tidyName(maker), body }));
    },
    remove() {
      if (open === null || isShipped(open.id) || isDeleted(open.id)) return;
      const { id } = open;
      const unkept = memory.unkept(id);
      bin.add(open);
      memory.setUnkept(id, null);
      const remove = async () => {
        await shelf.remove(id).catch(async (error: unknown) => {
          bin.drop(open);
          memory.setUnkept(id, unkept);
          await shelf.refresh();
          throw error;
        });
      };
      carryOut(remove());
      const next = shelf.list()?.find((meta) => meta.id !== id)?.id ?? shipped[0]?.id;
      if (next === undefined) clear();
      else choose(next);
    },
    bringBack() {
      const last = deleted.at(-1);
      if (!last) return;
      const back = async () => {
        await shelf.keep(last.id, last.made);
        // Only now: what could not be brought back can be tried again.
        bin.drop(last);
        lay(last);
      };
      carryOut(back());
    },
    takeFiles(files, read = (file) => contentOfFile(format, file)) {
      carryOut(
        takeFiles(files, read, begin).then((said) => {
          if (said !== '') notify(said);
        }),
      );
    },
  };
}
