/** A game being played, as everything outside it meets it. */
import type { HouseRule, HouseRules } from '../../models/kernel/house-rules';
import type { Excerpt } from '../../models/kernel/journal';
import type { SaveEnvelope } from '../../models/kernel/save';
import type {
  AnyEntry,
  AnyMove,
  Aside,
  Controller,
  MadeMove,
  Message,
  Outcome,
  Position,
  Prompt,
  Reason,
  SeatId,
  Viewer,
} from '../../models/kernel/types';
import type { LastDecisions } from './last-decisions';

/** One line of a game's log: what happened, and in answer to which move (0 = before the first one). */
export interface LogRecord<Entry extends AnyEntry> {
  readonly move: number;
  readonly entry: Entry;
}

/** Whether a decision can be taken back, or made again after that. */
export interface TakeBack {
  /** The seat that may; null when nobody can. */
  readonly by: SeatId | null;
  /** Why the viewer may not; null when it may. Its sentence is `hud.undo.<id>`. */
  readonly why: Reason | null;
}

/**
 * What somebody may know of a running game: the only thing that leaves a session towards a screen, a bot, the log, sounds or
 * a replay. A new object after every change, never changed in place; what nobody asks for is never worked out.
 */
export interface Seen<State, Move extends AnyMove, Entry extends AnyEntry> {
  readonly viewer: Viewer;
  /** Without what the viewer may not know. */
  readonly position: Position<State>;
  /** Worked out from that position. */
  readonly prompt: Prompt;
  readonly outcome: Outcome | null;
  /** 0 before the first round. */
  readonly round: number;
  readonly log: Excerpt<LogRecord<Entry>>;
  /** What happened beside the rules, in order. */
  readonly asides: Excerpt<Aside>;
  /** How many moves people and bots have made; forced ones follow from them. */
  readonly moves: number;
  /** When people last decided; in a game with secrets only the viewer's own seat. */
  readonly decided: LastDecisions;
  /** What the people of this table agreed on. */
  readonly house: HouseRules;
  /**
   * The moves that the viewer may make now, as far as they are listed. In a game without secrets the table sees those of
   * all seats that may decide; else only a seat sees any, its own.
   */
  readonly legal: readonly Move[];
  readonly undo: TakeBack;
  readonly redo: TakeBack;
}

/** Everything there is: for tests, tools and the referee's `state`, never for anything that plays or shows the game. */
export interface Whole<State, Move extends AnyMove, Entry extends AnyEntry> {
  readonly position: Position<State>;
  readonly prompt: Prompt;
  readonly outcome: Outcome | null;
  readonly log: readonly LogRecord<Entry>[];
  readonly moves: readonly MadeMove<Move>[];
  readonly asides: readonly Aside[];
}

export type PlayResult<Entry> =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly reason: Reason };

/** A game being played: the one place through which a position changes. */
export interface Session<State, Move extends AnyMove, Entry extends AnyEntry> {
  /** @throws Error when the viewer is `everyone` before the game is over */
  seen(viewer: Viewer): Seen<State, Move, Entry>;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Why a seat can't make a move: because it is another's to make, or by the rules; null when it can. */
  whyNot(move: Move, by: SeatId): Reason | null;
  /**
   * The seat whose move this is; null when nobody may make it.
   * @param preferred asked first where several may
   */
  makerOf(move: Move, preferred?: SeatId): SeatId | null;
  /**
   * Plays a move and everything that it forces.
   * @param by the seat that makes it
   * @param why what that seat says about it
   * @returns what has happened, as the seat may know it
   * @throws when a rule is broken inside; the position is then the one before the move
   */
  play(move: Move, by: SeatId, why?: Message): PlayResult<Entry>;
  /**
   * Lets the bot of the seat to decide choose now; what is returned plays its move, null when no bot is to decide. Nothing else
   * may happen in between.
   */
  readyBot(): () => PlayResult<Entry> | null;
  /** Lets the bot of the seat to decide choose and play; null when no bot is to decide. */
  playBot(): PlayResult<Entry> | null;
  /**
   * From now on somebody else plays for the seat. What lies before it can't be undone any more.
   * @throws RangeError when there is no such seat
   */
  handOver(seat: SeatId, controller: Controller): void;
  /**
   * From now on the table plays by this rule of the house; nothing happens where it does already. What lies before it can't be undone
   * any more.
   * @throws RangeError when the game does not offer it
   */
  agree(rule: HouseRule): void;
  /**
   * Takes back the last decision of a person, and what bots and the engine did since. Only the seat that made it may, and
   * only while nobody has learned anything from it.
   * @returns why not; null when it was taken back
   */
  undo(by: SeatId): Reason | null;
  /**
   * Makes the decision that was taken back last again, with all that followed.
   * @returns why not; null when it was made
   */
  redo(by: SeatId): Reason | null;
  /** For the disk. It holds everything, so that nothing of it may be shown. */
  save(): SaveEnvelope<State, Move, Entry>;
}

/** A session in the hands of a test, a tool or the referee, who may look behind every card. */
export interface OpenSession<State, Move extends AnyMove, Entry extends AnyEntry>
  extends Session<State, Move, Entry> {
  whole(): Whole<State, Move, Entry>;
  /** All moves of the open decision, whoever may make them. */
  legalMoves(): readonly Move[];
  /** The judge of the rules, whoever asks. */
  whyIllegal(move: Move): Reason | null;
  /** Plays a move for the seat that may make it; returns everything that has happened. */
  playByAnyone(move: Move, why?: Message): PlayResult<Entry>;
}
