import type { SaveMeta, Saves } from '../../renderer/platform/platform';

interface KeptSave {
  readonly meta: SaveMeta;
  readonly text: string;
  readonly picture: string | null;
}

/** Saved games as long as a test runs, and what is kept of them. */
export function savesInMemory(): { readonly saves: Saves; readonly kept: ReadonlyMap<string, KeptSave> } {
  const kept = new Map<string, KeptSave>();
  const saves: Saves = {
    list: async () => [...kept.values()].map(({ meta }) => meta),
    load: async (id) => kept.get(id)?.text ?? null,
    picture: async (id) => kept.get(id)?.picture ?? null,
    save: async (id, meta, text, picture = null) => void kept.set(id, { meta, text, picture }),
    remove: async (id) => void kept.delete(id),
  };
  return { saves, kept };
}
