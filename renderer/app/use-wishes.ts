import { useEffect } from 'react';
import type { AnySnapshot, Match } from '../games/face';
import { useApp } from './app-context';

/**
 * Does what somebody has said once and for all that they want, as soon as they are asked: on the table that they are asked at, and on no
 * other. What was taken back stays so, a wish among it, as long as it can be made again: a wish that came between would make it
 * another game.
 * @param isAwake somebody is asked, and can see it
 */
export function useWishes(match: Match, snapshot: AnySnapshot, isAwake: boolean): void {
  const { host, settings } = useApp();
  const { autoPass, keepFitting } = settings;
  useEffect(() => {
    if (!isAwake || snapshot.redo.by !== null) return;
    // Since this was drawn something may have been played or taken back.
    if (host.match() !== match || host.seen(match) !== snapshot) return;
    const wished = match.face.wished?.(snapshot, { autoPass, keepFitting });
    if (wished) host.play(wished.move, wished.by);
  }, [match, snapshot, isAwake, autoPass, keepFitting, host]);
}
