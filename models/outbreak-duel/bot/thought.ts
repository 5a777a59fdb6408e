import type { BotLevel } from '../../kernel/types';
import type { Move } from '../moves';
import type { Side, State } from '../state';

/** What a bot knows when it decides: what its seat may know, and what it may do. */
export interface Thought {
  readonly state: State;
  readonly side: Side;
  readonly level: BotLevel;
  readonly legal: readonly Move[];
  readonly lot: (name: string) => number;
}

/** The first move of a type, which a decision is known to offer. */
export function moveOf<T extends Move['type']>(
  legal: readonly Move[],
  type: T,
): Extract<Move, { type: T }> | null {
  return (legal.find((move) => move.type === type) as Extract<Move, { type: T }> | undefined) ?? null;
}
