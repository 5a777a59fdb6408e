/** What a game gives so that the play of its bots can be looked through. */
import type { Game } from '../../../machines/kernel/game';
import type { AnyEntry, AnyMove, Message, Position, SeatId } from '../../../models/kernel/types';

export const BLUNDER_KINDS = ['win missed', 'needless death', 'reversal', 'waste', 'untrue comment'] as const;
export type BlunderKind = (typeof BLUNDER_KINDS)[number];

/** One decision of a bot and what came of it. */
export interface Step<State, Move extends AnyMove, Entry extends AnyEntry> {
  readonly seat: SeatId;
  readonly before: Position<State>;
  readonly move: Move;
  /** What the bot says about it; null when it says nothing. */
  readonly said: Message | null;
  readonly entries: readonly Entry[];
  readonly after: Position<State>;
}

/** A decision that was plainly wrong. */
export interface Blunder {
  readonly kind: BlunderKind;
  /** In a few words, for whoever mends it. */
  readonly what: string;
}

/**
 * Judges the last of some steps by a slow search through the rules; steps before it are there for what can only be seen
 * looking back.
 */
export type Judge<State, Move extends AnyMove, Entry extends AnyEntry> = (
  steps: readonly Step<State, Move, Entry>[],
) => readonly Blunder[];

export interface WatchedGame<State, Move extends AnyMove, Entry extends AnyEntry, Options> {
  readonly game: Game<State, Move, Entry, Options>;
  readonly judges: readonly Judge<State, Move, Entry>[];
}

/** A game whose own types matter to nobody here. */
export type AnyWatchedGame = WatchedGame<unknown, AnyMove, AnyEntry, unknown>;
