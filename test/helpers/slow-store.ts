import type { SaveMeta, Saves } from '../../renderer/platform/platform';
import { savesInMemory } from './saves-in-memory';

/** A store that answers when the test says so. */
export interface SlowStore {
  readonly saves: Saves;
  /** The texts that were sent, in order. */
  readonly sent: readonly string[];
  /** What it holds, by id. */
  readonly texts: () => Readonly<Record<string, string>>;
  /** Stores the oldest that is on its way. */
  readonly answer: () => Promise<void>;
  /** Refuses the oldest that is on its way. */
  readonly refuse: (sentence: string) => Promise<void>;
}

interface Waiting {
  readonly store: () => void;
  readonly refuse: (error: Error) => void;
}

/** Lets everybody who waits for something go on. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

export function slowStore(): SlowStore {
  const { saves, kept } = savesInMemory();
  const sent: string[] = [];
  const waiting: Waiting[] = [];

  function next(): Waiting {
    const first = waiting.shift();
    if (!first) throw new Error('Nothing is on its way.');
    return first;
  }

  return {
    saves: {
      ...saves,
      save(id: string, meta: SaveMeta, text: string, picture?: string | null) {
        sent.push(text);
        return new Promise((resolve, reject) => {
          waiting.push({ store: () => resolve(saves.save(id, meta, text, picture)), refuse: reject });
        });
      },
    },
    sent,
    texts: () => Object.fromEntries([...kept].map(([id, { text }]) => [id, text])),
    async answer() {
      next().store();
      await settle();
    },
    async refuse(sentence) {
      next().refuse(new Error(sentence));
      await settle();
    },
  };
}
