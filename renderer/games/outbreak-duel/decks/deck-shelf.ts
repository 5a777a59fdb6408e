/** The decks that a person built, as a list that stays up to date, and what can be done with them. */
import * as v from 'valibot';
import { deckIn, storedDeck } from '../../../../models/kernel/deck-kind';
import { newestFirst } from '../../../../models/kernel/stored-kind';
import { countOf, type DeckPair, DeckPairSchema } from '../../../../models/outbreak-duel/decks/deck';
import { isLegalPair } from '../../../../models/outbreak-duel/decks/problems';
import { t } from '../../../i18n';
import type { DeckMeta, Decks } from '../../../platform/platform';
import { nameOf } from '../card-words';

const GAME = 'outbreak-duel';

export interface DeckShelf {
  /** Newest first; null until they were read once. */
  list(): readonly DeckMeta[] | null;
  subscribe(listener: () => void): () => void;
  refresh(): Promise<void>;
  /** Rejects with a sentence where it can't be read. */
  open(id: string): Promise<DeckPair>;
  /** Keeps a pair, in place of the one with that id. The list has it at once. */
  keep(id: string, pair: DeckPair): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What lists show of a pair. */
export function metaOf(id: string, pair: DeckPair, now: Date): DeckMeta {
  const { name, survivor, cards } = pair;
  const words = { n: countOf(cards.survivor), k: countOf(cards.zombie) };
  return {
    id,
    name,
    game: GAME,
    savedAt: now.toISOString(),
    summary: survivor
      ? t('od.editor.summary', { ...words, survivor: nameOf(survivor) })
      : t('od.editor.summary-nobody', words),
    ...(isLegalPair(pair) && { ready: true as const }),
  };
}

/** The pair in a stored text. @throws Error with a sentence */
function pairIn(text: string | null): DeckPair {
  if (text === null) throw new Error(t('od.editor.gone'));
  const pair = v.safeParse(DeckPairSchema, deckIn(text)?.deck);
  if (!pair.success) throw new Error(t('od.editor.strange'));
  return pair.output;
}

export function createDeckShelf(decks: Decks, now: () => Date): DeckShelf {
  let metas: readonly DeckMeta[] | null = null;
  const listeners = new Set<() => void>();

  function show(next: readonly DeckMeta[]): void {
    metas = next;
    for (const listener of listeners) listener();
  }

  const others = (id: string) => (metas ?? []).filter((meta) => meta.id !== id);

  return {
    list: () => metas,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      show((await decks.list()).filter(({ game }) => game === GAME));
    },
    open: async (id) => pairIn(await decks.load(id)),
    async keep(id, pair) {
      const meta = metaOf(id, pair, now());
      show([meta, ...others(id)].sort(newestFirst));
      await decks.save(id, meta, storedDeck(GAME, pair));
    },
    async remove(id) {
      show(others(id));
      await decks.remove(id);
    },
  };
}
