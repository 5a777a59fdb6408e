import { newestFirst } from '../../../models/kernel/save-meta';
import type { SaveMeta, Saves } from '../../platform/platform';
import { createLane, type Lane } from './lane';
import { isSlot } from './slots';

/**
 * Saved games in front of a store that may be slow or refuse. What the store does not have yet is kept here and is listed
 * and loaded from here, so that nobody has to wait for it; so is a game in play that it refused, which is not lost while the
 * app runs.
 */
export interface SaveQueue extends Saves {
  readonly whyNot: NonNullable<Saves['whyNot']>;
  /** Whether the store has everything. */
  readonly isIdle: () => boolean;
  /** Resolves when the store has everything that it does not have now; rejects with what it said. Offers again what it refused. */
  readonly flush: () => Promise<void>;
  /** Forgets what the store does not have. */
  readonly drop: () => void;
}

/** Every saved game has a lane of its own: never more than one version of it is on its way. */
export function createSaveQueue(saves: Saves): SaveQueue {
  const lanes = new Map<string, Lane>();

  function laneOf(id: string): Lane {
    const lane =
      lanes.get(id) ??
      createLane(({ meta, text, picture }) => saves.save(id, meta, text, picture), isSlot(id));
    lanes.set(id, lane);
    return lane;
  }

  function unstored(): readonly SaveMeta[] {
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
      return version ? version.picture : saves.picture(id);
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
