/** Decisions: what the engine may wait for, and how a game that is made of them answers the kernel. */
import type { GameRules } from './game-rules';
import type { AnyEntry, AnyMove, Params, Position, Reason, SeatId, StateValue } from './types';

/**
 * One thing the engine may wait for. Its id is the name of the state in the chart that waits, so that a position alone
 * tells which decision is open.
 */
export interface Decision<State, Play, Move extends AnyMove, Taken extends Move = Move> {
  /** Seats that may take it, the preferred one first; never empty while the decision is open. */
  who(state: State): readonly SeatId[];
  /** Moves to choose from, never none while the decision is open. */
  options(state: State): readonly Taken[];
  /** Null when legal. A move of another decision gets a reason, never an exception. */
  why(state: State, move: Move): Reason | null;
  /** Carries out a legal move. */
  take(play: Play, move: Taken): void;
  /** Whether the engine takes it when only one option is left. */
  readonly forceable: boolean;
}

interface Decided<State, Move extends AnyMove, Entry extends AnyEntry, Id extends string> {
  readonly decisions: Readonly<Record<Id, Omit<Decision<State, never, Move>, 'take'>>>;
  /** The decision that is open where the chart stands; null when the game is over. */
  readonly decisionAt: (value: StateValue) => Id | null;
  readonly isOver: (state: State) => boolean;
  readonly gameOver: Reason;
  /** What the sentence of a decision needs to know. */
  readonly params: (state: State, decision: Id) => Params;
  /** How the log says that a move was the only one. */
  readonly forced: (move: Move) => Entry;
}

/** What the kernel wants to know about the open decision. */
export function rulesOfDecisions<State, Move extends AnyMove, Entry extends AnyEntry, Id extends string>({
  decisions,
  decisionAt,
  isOver,
  gameOver,
  params,
  forced,
}: Decided<State, Move, Entry, Id>) {
  const openAt = ({ value, state }: Position<State>) => (isOver(state) ? null : decisionAt(value));
  return {
    whyIllegal(position, move) {
      const id = openAt(position);
      return id ? decisions[id].why(position.state, move) : gameOver;
    },
    legalMoves(position) {
      const id = openAt(position);
      return id ? decisions[id].options(position.state) : [];
    },
    forcedMove(position) {
      const id = openAt(position);
      if (!id || !decisions[id].forceable) return null;
      const [move, ...others] = decisions[id].options(position.state);
      return move && others.length === 0 ? { move, entry: forced(move) } : null;
    },
    prompt(position) {
      const id = openAt(position);
      if (!id) return { id: 'gameOver', seats: [], params: {} };
      const { state } = position;
      return { id, seats: decisions[id].who(state), params: params(state, id) };
    },
  } satisfies Partial<GameRules<State, Move, Entry, unknown>>;
}
