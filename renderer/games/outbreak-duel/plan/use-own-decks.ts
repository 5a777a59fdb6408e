import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { listContent, openPlayable } from '../../../content/content-shelf';
import { useOwn } from '../../../content/use-own';
import { errorText } from '../../../i18n';
import type { ContentMeta } from '../../../platform/platform';
import type { ContentSource } from '../../content-editor';
import { DECK_FORMAT, pairOf } from '../decks/deck-format';

export interface OwnDecks {
  /** Newest first; none until they were read. */
  readonly metas: readonly ContentMeta[];
  /** A pair that may be played (OD-DECK-01); null where there is none, which has been said then. */
  readonly open: (id: string) => Promise<DeckPair | null>;
}

const NONE: readonly ContentMeta[] = [];
const readAll = ({ decks }: ContentSource) => listContent(decks, DECK_FORMAT);

/** The decks that people built on this machine, to be played with. */
export function useOwnDecks(source: ContentSource): OwnDecks {
  const { decks, notify, tellFiles } = source;
  const metas = useOwn(source, readAll, NONE);
  const open = async (id: string) => {
    try {
      return pairOf(await openPlayable(decks, DECK_FORMAT, id));
    } catch (error) {
      notify(errorText(error));
      return null;
    } finally {
      tellFiles();
    }
  };
  return { metas, open };
}
