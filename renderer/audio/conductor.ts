/** Plays a score in step with the table: the same director, the same clock, the same way to skip. */
import { advance, createDirector, type Director, enqueue, isIdle, type Speed } from '../motion/director';
import { createDigester } from './digest';
import type { Frames } from './frames';
import type { Play } from './player';
import type { Beat, Cue } from './score';

export interface Conductor {
  /** Beats that follow what is still being played. */
  tell(beats: readonly Beat[], speed: Speed): void;
  /** Drops what has not begun. */
  skip(): void;
}

/** Longest step of the clock, as on the table: after a pause the score goes on where it stopped. */
const LONGEST_STEP = 100;

export function createConductor(play: Play, frames: Frames): Conductor {
  const digest = createDigester(play, frames);
  let director: Director<Beat> = createDirector();
  let begun: Beat | null = null;
  let pace: Exclude<Speed, 'instant'> = 1;
  let last: number | null = null;
  let frame = 0;

  function sound(cues: readonly Cue[]): void {
    for (const cue of cues) play(cue.sound, { after: cue.after / 1000 / pace });
  }

  function step(now: number): void {
    const passed = last === null ? 0 : Math.min(now - last, LONGEST_STEP);
    last = now;
    const next = advance(director, passed, pace);
    const missed = next.ended.filter((beat) => beat !== begun);
    const beats = next.playing && next.playing.motion !== begun ? [...missed, next.playing.motion] : missed;
    director = next.director;
    begun = next.playing?.motion ?? null;
    for (const beat of beats) sound(beat.cues);
    if (isIdle(director)) last = null;
    else frame = frames.request(step);
  }

  return {
    tell(beats, speed) {
      if (beats.length === 0) return;
      if (speed === 'instant') return digest(beats);
      pace = speed;
      const wasIdle = isIdle(director);
      director = enqueue(director, beats);
      if (wasIdle) frame = frames.request(step);
    },
    skip() {
      frames.cancel(frame);
      director = createDirector();
      begun = null;
      last = null;
    },
  };
}
