/** What is heard where nothing moves: a few sounds stand for all that happened at once. */
import type { Frames } from './frames';
import type { Play } from './player';
import type { Beat, Cue } from './score';

const MOST = 4;
/** Milliseconds from one sound to the next. */
const GAP = 110;

/** The last few different sounds, close after one another. */
export function digestOf(beats: readonly Beat[]): readonly Cue[] {
  const sounds = beats.flatMap(({ cues }) => cues.map(({ sound }) => sound));
  const lastFew = [...new Set(sounds.toReversed())].slice(0, MOST).reverse();
  return lastFew.map((sound, index) => ({ sound, after: index * GAP }));
}

/**
 * Plays digests, one at a time: what happens while one is heard goes into the next, however fast the bots play.
 * @returns takes what happened
 */
export function createDigester(play: Play, frames: Frames): (beats: readonly Beat[]) => void {
  let waiting: readonly Beat[] = [];
  let busyUntil = 0;
  function flush(now: number): void {
    if (now < busyUntil) return void frames.request(flush);
    for (const { sound, after } of digestOf(waiting)) play(sound, { after: after / 1000 });
    waiting = [];
    busyUntil = now + MOST * GAP;
  }
  return (beats) => {
    if (waiting.length === 0) frames.request(flush);
    waiting = [...waiting, ...beats];
  };
}
