import { newestFirst, type StoredMeta } from '../../../models/kernel/stored-kind';
import type { Texts } from '../../platform/platform';
import { createLane, type Lane } from './lane';

/**
 * Saved games, or decks, in front of a store that may be slow or refuse. What the store does not have yet is kept here and is listed
 * and loaded from here, so that nobody has to wait for it; so is what the app itself keeps up
 * to date and the store refused, such as a game in play, which is not lost while the app runs.
 */
export interface SaveQueue<Meta> extends Texts<Meta> {
  readonly whyNot: () => string | null;
  /** Whether the store has everything. */
  readonly isIdle: () => boolean;
  /** Resolves when the store has everything that it does not have now; rejects with what it said. Offers again what it refused. */
  readonly flush: () => Promise<void>;
  /** Forgets what the store does not have. */
  readonly drop: () => void;
}

/** A store as the queue needs it; decks have no pictures. */
type Store<Meta> = Omit<Texts<Meta>, 'picture'> & Partial<Pick<Texts<Meta>, 'picture'>>;

/**
 * Everything saved has a lane of its own: never more than one version of it is on its way.
 * @param keepsRefused whether the app keeps that id up to date by itself
 */
export function createSaveQueue<Meta extends StoredMeta>(
  saves: Store<Meta>,
  keepsRefused: (id: string) => boolean,
): SaveQueue<Meta> {
  const lanes = new Map<string, Lane<Meta>>();

  function laneOf(id: string): Lane<Meta> {
    const lane =
      lanes.get(id) ??
      createLane<Meta>(({ meta, text, picture }) => saves.save(id, meta, text, picture), keepsRefused(id));
    lanes.set(id, lane);
    return lane;
  }

  function unstored(): readonly Meta[] {
    return [...lanes].flatMap(([id, lane]) => {
      const version = lane.newest();
      return version ? [{ ...version.meta, id }] : [];
    });
  }

  async function flush(): Promise<void> {
    const results = await Promise.allSettled([...lanes.values()].map((lane) => lane.flush()));
    for (const [id, lane] of lanes) if (lane.newest() === null) lanes.delete(id);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  return {
    async list() {
      const before = unstored();
      const merged = new Map((await saves.list()).map((meta) => [meta.id, meta]));
      for (const meta of [...before, ...unstored()]) merged.set(meta.id, meta);
      return [...merged.values()].sort(newestFirst);
    },
    load: async (id) => lanes.get(id)?.newest()?.text ?? saves.load(id),
    async picture(id) {
      const version = lanes.get(id)?.newest();
      return version ? version.picture : (saves.picture?.(id) ?? null);
    },
    async save(id, meta, text, picture = null) {
      await laneOf(id).save({ meta, text, picture });
      // What the store refused of other games it may take now.
      flush().catch(() => {});
    },
    async remove(id) {
      const lane = lanes.get(id);
      lanes.delete(id);
      await lane?.drop();
      await saves.remove(id);
    },
    whyNot: () => saves.whyNot?.() ?? null,
    isIdle: () => unstored().length === 0,
    flush,
    drop() {
      for (const lane of lanes.values()) void lane.drop();
      lanes.clear();
    },
  };
}
