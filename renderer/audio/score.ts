/** Which sounds belong to what happened, and how far into its motion each begins. */

import type { Timed } from '../motion/director';
import type { SoundId } from './sounds';

export interface Cue {
  readonly sound: SoundId;
  /** Milliseconds into the motion, at single speed. */
  readonly after: number;
}

/** The sounds of one thing that happened; it lasts as long as its motion. */
export interface Beat extends Timed {
  readonly cues: readonly Cue[];
}

/** What a game says about its entries. */
export interface Scoring<Entry> {
  motionsOf(entries: readonly Entry[]): readonly Timed[];
  soundsOf(entry: Entry): readonly Cue[];
}

/** The beats of what happened, as long as the motions of the same entries. */
export function scoreOf<Entry>(
  entries: readonly Entry[],
  { motionsOf, soundsOf }: Scoring<Entry>,
): readonly Beat[] {
  return entries
    .map((entry) => ({
      duration: motionsOf([entry]).reduce((sum, { duration }) => sum + duration, 0),
      cues: soundsOf(entry),
    }))
    .filter(({ duration, cues }) => duration > 0 || cues.length > 0);
}

const DIGEST = 4;
const DIGEST_GAP = 110;

/** What is heard where nothing moves: the last few different sounds, close after one another. */
export function digestOf(beats: readonly Beat[]): readonly Cue[] {
  const sounds = beats.flatMap(({ cues }) => cues.map(({ sound }) => sound));
  const effects = [...new Set(sounds.toReversed())].slice(0, DIGEST).reverse();
  return effects.map((sound, index) => ({ sound, after: index * DIGEST_GAP }));
}
