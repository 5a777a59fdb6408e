import { useEffect, useRef, useState } from 'react';
import type { Speed } from '../motion/director';
import type { TimeOfDay } from './ambience/ambience';
import { useAudioDesk } from './audio-context';
import { createConductor, type Frames } from './conductor';
import type { Play } from './player';
import type { Beat } from './score';

const FRAMES: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

const SILENCE: Play = () => {};

export interface Score {
  /** A new id starts it. */
  readonly id: number;
  readonly beats: readonly Beat[];
}

/**
 * Plays the sounds of what happens on the table, in step with its motions.
 * @param skip any change drops what has not begun
 */
export function useScore(score: Score | null, speed: Speed, skip: number): void {
  const desk = useAudioDesk();
  const [conductor] = useState(() => createConductor((...cue) => latest.current(...cue), FRAMES));
  const latest = useRef<Play>(SILENCE);
  const told = useRef(score?.id);
  latest.current = desk?.play ?? SILENCE;
  useEffect(() => {
    const isNew = score !== null && told.current !== score.id;
    told.current = score?.id;
    if (isNew) conductor.tell(score.beats, speed);
  }, [conductor, score, speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change skips
  useEffect(() => () => conductor.skip(), [conductor, skip]);
}

/** Lays the ambience of that time under everything. */
export function useAmbience(time: TimeOfDay): void {
  const desk = useAudioDesk();
  useEffect(() => desk?.setTime(time), [desk, time]);
}
