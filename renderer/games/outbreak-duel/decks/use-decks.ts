import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { tidyName } from '../../../../models/kernel/tidy-name';
import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { PRECON_IDS, type PreconId } from '../../../../models/outbreak-duel/ids';
import { t } from '../../../i18n';
import type { DeckMeta } from '../../../platform/platform';
import type { DeckTools } from '../../deck-editor';
import { createDeckShelf } from './deck-shelf';

/** A pair that lies open: one of the built ones, or one's own under its id. */
export type OpenPair =
  | { readonly kind: 'built'; readonly id: PreconId; readonly pair: DeckPair }
  | { readonly kind: 'own'; readonly id: string; readonly pair: DeckPair };

/** A pair that was deleted on this screen. */
export interface Deletion {
  readonly id: string;
  readonly pair: DeckPair;
}

export interface DeckDesk {
  readonly open: OpenPair;
  /** One's own decks, newest first; null until they were read. */
  readonly metas: readonly DeckMeta[] | null;
  readonly deleted: Deletion | null;
  /** Opens one of the built pairs or of one's own. */
  readonly choose: (id: string) => void;
  /** Keeps what the open pair has become. Nothing for a built one. */
  readonly change: (pair: DeckPair) => void;
  /** Makes a pair one's own, and opens it. */
  readonly add: (pair: DeckPair) => void;
  readonly remove: () => void;
  readonly undo: () => void;
}

function isBuilt(id: string): id is PreconId {
  return PRECON_IDS.some((one) => one === id);
}

function built(id: PreconId): OpenPair {
  return { kind: 'built', id, pair: PRECONS[id] };
}

/** What lies open at the beginning: what lay open last, else the newest of one's own. */
function firstOf(metas: readonly DeckMeta[], lastOpen: string | null): string | undefined {
  const ids = metas.map(({ id }) => id);
  const isThere = lastOpen !== null && (isBuilt(lastOpen) || ids.includes(lastOpen));
  return isThere ? lastOpen : ids[0];
}

/** The pair under another name, which is kept short. */
export function renamed(pair: DeckPair, name: string): DeckPair {
  return { ...pair, name: tidyName(name) };
}

/** What a copy of a pair is called. */
export function copyName({ name }: DeckPair): string {
  return t('od.editor.copy-name', { name: name || t('od.editor.nameless') });
}

/** The decks of this machine, of which one lies open. Whatever is changed is kept at once. */
export function useDecks(tools: DeckTools): DeckDesk {
  const { decks, newId, now, notify, tellFiles, lastOpen } = tools;
  const shelf = useMemo(() => createDeckShelf(decks, now), [decks, now]);
  const metas = useSyncExternalStore(shelf.subscribe, shelf.list);
  const [open, setOpen] = useState<OpenPair>(() => built('hold'));
  const [deleted, setDeleted] = useState<Deletion | null>(null);
  /** What was asked for last: an answer that comes later is not for it. */
  const asked = useRef<string | null>(null);

  const carryOut = useCallback(
    (work: Promise<void>) => {
      work.catch((error: unknown) => notify(error instanceof Error ? error.message : String(error)));
    },
    [notify],
  );

  const choose = useCallback(
    (id: string) => {
      asked.current = id;
      lastOpen.current = id;
      if (isBuilt(id)) return setOpen(built(id));
      const fetchIt = async () => {
        const pair = await shelf.open(id);
        if (asked.current === id) setOpen({ kind: 'own', id, pair });
      };
      carryOut(fetchIt().finally(tellFiles));
    },
    [shelf, carryOut, tellFiles, lastOpen],
  );

  const put = (id: string, pair: DeckPair) => {
    asked.current = id;
    lastOpen.current = id;
    setOpen({ kind: 'own', id, pair });
    carryOut(shelf.keep(id, pair));
  };

  useEffect(() => {
    const begin = async () => {
      await shelf.refresh();
      const first = firstOf(shelf.list() ?? [], lastOpen.current);
      // Unless somebody was quicker.
      if (first && asked.current === null) choose(first);
    };
    carryOut(begin().finally(tellFiles));
  }, [shelf, choose, carryOut, tellFiles, lastOpen]);

  return {
    open,
    metas,
    deleted,
    choose,
    change: (pair) => {
      if (open.kind === 'own') put(open.id, pair);
    },
    add: (pair) => put(newId(), pair),
    remove() {
      if (open.kind !== 'own') return;
      const { id, pair } = open;
      setDeleted({ id, pair });
      carryOut(shelf.remove(id));
      choose(shelf.list()?.find((meta) => meta.id !== id)?.id ?? 'hold');
    },
    undo() {
      if (!deleted) return;
      setDeleted(null);
      put(deleted.id, deleted.pair);
    },
  };
}
