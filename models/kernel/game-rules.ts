import type { GenericSchema } from 'valibot';
import type { LoadedLuck } from './luck';
import type {
  AnyEntry,
  AnyMove,
  Aside,
  BotLevel,
  GameId,
  Message,
  Outcome,
  Position,
  Prompt,
  Reason,
  Seat,
  SeatId,
  Viewer,
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
  /**
   * Refuses a saved game whose content of somebody's own can't be played. Left out by a game that keeps none.
   * @throws Error with the reason, which ends the sentence "This saved game can't be continued: …"
   */
  checkStored?(state: State, options: unknown): void;
  /** Who sits at the table now; seats may change hands during a game. */
  seatsOf(state: State): readonly Seat[];
  /** The same position with other people or bots in the same seats. */
  withSeats(state: State, seats: readonly Seat[]): State;
  /**
   * The same position at a table that asks for replies openly or as the rules say; in every way but that it goes on as before. Left
   * out where there is only one way to ask.
   */
  withOpenReplies?(state: State, open: boolean): State;
  /** All moves of the open decision; never empty unless the game is over. */
  legalMoves(position: Position<State>): readonly Move[];
  /** The only judge: null when the move is legal here. Guards, highlights, bots and "why can't I?" all ask it. */
  whyIllegal(position: Position<State>, move: Move): Reason | null;
  /** Whether this seat may make this very move here, if it is legal; else why not. Null when the game is over. */
  mayMove(position: Position<State>, move: Move, by: SeatId): Reason | null;
  /** The only thing that can be done here, if the open decision leaves no choice, and the entry that says so. */
  forcedMove(position: Position<State>): { readonly move: Move; readonly entry: Entry } | null;
  prompt(position: Position<State>): Prompt;
  /**
   * Whether a seat may know what another one may not. Without secrets the table sees the moves of whoever decides, too;
   * see `openGame`.
   */
  readonly secrets: boolean;
  /** The seats play against each other: who has won is told by name. Left out where all win or lose together. */
  readonly rivals?: true;
  /** The state without what the viewer may not know: removed, not merely unshown. */
  view(state: State, viewer: Viewer): State;
  /** The same for what has happened: "draws a card" for the others, which card for oneself; null for nothing at all. */
  seenEntry(entry: Entry, viewer: Viewer): Entry | null;
  /** The same for what is said beside the rules: why a bot plays a card tells what it holds. */
  seenAside(aside: Aside, viewer: Viewer): Aside | null;
  /** Whether somebody learned something from this entry that an undo could not take back. */
  reveals(entry: Entry): boolean;
  outcome(state: State): Outcome | null;
  /** The round that is being played; 0 before the first one. */
  round(state: State): number;
  bot(level: BotLevel, seat: SeatId): Bot<State, Move>;
}
