import type { SoundId } from './sounds';

/** The same sound again within so many seconds is a repeat. */
const SOON = 0.35;
const QUIETER = 0.75;
const LEAST = 0.3;

/** Makes rapid repeats of a sound quieter and quieter, so that twenty Infected do not sound like a machine gun. */
export interface Repeats {
  /** Factor of the loudness of a sound that begins at that time, in seconds. */
  gainOf(sound: SoundId, at: number): number;
}

export function createRepeats(): Repeats {
  const last = new Map<SoundId, { readonly at: number; readonly gain: number }>();
  return {
    gainOf(sound, at) {
      const before = last.get(sound);
      const isRepeat = before !== undefined && at - before.at < SOON;
      const gain = isRepeat ? Math.max(LEAST, before.gain * QUIETER) : 1;
      last.set(sound, { at, gain });
      return gain;
    },
  };
}
