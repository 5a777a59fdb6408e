import { useEffect, useMemo, useRef } from 'react';
import type { Speed } from '../motion/director';
import type { TimeOfDay } from './ambience/ambience';
import { useAudioDesk } from './audio-context';
import { createConductor } from './conductor';
import type { Frames } from './frames';
import type { Play } from './player';
import type { ScoredStory } from './score';

const FRAMES: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

const SILENCE: Play = () => {};

/**
 * Plays the sounds of what happens on the table, in step with its motions.
 * @param skip any change drops what has not begun
 */
export function useScore(story: ScoredStory, speed: Speed, skip: number): void {
  const desk = useAudioDesk();
  const conductor = useMemo(() => createConductor(desk?.play ?? SILENCE, FRAMES), [desk]);
  const told = useRef(story.id);
  useEffect(() => {
    const isNew = told.current !== story.id;
    told.current = story.id;
    if (isNew) conductor.tell(story.beats, speed);
  }, [conductor, story, speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change skips
  useEffect(() => () => conductor.skip(), [conductor, skip]);
}

const USUAL: TimeOfDay = 'day';

/** Lays the ambience of that time under everything; where there is no table it is day. */
export function useAmbience(time: TimeOfDay = USUAL): void {
  const desk = useAudioDesk();
  useEffect(() => desk?.setTime(time), [desk, time]);
  useEffect(() => () => desk?.setTime(USUAL), [desk]);
}
