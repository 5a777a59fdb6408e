import { useCallback, useEffect, useState } from 'react';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import type { DeckMeta } from '../../../platform/platform';
import type { DeckSource } from '../../deck-editor';
import { listDecks, openDeck, whyNotReady } from '../decks/deck-shelf';

export interface OwnDecks {
  /** Newest first; none until they were read. */
  readonly metas: readonly DeckMeta[];
  /** A pair that may be played; null where there is none, which has been said then. */
  readonly open: (id: string) => Promise<DeckPair | null>;
}

/** @throws Error with the sentence of the rules for a pair that may not be played (OD-DECK-01) */
async function legalDeck(decks: DeckSource['decks'], id: string): Promise<DeckPair> {
  const pair = await openDeck(decks, id);
  const reason = whyNotReady(pair);
  if (reason !== null) throw new Error(reason);
  return pair;
}

/** The decks that people built on this machine, to be played with. */
export function useOwnDecks({ decks, notify, tellFiles }: DeckSource): OwnDecks {
  const [metas, setMetas] = useState<readonly DeckMeta[]>([]);
  const refuse = useCallback(
    (error: unknown) => notify(error instanceof Error ? error.message : String(error)),
    [notify],
  );
  const open = useCallback(
    async (id: string) => {
      try {
        return await legalDeck(decks, id);
      } catch (error) {
        refuse(error);
        return null;
      } finally {
        tellFiles();
      }
    },
    [decks, refuse, tellFiles],
  );
  useEffect(() => {
    let isOver = false;
    const show = (read: readonly DeckMeta[]) => {
      if (!isOver) setMetas(read);
    };
    listDecks(decks).then(show, refuse).finally(tellFiles);
    return () => {
      isOver = true;
    };
  }, [decks, refuse, tellFiles]);
  return { metas, open };
}
