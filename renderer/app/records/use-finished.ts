import { useCallback, useEffect, useState } from 'react';
import { sentenceOf } from '../../../models/kernel/sentence-of';
import type { Finished, FinishedMeta } from '../../platform/platform';
import { useApp } from '../app-context';

/** Games deleted at once that can be brought back: until then they are kept in memory. */
export const MOST_TO_UNDO = 200;

interface Deleted {
  readonly meta: FinishedMeta;
  readonly text: string;
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
  for (const meta of doomed) {
    const text = doomed.length > MOST_TO_UNDO ? null : await finished.load(meta.id).catch(() => null);
    await finished.remove(meta.id);
    if (text !== null) kept.push({ meta, text });
  }
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
        .catch((error: unknown) => notify(sentenceOf(error)))
        .then(async () => {
          setGames(await finished.list());
          tellFiles();
        })
        .catch((error: unknown) => notify(String(error)));
    },
    [finished, notify, tellFiles],
  );
  useEffect(() => carryOut(async () => {}), [carryOut]);
  const remove = (doomed: readonly FinishedMeta[]) =>
    carryOut(async () => {
      const kept: Deleted[] = [];
      try {
        await takeOut(finished, doomed, kept);
      } finally {
        setDeleted(kept);
      }
    });
  const restore = () =>
    carryOut(async () => {
      for (const { meta, text } of deleted) await finished.save(meta.id, meta, text);
      // Only now: what could not be brought back can be tried again.
      setDeleted([]);
    });
  return { games, deleted: deleted.length, remove, restore };
}
