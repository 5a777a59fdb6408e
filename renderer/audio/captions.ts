/** Sounds in words, for those who can't hear them. */
import type { SoundId } from './sounds';

export interface Captions {
  /** A sound begins; its words stay for a while. */
  say(sound: SoundId): void;
  subscribe(listener: () => void): () => void;
  /** What is to be read now, the newest last. */
  getSnapshot(): readonly SoundId[];
  clear(): void;
}

/** Milliseconds. */
export const READING_TIME = 2500;
const LINES = 2;

/** @param isWorthTelling what has words; clicks and steps have none */
export function createCaptions(isWorthTelling: (sound: SoundId) => boolean): Captions {
  const timers = new Map<SoundId, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let lines: readonly SoundId[] = [];

  function show(next: readonly SoundId[]): void {
    lines = next;
    for (const listener of listeners) listener();
  }

  function drop(sound: SoundId): void {
    clearTimeout(timers.get(sound));
    timers.delete(sound);
    show(lines.filter((line) => line !== sound));
  }

  return {
    say(sound) {
      if (!isWorthTelling(sound)) return;
      clearTimeout(timers.get(sound));
      timers.set(
        sound,
        setTimeout(() => drop(sound), READING_TIME),
      );
      if (!lines.includes(sound)) show([...lines, sound].slice(-LINES));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => lines,
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      show([]);
    },
  };
}
