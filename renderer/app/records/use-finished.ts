import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../i18n';
import type { Finished, FinishedMeta } from '../../platform/platform';
import { useApp } from '../app-context';

/** Games deleted at once that can be brought back: until then they are kept in memory. */
export const MOST_TO_UNDO = 200;

interface Deleted {
  readonly meta: FinishedMeta;
  /** Null where it could not be read: whatever is left of it stays in the store as long as it can be brought back. */
  readonly text: string | null;
}

export interface FinishedGames {
  /** Newest first; null until they were read. */
  readonly games: readonly FinishedMeta[] | null;
  /** How many were deleted last and can be brought back. */
  readonly deleted: number;
  readonly remove: (games: readonly FinishedMeta[]) => void;
  /** Brings back what was deleted last. */
  readonly restore: () => void;
}

/**
 * Deletes games one after the other.
 * @param kept gets each that is gone and can be brought back, also where a later one can't be deleted
 */
export async function takeOut(
  finished: Pick<Finished, 'load' | 'remove'>,
  doomed: readonly FinishedMeta[],
  kept: Deleted[],
): Promise<void> {
  const isForGood = doomed.length > MOST_TO_UNDO;
  for (const meta of doomed) {
    const text = isForGood ? null : await finished.load(meta.id).catch(() => null);
    if (isForGood || text !== null) await finished.remove(meta.id);
    if (!isForGood) kept.push({ meta, text });
  }
}

/** Puts games back that were taken out. Of one that could not be read at least what the records count comes back. */
async function putBack(
  finished: Pick<Finished, 'list' | 'save'>,
  deleted: readonly Deleted[],
): Promise<void> {
  const there = new Set((await finished.list()).map(({ id }) => id));
  for (const { meta, text } of deleted)
    if (!there.has(meta.id)) await finished.save(meta.id, meta, text ?? '');
}

/** Lets go of games that were taken out and can't be brought back any more. */
async function letGo(finished: Pick<Finished, 'remove'>, deleted: readonly Deleted[]): Promise<void> {
  for (const { meta, text } of deleted) if (text === null) await finished.remove(meta.id);
}

/** The finished games, and what can be done to them. */
export function useFinished(): FinishedGames {
  const { platform, notify, tellFiles } = useApp();
  const { finished } = platform;
  const [games, setGames] = useState<readonly FinishedMeta[] | null>(null);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const carryOut = useCallback(
    (work: () => Promise<void>) => {
      work()
        .catch((error: unknown) => notify(errorText(error)))
        .then(async () => {
          setGames(await finished.list());
          tellFiles();
        })
        .catch((error: unknown) => notify(String(error)));
    },
    [finished, notify, tellFiles],
  );
  useEffect(() => carryOut(async () => {}), [carryOut]);
  const latest = useRef<readonly Deleted[]>([]);
  const putDeleted = (next: readonly Deleted[]) => {
    latest.current = next;
    setDeleted(next);
  };
  const queue = useRef(Promise.resolve());
  /** One after the other, so that each finds what the one before it has left deleted. */
  const inTurn = useCallback((work: () => Promise<void>): Promise<void> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => {});
    return done;
  }, []);
  useEffect(
    () => () => void inTurn(() => letGo(finished, latest.current)).catch(() => {}),
    [finished, inTurn],
  );
  const remove = (doomed: readonly FinishedMeta[]) => {
    const work = async () => {
      await letGo(finished, latest.current);
      const kept: Deleted[] = [];
      try {
        await takeOut(finished, doomed, kept);
      } finally {
        putDeleted(kept);
      }
    };
    carryOut(() => inTurn(work));
  };
  const restore = () => {
    const work = async () => {
      await putBack(finished, latest.current);
      // Only now: what could not be brought back can be tried again.
      putDeleted([]);
    };
    carryOut(() => inTurn(work));
  };
  const gone = new Set(deleted.map(({ meta }) => meta.id));
  const left = games?.filter(({ id }) => !gone.has(id)) ?? null;
  return { games: left, deleted: deleted.length, remove, restore };
}
