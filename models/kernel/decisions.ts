/** Decisions: what the engine may wait for, and how a game that is made of them answers the kernel. */
import type { GameRules } from './game-rules';
import { recordOf } from './records';
import type { AnyEntry, AnyMove, Params, Position, Reason, Seat, SeatId, StateValue } from './types';

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
  /** Whether the engine takes it when only one option is left; not where that would tell something, or take a *pass* away. */
  forceable(state: State): boolean;
  /** The seats that may make this very move, where those are not all that may take the decision. */
  makers?(state: State, move: Move): readonly SeatId[];
}

/** A move that is legal whatever the engine waits for, as long as the game goes on: a seat's settings, giving up. */
export interface StandingMove<State, Play, Taken extends AnyMove> {
  makers(state: State, move: Taken): readonly SeatId[];
  why(state: State, move: Taken): Reason | null;
  take(play: Play, move: Taken): void;
}

/** All standing moves of a game by their types. They are never listed among the legal moves of a decision. */
export type StandingMoves<State, Play, Move extends AnyMove> = {
  readonly [Type in Move['type']]?: StandingMove<State, Play, Extract<Move, { readonly type: Type }>>;
};

/** The reason of a move that is somebody else's to make, in every game; `{name}` are the `{n}` who decide. */
export const NOT_YOUR_TURN = 'notYourTurn';
/** The reason of a move that whoever decides would have at another moment, in every game that does not say more. */
export const NOT_NOW = 'notNow';

/**
 * The same decision; it keeps its last verdict, since a session asks about a move and then the guard of the chart about the
 * very same one. Only for states that nobody changes in place, as all are outside a rule.
 */
function judgedOnce<State, Play, Move extends AnyMove>(
  decision: Decision<State, Play, Move>,
): Decision<State, Play, Move> {
  let last: { readonly state: State; readonly move: Move; readonly verdict: Reason | null } | null = null;
  return {
    ...decision,
    why(state, move) {
      if (last?.state !== state || last.move !== move)
        last = { state, move, verdict: decision.why(state, move) };
      return last.verdict;
    },
  };
}

/** A game's decisions by their names, ready for its rules and its chart. */
export function decisionTable<State, Play, Move extends AnyMove, Id extends string>(
  decisions: Readonly<Record<Id, Decision<State, Play, Move>>>,
): Readonly<Record<Id, Decision<State, Play, Move>>> {
  const names = Object.keys(decisions) as Id[];
  return recordOf(names, (id) => judgedOnce(decisions[id]));
}

interface Decided<State, Move extends AnyMove, Entry extends AnyEntry, Id extends string> {
  readonly decisions: Readonly<Record<Id, Omit<Decision<State, never, Move>, 'take'>>>;
  readonly standing?: StandingMoves<State, never, Move>;
  readonly seatsOf: (state: State) => readonly Seat[];
  /** The decision that is open where the chart stands; null when the game is over. */
  readonly decisionAt: (value: StateValue) => Id | null;
  readonly isOver: (state: State) => boolean;
  readonly gameOver: Reason;
  /** What the sentence of a decision needs to know. */
  readonly params: (state: State, decision: Id) => Params;
  /** How the log says that a move was the only one; absent in a game that takes no decision by itself. */
  readonly forced?: (move: Move) => Entry;
}

/** Names the seats that decide. */
function notYourTurn(seats: readonly Seat[], deciding: readonly SeatId[]): Reason {
  const names = seats.filter(({ id }) => deciding.includes(id)).map(({ name }) => name);
  return { id: NOT_YOUR_TURN, params: { name: { names }, n: names.length } };
}

const notNow: Reason = { id: NOT_NOW, params: {} };

/** What the kernel wants to know about the open decision. */
export function rulesOfDecisions<State, Move extends AnyMove, Entry extends AnyEntry, Id extends string>({
  decisions,
  standing = {},
  seatsOf,
  decisionAt,
  isOver,
  gameOver,
  params,
  forced,
}: Decided<State, Move, Entry, Id>) {
  const openAt = ({ value, state }: Position<State>) => (isOver(state) ? null : decisionAt(value));
  const alwaysLegal = standing as Readonly<Record<string, StandingMove<State, never, Move> | undefined>>;
  const elsewhere = (state: State, id: Id) => notYourTurn(seatsOf(state), decisions[id].who(state));
  const makersOf = (state: State, id: Id, move: Move) =>
    (alwaysLegal[move.type] ?? decisions[id]).makers?.(state, move) ?? decisions[id].who(state);
  /** Nobody is told to wait for themselves: who decides, but about something else, hears that it is not the moment. */
  const untimely = (state: State, id: Id, move: Move): Reason => {
    const deciding = decisions[id].who(state);
    const decides = makersOf(state, id, move).some((seat) => deciding.includes(seat));
    return decides ? notNow : elsewhere(state, id);
  };
  return {
    whyIllegal(position, move) {
      const id = openAt(position);
      if (!id) return gameOver;
      const { state } = position;
      const reason = (alwaysLegal[move.type] ?? decisions[id]).why(state, move);
      return reason?.id === NOT_YOUR_TURN ? untimely(state, id, move) : reason;
    },
    mayMove(position, move, by) {
      const id = openAt(position);
      if (!id) return null;
      const { state } = position;
      const makers = makersOf(state, id, move);
      if (makers.includes(by)) return null;
      if (makers.length > 0) return notYourTurn(seatsOf(state), makers);
      return decisions[id].who(state).includes(by) ? notNow : elsewhere(state, id);
    },
    legalMoves(position) {
      const id = openAt(position);
      return id ? decisions[id].options(position.state) : [];
    },
    forcedMove(position) {
      const id = openAt(position);
      if (!id || !forced || !decisions[id].forceable(position.state)) return null;
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
