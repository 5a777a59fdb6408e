/**
 * Who goes: survivors of a team in a zone differ only by their action points, so a party is how many with one and with two of
 * them. People choose how many; those with two go first, for they come farther and can still run.
 */
import type { Move } from '../../../../models/one-month-in/moves';

/** How many with 1 and with 2 action points. */
export interface Party {
  readonly k1: number;
  readonly k2: number;
}

/** Id of the question. */
export const PARTY = 'party';

/** The party of a move that survivors make together; null for all others. */
export function partyOf(move: Move): Party | null {
  if (move.type === 'WITHDRAW') return { k1: move.k, k2: 0 };
  return 'k1' in move ? { k1: move.k1, k2: move.k2 } : null;
}

export function partyKey({ k1, k2 }: Party): string {
  return `${k1},${k2}`;
}

export function partyOfKey(key: string): Party {
  const [k1 = 0, k2 = 0] = key.split(',').map(Number);
  return { k1, k2 };
}

export function sizeOf({ k1, k2 }: Party): number {
  return k1 + k2;
}

/** The largest of some parties: all who can. */
export function wholeOf(keys: readonly string[]): Party {
  const all = keys.map(partyOfKey);
  return { k1: Math.max(0, ...all.map(({ k1 }) => k1)), k2: Math.max(0, ...all.map(({ k2 }) => k2)) };
}

/** So many of all, those with two points first. */
function ofSize(size: number, whole: Party): Party {
  const k2 = Math.min(whole.k2, size);
  return { k1: size - k2, k2 };
}

/** What can be done to a party with one press. */
export type Step = 'one-more' | 'one-less' | 'all' | 'all-but-one' | 'other-kind';

/** The same number with one fewer of those who have two points; after the fewest the most again. */
function swapped(party: Party, whole: Party): Party {
  const size = sizeOf(party);
  const [fewest, most] = [Math.max(0, size - whole.k1), Math.min(whole.k2, size)];
  const k2 = party.k2 > fewest ? party.k2 - 1 : most;
  return { k1: size - k2, k2 };
}

/** The party after a step. One more than all is one again, so that a single button reaches every number. */
export function stepped(party: Party, whole: Party, step: Step): Party {
  const [size, most] = [sizeOf(party), sizeOf(whole)];
  switch (step) {
    case 'one-more':
      return ofSize(size >= most ? 1 : size + 1, whole);
    case 'one-less':
      return ofSize(size <= 1 ? most : size - 1, whole);
    case 'all':
      return whole;
    case 'all-but-one':
      return ofSize(Math.max(1, most - 1), whole);
    case 'other-kind':
      return swapped(party, whole);
    default:
      return step satisfies never;
  }
}
