import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const drawn = useRef<Motion | null>(null);
  latest.current = scene;
  ended.current = onEnd;
  useLayoutEffect(() => {
    drawn.current = shown.motion;
  }, [shown]);

  const finish = useCallback(() => {
    director.current = createDirector();
    begun.current = null;
    tableClock.goOn();
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
    if (hold && playing !== drawn.current) return invalidate();
    if (hold && playing && isCalled(playing, hold.motion)) {
      if (!canvas.dataset.held) tableClock.stopAt(tableClock.now() + playing.duration * hold.share);
      canvas.dataset.held = 'true';
      return invalidate();
    }
    // On the way to where it is to stop, the clock goes from motion to motion, however slow the machine is.
    const whole = playing?.duration ?? 0;
    if (hold) tableClock.stopAt(tableClock.now() + whole);
    const step = hold
      ? advance(director.current, whole, 1)
      : advance(director.current, Math.min(delta * 1000, LONGEST_STEP), speed);
    director.current = step.director;
    if (!step.playing) return finish();
    const { motion } = step.playing;
    if (motion !== begun.current) {
      const missed = step.ended.filter((over) => over !== begun.current);
      begun.current = motion;
      setShown((last) => ({ scene: [...missed, motion].reduce(apply, last.scene), motion }));
    }
    invalidate();
  });
  return { ...shown, pace: speed === 'instant' ? Number.POSITIVE_INFINITY : speed };
}
