import type { GenericSchema } from 'valibot';
import type { LoadedLuck } from './luck';
import type {
  AnyEntry,
  AnyMove,
  BotLevel,
  GameId,
  Message,
  Outcome,
  Position,
  Prompt,
  Reason,
  Seat,
  SeatId,
} from './types';

/** A player made of code. It gets the view of its seat, never the full state. */
export interface Bot<State, Move> {
  /**
   * @param position what `view` shows to the bot's seat
   * @returns one of the legal moves
   */
  choose(position: Position<State>, legal: readonly Move[]): Move;
  /** Why it makes this move here, in one sentence; null for what goes without saying. */
  explain(position: Position<State>, move: Move): Message | null;
}

/** What the rules of a game say; everything about it that needs no statechart. */
export interface GameRules<State, Move extends AnyMove, Entry extends AnyEntry, Options> {
  readonly id: GameId;
  /** Raised when a saved game could play on differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: GenericSchema<unknown, Options>;
  /** The shape of a move, for moves that come from outside the app. */
  readonly moves: GenericSchema<unknown, Move>;
  /** The state with which the chart starts. */
  setup(options: Options, seats: readonly Seat[], seed: string, loaded?: LoadedLuck): State;
  /** Who sits at the table now; seats may change hands during a game. */
  seatsOf(state: State): readonly Seat[];
  /** The same position with other people or bots in the same seats. */
  withSeats(state: State, seats: readonly Seat[]): State;
  /** All moves of the open decision; never empty unless the game is over. */
  legalMoves(position: Position<State>): readonly Move[];
  /** The only judge: null when the move is legal here. Guards, highlights, bots and "why can't I?" all ask it. */
  whyIllegal(position: Position<State>, move: Move): Reason | null;
  /** The only thing that can be done here, if the open decision leaves no choice, and the entry that says so. */
  forcedMove(position: Position<State>): { readonly move: Move; readonly entry: Entry } | null;
  prompt(position: Position<State>): Prompt;
  /** The state without what the viewer may not know: removed, not merely unshown. */
  view(state: State, viewer: SeatId | 'table'): State;
  /** Whether somebody learned something from this entry that an undo could not take back. */
  reveals(entry: Entry): boolean;
  outcome(state: State): Outcome | null;
  bot(level: BotLevel, seat: SeatId): Bot<State, Move>;
}
