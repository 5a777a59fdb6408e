import type { SeatId } from '../../kernel/types';
import type { Move, MoveOf, MoveType } from '../moves';
import type { State } from '../state';
import type { Temper } from './level';
import type { Noise } from './noise';

/** A bot that thinks about a decision; it sees what everybody sees. */
export interface Thought {
  readonly state: State;
  readonly seat: SeatId;
  readonly temper: Temper;
  /** How far it is off about something in this turn. */
  readonly noise: Noise;
  /** How far it is off about something as long as that stays what it is. */
  readonly lasting: Noise;
  readonly legal: readonly Move[];
}

/** Something that could be done, and what it is felt to be worth. */
export interface Candidate {
  readonly move: Move;
  readonly score: number;
}

export function ofType<T extends MoveType>(moves: readonly Move[], type: T): readonly MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

/** The first of the best; null when none is worth anything. */
export function bestOf(candidates: readonly Candidate[]): Candidate | null {
  let found: Candidate | null = null;
  for (const candidate of candidates) if (candidate.score > (found?.score ?? 0)) found = candidate;
  return found;
}
