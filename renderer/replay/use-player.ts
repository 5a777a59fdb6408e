import { useEffect, useMemo, useReducer } from 'react';
import { type ScoredStory, scoreOf } from '../audio/score';
import { lengthOf } from '../motion/story';
import { tellableOf } from '../motion/telling';
import { createPlayer, nextPlayer, type Player, type PlayerEvent, type ReplaySpeed, waitOf } from './player';
import type { Watched } from './replay-desk';
import { type RoundStart, roundStarts } from './rounds';

interface Playing {
  readonly player: Player;
  readonly rounds: readonly RoundStart[];
  readonly story: ScoredStory;
  readonly send: (event: PlayerEvent) => void;
}

/** Plays a replay from its first Round. */
export function usePlayer({ face, replay }: Watched, speed: ReplaySpeed): Playing {
  const rounds = useMemo(() => roundStarts(replay.steps, face.roundBegun), [face, replay]);
  const [player, send] = useReducer(nextPlayer, null, () =>
    createPlayer(rounds[0]?.move ?? 0, replay.steps.length, speed),
  );
  const { at, turn, isForward, isPlaying } = player;
  const story = useMemo<ScoredStory>(() => {
    const entries = isForward ? replay.entriesOf(at) : [];
    return {
      id: turn,
      motions: face.motionsOf(entries),
      beats: scoreOf(entries, face),
      ...tellableOf(entries.map((entry) => face.motionsOf([entry]))),
    };
  }, [face, replay, at, turn, isForward]);
  const wait = waitOf(player, lengthOf(story));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move shown starts the clock anew
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => send({ type: 'forward' }), wait);
    return () => clearTimeout(timer);
  }, [isPlaying, wait, turn]);
  return { player, rounds, story, send };
}
