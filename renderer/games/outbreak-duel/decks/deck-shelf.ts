/** The decks that a person built, as a list that stays up to date, and what can be done with them. */
import * as v from 'valibot';
import { deckIn, storedDeck } from '../../../../models/kernel/deck-kind';
import { newestFirst } from '../../../../models/kernel/stored-kind';
import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import { type DeckPair, DeckPairSchema } from '../../../../models/outbreak-duel/decks/deck';
import { isLegalPair, problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { messageText, t } from '../../../i18n';
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

/** Why a pair can't be played, in the first sentence that the rules have for it; null for one that can (OD-DECK-01). */
export function whyNotReady(pair: DeckPair): string | null {
  const [problem] = problemsOf(pair);
  return problem ? messageText(problem) : null;
}

function whoIsIn({ survivor }: DeckPair): string {
  return survivor ? t('od.editor.summary', { name: nameOf(survivor), hp: SURVIVORS[survivor].hp }) : '';
}

/** What lists show of a pair: who it is for, or why it can't be played. */
export function metaOf(id: string, pair: DeckPair, now: Date): DeckMeta {
  return {
    id,
    name: pair.name,
    game: GAME,
    savedAt: now.toISOString(),
    summary: whyNotReady(pair) ?? whoIsIn(pair),
    ...(isLegalPair(pair) && { ready: true as const }),
  };
}

/** The decks of this game, newest first. */
export async function listDecks(decks: Decks): Promise<readonly DeckMeta[]> {
  return (await decks.list()).filter(({ game }) => game === GAME);
}

/** A stored pair. Rejects with a sentence where there is none that can be read. */
export async function openDeck(decks: Decks, id: string): Promise<DeckPair> {
  const text = await decks.load(id);
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
      show(await listDecks(decks));
    },
    open: (id) => openDeck(decks, id),
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
