import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentShelf } from './content-shelf';
import type { KindMemory } from './kind-memory';
import { fresh, type OpenContent, type Shipped } from './open-content';

interface Sources<Body> {
  readonly shelf: ContentShelf<Body>;
  readonly memory: KindMemory<Body>;
  /** Its first one lies open until there is something of one's own. */
  readonly shipped: readonly Shipped<Body>[];
  /** Whatever goes wrong is said. */
  readonly carryOut: (work: Promise<void>) => void;
  readonly tellFiles: () => void;
}

/** What lies open: at first what did so last, then whatever is chosen or laid there. */
export function useOpen<Body>({ shelf, memory, shipped, carryOut, tellFiles }: Sources<Body>) {
  const [open, setOpen] = useState<OpenContent<Body> | null>(() => (shipped[0] ? fresh(shipped[0]) : null));
  /** What was asked for last: an answer that comes later is not for it. */
  const asked = useRef<string | null>(null);

  const lay = useCallback(
    (next: OpenContent<Body>) => {
      asked.current = next.id;
      memory.setOpen(next);
      setOpen(next);
    },
    [memory],
  );

  const fetchIt = useCallback(
    async (id: string) => {
      const made = await shelf.open(id);
      if (asked.current !== id) return;
      const last = memory.open();
      lay(last?.id === id ? { ...last, made } : fresh({ id, made }));
    },
    [shelf, memory, lay],
  );

  const choose = useCallback(
    (id: string) => {
      asked.current = id;
      const box = shipped.find((one) => one.id === id);
      const there = box ? fresh(box) : memory.unkept(id);
      if (there) lay(there);
      else carryOut(fetchIt(id).finally(tellFiles));
    },
    [shipped, memory, lay, fetchIt, carryOut, tellFiles],
  );

  useEffect(() => {
    const first = async () => {
      await shelf.refresh();
      const ids = [...(shelf.list() ?? []), ...shipped].map(({ id }) => id);
      const last = memory.open()?.id;
      const isThere = last !== undefined && (ids.includes(last) || memory.unkept(last) !== null);
      const id = isThere ? last : ids[0];
      // Unless somebody was quicker.
      if (id !== undefined && asked.current === null) choose(id);
    };
    carryOut(first().finally(tellFiles));
  }, [shelf, memory, shipped, choose, carryOut, tellFiles]);

  return {
    open,
    lay,
    choose,
    /** Nothing is left to lie open. */
    clear() {
      asked.current = '';
      setOpen(null);
    },
  };
}
