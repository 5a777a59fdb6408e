import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  advance,
  createDirector,
  type Director,
  enqueue,
  isIdle,
  type Speed,
  type Timed,
} from '../motion/director';
import type { Story } from '../motion/story';
import { isCalled, tableClock } from './clock';
import { useDrawing } from './drawing';

export interface Show<Scene, Motion> {
  /** What the table shows now. */
  readonly scene: Scene;
  /** The motion being played; pieces that changed go as it says. */
  readonly motion: Motion | null;
  /** How much faster than single speed pieces go. */
  readonly pace: number;
}

export interface ShowOptions {
  readonly speed: Speed;
  /** Any change ends everything at once. */
  readonly skip?: number | undefined;
  readonly onEnd?: (() => void) | undefined;
}

/** Longest step of the clock: after a pause of the demand loop the show goes on where it stopped. */
const LONGEST_STEP = 100;

/** On the way to where the clock is to stop a slow machine may take a motion in one step, but leaves none out. */
function longestStep<Motion extends Timed>(
  { current, queue, elapsed }: Director<Motion>,
  held: boolean,
): number {
  const duration = (current ?? queue[0])?.duration ?? 0;
  return held ? Math.max(LONGEST_STEP, duration - elapsed) : LONGEST_STEP;
}

/**
 * Plays the story of a scene and ends exactly with the scene.
 * @param apply the scene after a motion
 */
export function useShow<Scene, Motion extends Timed>(
  scene: Scene,
  story: Story<Motion> | undefined,
  apply: (scene: Scene, motion: Motion) => Scene,
  { speed, skip, onEnd }: ShowOptions,
): Show<Scene, Motion> {
  const invalidate = useThree((state) => state.invalidate);
  const canvas = useThree((state) => state.gl.domElement);
  const { hold = null } = useDrawing();
  const director = useRef<Director<Motion>>(createDirector());
  const told = useRef(story?.id);
  const begun = useRef<Motion | null>(null);
  const latest = useRef(scene);
  const ended = useRef(onEnd);
  const [shown, setShown] = useState<{ scene: Scene; motion: Motion | null }>({ scene, motion: null });
  latest.current = scene;
  ended.current = onEnd;

  const finish = useCallback(() => {
    director.current = createDirector();
    begun.current = null;
    setShown({ scene: latest.current, motion: null });
    ended.current?.();
  }, []);

  useEffect(() => {
    const isNew = story !== undefined && told.current !== story.id;
    told.current = story?.id;
    if (isNew && speed !== 'instant') director.current = enqueue(director.current, story.motions);
    if (isIdle(director.current)) setShown({ scene, motion: null });
    if (isNew && isIdle(director.current)) ended.current?.();
    invalidate();
  }, [scene, story, speed, invalidate]);

  const skipped = useRef(skip);
  useEffect(() => {
    if (skipped.current === skip) return;
    skipped.current = skip;
    if (!isIdle(director.current)) finish();
  }, [skip, finish]);

  useEffect(() => tableClock.goOn, []);

  useFrame((_, delta) => {
    if (isIdle(director.current)) return;
    const playing = begun.current;
    if (hold && playing && isCalled(playing, hold.motion)) {
      if (!canvas.dataset.held) tableClock.stopAt(tableClock.now() + playing.duration * hold.share);
      canvas.dataset.held = 'true';
      return invalidate();
    }
    const longest = longestStep(director.current, hold !== null);
    const step = advance(director.current, Math.min(delta * 1000, longest), speed);
    director.current = step.director;
    if (!step.playing) return finish();
    const { motion } = step.playing;
    if (motion !== begun.current) {
      const missed = step.ended.filter((over) => over !== begun.current);
      begun.current = motion;
      if (hold && isCalled(motion, hold.motion)) tableClock.stopAt(performance.now());
      setShown((last) => ({ scene: [...missed, motion].reduce(apply, last.scene), motion }));
    }
    invalidate();
  });
  return { ...shown, pace: speed === 'instant' ? Number.POSITIVE_INFINITY : speed };
}
