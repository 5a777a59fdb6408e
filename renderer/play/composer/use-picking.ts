import { useMemo } from 'react';
import { useLatest } from '../../input/use-latest';
import type { PlayedGame } from '../played-game';
import type { Composer } from './use-composer';

/**
 * What pointing at something on the table does: one function that stays, so that the scene need not be drawn anew.
 * @param pick what it does, if not what the composer does by itself
 */
export function usePicking<G extends PlayedGame, C extends Composer<G>>(
  composer: C,
  pick: (composer: C, picked: G['Pick']) => void = (by, picked) => by.pick(picked),
) {
  const latest = useLatest({ composer, pick });
  return useMemo(
    () =>
      Object.assign((picked: G['Pick']) => latest.current.pick(latest.current.composer, picked), {
        allows: (picked: G['Pick']) => latest.current.composer.allows(picked),
      }),
    [latest],
  );
}
