/** What the difficulty changes (3.10): health, and the order of the assault cards. */
import type { Difficulty } from '../ids';

interface Hardship {
  /** Added to the printed health: alone, with 2-4 seats, with 5-6 seats. */
  readonly health: { readonly solo: number; readonly few: number; readonly many: number };
  /** No heavy assault in the first two rounds (SD-SETUP-06). */
  readonly gentle: boolean;
}

export const HARDSHIPS: Readonly<Record<Difficulty, Hardship>> = {
  easy: { health: { solo: 8, few: 4, many: 4 }, gentle: true },
  normal: { health: { solo: 2, few: 0, many: 0 }, gentle: true },
  hard: { health: { solo: -3, few: -3, many: -2 }, gentle: false },
};

/** Added to every character's printed health (SD-SETUP-03). */
export function healthChange(difficulty: Difficulty, seats: number): number {
  const { solo, few, many } = HARDSHIPS[difficulty].health;
  if (seats === 1) return solo;
  return seats <= 4 ? few : many;
}
