import { useEffect, useMemo, useReducer } from 'react';
import { lengthOf } from '../app/story';
import { motionsOf } from '../games/dying-light/motions';
import type { Story } from '../games/dying-light/scene';
import { createPlayer, nextPlayer, type Player, type PlayerEvent, type ReplaySpeed, waitOf } from './player';
import type { DyingLightReplay } from './replay-desk';
import { roundStarts } from './rounds';

interface Playing {
  readonly player: Player;
  readonly story: Story;
  readonly send: (event: PlayerEvent) => void;
}

/** Plays a replay from its first Round. */
export function usePlayer(replay: DyingLightReplay, speed: ReplaySpeed): Playing {
  const [player, send] = useReducer(nextPlayer, null, () =>
    createPlayer(roundStarts(replay)[0]?.move ?? 0, replay.steps.length, speed),
  );
  const { at, turn, isForward, isPlaying } = player;
  const story = useMemo<Story>(
    () => ({ id: turn, motions: isForward ? motionsOf(replay.entriesOf(at)) : [] }),
    [replay, at, turn, isForward],
  );
  const wait = waitOf(player, lengthOf(story));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move shown starts the clock anew
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => send({ type: 'forward' }), wait);
    return () => clearTimeout(timer);
  }, [isPlaying, wait, turn]);
  return { player, story, send };
}
