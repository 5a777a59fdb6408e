import { useMemo } from 'react';
import { useLatest } from '../../input/use-latest';
import type { PlayedGame } from '../played-game';
import type { Composer } from './use-composer';

/**
 * Pointing at the same aim once more means it: what is put together so far is played.
 * @param isAgain whether the thing was pointed at just before
 */
export function pickOrPlay<G extends PlayedGame>(
  isAgain: (picks: readonly G['Pick'][], picked: G['Pick']) => boolean,
) {
  return (composer: Composer<G>, picked: G['Pick']): void => {
    const { move } = composer.composition;
    if (move && isAgain(composer.picks, picked)) composer.play(move);
    else composer.pick(picked);
  };
}

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
