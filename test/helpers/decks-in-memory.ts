import { vi } from 'vitest';
import type { DeckMeta, Decks } from '../../renderer/platform/platform';

/** Decks as long as a test runs, of which every list is counted. */
export function decksInMemory() {
  const kept = new Map<string, { readonly meta: DeckMeta; readonly text: string }>();
  const decks = {
    list: vi.fn(async () => [...kept.values()].map(({ meta }) => meta)),
    load: async (id: string) => kept.get(id)?.text ?? null,
    save: async (id: string, meta: DeckMeta, text: string) => void kept.set(id, { meta, text }),
    remove: async (id: string) => void kept.delete(id),
  } satisfies Decks;
  return { decks, kept };
}
