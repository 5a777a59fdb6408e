/** Keeps a crowd of sounds from becoming a roar. */
import type { Voice } from './synth';

export interface Voices {
  /** Lets a voice in; when the room is full the oldest is hushed. */
  admit(voice: Voice, now: number): void;
}

export function createVoices(most: number): Voices {
  let voices: readonly Voice[] = [];
  return {
    admit(voice, now) {
      const sounding = voices.filter(({ endsAt }) => endsAt > now);
      const tooMany = Math.max(0, sounding.length + 1 - most);
      for (const oldest of sounding.slice(0, tooMany)) oldest.hush(now);
      voices = [...sounding.slice(tooMany), voice];
    },
  };
}
