/**
 * The vocabulary that every game of this table shares. Everything here is plain JSON unless it says otherwise:
 * a position can be stored, sent and compared byte by byte.
 */
import type { HouseRule } from './house-rules';

/** Folder name of a game in every room, such as `dying-light`. */
export type GameId = string;

/** Stable name of a place at the table: `seat-1` sits first. */
export type SeatId = `seat-${number}`;

/**
 * Who looks: a seat, the table that all of them share (what everybody may know), or everyone once there is nothing left to
 * hide: after the game is over, and in tools.
 */
export type Viewer = SeatId | 'table' | 'everyone';

export type BotLevel = 'easy' | 'normal' | 'hard';

export type Controller = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: BotLevel };

export interface Seat {
  readonly id: SeatId;
  /** What the person calls themselves; shown, never interpreted. */
  readonly name: string;
  readonly controller: Controller;
}

/** What a person wrote, such as a name: shown as it is, never taken for an id. */
export interface Verbatim {
  readonly text: string;
  /** Whole sentences rather than a name: it is not cut. */
  readonly long?: true;
}

/** Names of several people, shown as a list. */
export interface People {
  readonly names: readonly string[];
}

/** What the rules fill into a sentence: numbers, message ids and ids of the rules, and what people wrote. */
export type Params = Readonly<Record<string, string | number | Verbatim | People>>;

/** Why a move is not possible: an id of the game's reason table and the numbers for its sentence. */
export interface Reason {
  readonly id: string;
  readonly params: Params;
}

/** A sentence as a message id and what is filled into it. */
export interface Message {
  readonly id: string;
  readonly params: Params;
}

/** What happened at the table beside the rules. */
export type Aside =
  /** What the seat that makes move number `move` says about it. */
  | { readonly kind: 'comment'; readonly move: number; readonly seat: SeatId; readonly text: Message }
  /** After move number `move` (0: before the first one) somebody else plays for the seat. */
  | {
      readonly kind: 'hand-over';
      readonly move: number;
      readonly seat: SeatId;
      readonly controller: Controller;
    }
  /** After move number `move` (0: before the first one) the table plays by another rule of the house. */
  | ({ readonly kind: 'house-rule'; readonly move: number } & HouseRule);

/** Who has to decide what, as a message id with parameters. */
export interface Prompt {
  /** The decision that is open; also the message id `prompt.<id>`. */
  readonly id: string;
  /** Seats that may take the decision, the first one preferred. Empty when the game is over. */
  readonly seats: readonly SeatId[];
  readonly params: Params;
}

/** How a game ended. A team wins or loses together: all of its seats are winners, or none is. */
export interface Outcome {
  /** Seats that have won; none when everybody has lost. */
  readonly winners: readonly SeatId[];
  /** Message id of what ended the game. */
  readonly reason: string;
  /** What each seat has scored, a team's seats all the same; empty in a game without a score. */
  readonly scores: Readonly<Record<SeatId, number>>;
  /** Message id of the rank that the score earns, if the game has ranks. */
  readonly rank: string | null;
}

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A state value of a statechart as XState writes it: nested names. */
export type StateValue = string | { readonly [region: string]: StateValue };

/** The whole of a game at one moment: where the chart stands and what lies on the table. */
export interface Position<State> {
  readonly value: StateValue;
  readonly state: State;
}

/** Every move is data with one `type`. */
export interface AnyMove {
  readonly type: string;
}

/** A move that was made, and who made it; null when a save of an older format no longer tells. */
export interface MadeMove<Move extends AnyMove> {
  readonly by: SeatId | null;
  readonly move: Move;
}

/** Every log entry is data with one `type`. Who may read which is `GameRules.seenEntry`. */
export interface AnyEntry {
  readonly type: string;
}

/** What a rule works on: a draft of the state that it may change, and somewhere to tell what happened. */
export interface Play<DraftState, Entry extends AnyEntry> {
  readonly state: DraftState;
  tell(entry: Entry): void;
}
