import type { SaveEnvelope } from '../../models/kernel/save';
import type {
  AnyEntry,
  AnyMove,
  Aside,
  Controller,
  Message,
  Outcome,
  Position,
  Prompt,
  Reason,
  SeatId,
} from '../../models/kernel/types';

/** One line of a game's log: what happened, and in answer to which move (0 = before the first one). */
export interface LogRecord<Entry extends AnyEntry> {
  readonly move: number;
  readonly entry: Entry;
}

/** Everything a screen needs to know about a running game. A new object after every change, never changed in place. */
export interface SessionSnapshot<State, Move extends AnyMove, Entry extends AnyEntry> {
  readonly position: Position<State>;
  readonly prompt: Prompt;
  readonly outcome: Outcome | null;
  readonly log: readonly LogRecord<Entry>[];
  /** The moves people and bots made; forced ones follow from them. */
  readonly moves: readonly Move[];
  /** What happened beside the rules, in order. */
  readonly asides: readonly Aside[];
  readonly canUndo: boolean;
}

export type PlayResult<Entry> =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly reason: Reason };

/** A game being played: the one place through which a position changes. */
export interface Session<State, Move extends AnyMove, Entry extends AnyEntry> {
  getSnapshot(): SessionSnapshot<State, Move, Entry>;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  legalMoves(): readonly Move[];
  whyIllegal(move: Move): Reason | null;
  /**
   * Plays a move and everything that it forces.
   * @param by the seat that makes it, when that is known; a seat that has nothing to decide is refused
   * @param why what that seat says about it
   * @throws when a rule is broken inside; the position is then the one before the move
   */
  play(move: Move, by?: SeatId, why?: Message): PlayResult<Entry>;
  /** Lets the bot of the seat to decide choose and play; null when no bot is to decide. */
  playBot(): PlayResult<Entry> | null;
  /**
   * From now on somebody else plays for the seat. What lies before it can't be undone any more.
   * @throws RangeError when there is no such seat
   */
  handOver(seat: SeatId, controller: Controller): void;
  /** Back to before the last move, if nobody learned anything new by it. */
  undo(): boolean;
  save(): SaveEnvelope<State, Move, Entry>;
}
