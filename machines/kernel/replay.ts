/** A saved game played again, move by move: to look at any moment of it, and to go on from there in another way. */
import { hashOf } from '../../models/kernel/hash';
import { type SaveEnvelope, SaveError } from '../../models/kernel/save';
import { sentenceOf } from '../../models/kernel/sentence-of';
import type { AnyEntry, AnyMove, Aside, MadeMove, Position, Reason, Viewer } from '../../models/kernel/types';
import type { LogRecord, OpenSession, Session } from './contract';
import type { Game } from './game';
import type { Stopover } from './game-session';
import { beginAgain, playMoveAgain, type Recorded } from './play-again';
import { createSession, type NewGame, refuseFaults, resumeSession } from './session';
import { positionFor, recordFor } from './sight';

/** Moves from one kept position to the next. A position costs memory, a move played again costs time. */
const CHECKPOINT_EVERY = 16;

/**
 * Whether the moves of a save still lead to the position that it stores.
 * - `same`: they do.
 * - `different`: all moves could be played, but the end is another one.
 * - `refused`: move number `move` is not legal any more.
 * - `broken`: a rule failed while move number `move` was played.
 */
export type Fidelity =
  | { readonly kind: 'same' }
  | { readonly kind: 'different' }
  | { readonly kind: 'refused'; readonly move: number; readonly reason: Reason }
  | { readonly kind: 'broken'; readonly move: number; readonly message: string };

/** One move of a person or bot with everything that it forced. */
export interface ReplayStep<Entry extends AnyEntry> {
  /** 1 for the first move. */
  readonly number: number;
  readonly entries: readonly Entry[];
}

/**
 * A game that has ended may be looked at by everyone; one that is still going on only as the table sees it.
 */
export interface Replay<State, Move extends AnyMove, Entry extends AnyEntry> {
  readonly viewer: Viewer;
  /** The moves that could be played again; all of the save when it is faithful. */
  readonly steps: readonly ReplayStep<Entry>[];
  /** What happened beside these moves, in order. */
  readonly asides: readonly Aside[];
  readonly fidelity: Fidelity;
  /** The save was made under older rules; a replay that is not faithful is then no wonder. */
  readonly olderRules: boolean;
  /**
   * The table after move `n`; 0 is before the first one.
   * @throws RangeError when there is no such move
   */
  positionAt(n: number): Position<State>;
  /** What happened in answer to move `n`; for 0 what happened before the first one. */
  entriesOf(n: number): readonly Entry[];
  /**
   * A new game that begins with the first `n` moves of this one and goes on by itself.
   * @throws RangeError when there is no such move
   */
  continueFrom(n: number): Session<State, Move, Entry>;
}

class GameReplay<State, Move extends AnyMove, Entry extends AnyEntry, Options>
  implements Replay<State, Move, Entry>
{
  readonly viewer: Viewer;
  readonly steps: readonly ReplayStep<Entry>[];
  readonly asides: readonly Aside[];
  readonly fidelity: Fidelity;
  readonly olderRules: boolean;
  private readonly origin: NewGame<Options>;
  private readonly recorded: Recorded<Move>;
  private readonly checkpoints: Stopover<State, Move, Entry>[] = [];
  /** The moves that could be played again. */
  private readonly played: readonly MadeMove<Move>[];
  private readonly entries: readonly (readonly Entry[])[];
  /** Where somebody looked last; stepping forward from there needs no checkpoint. */
  private cursor: OpenSession<State, Move, Entry>;

  constructor(
    private readonly game: Game<State, Move, Entry, Options>,
    envelope: SaveEnvelope<State, Move, Entry>,
  ) {
    refuseFaults(game, envelope);
    const { options, seats, seed, loaded } = envelope;
    this.origin = { options: options as Options, seats, seed, loaded };
    this.olderRules = envelope.rulesVersion < game.rules.rulesVersion;
    this.recorded = envelope;
    this.cursor = this.begin();
    this.fidelity = this.playThrough(envelope);
    const { outcome, log, moves, asides } = this.cursor.whole();
    this.viewer = outcome ? 'everyone' : 'table';
    this.played = moves;
    this.asides = asides.flatMap((aside) => game.rules.seenAside(aside, this.viewer) ?? []);
    this.entries = this.entriesByMove(log, moves.length);
    this.steps = moves.map((_, index) => ({ number: index + 1, entries: this.entriesOf(index + 1) }));
  }

  positionAt(n: number): Position<State> {
    this.check(n);
    const checkpoint = Math.floor(n / CHECKPOINT_EVERY);
    const at = movesOf(this.cursor);
    const kept = this.checkpoints[checkpoint];
    if (kept && (at > n || at < checkpoint * CHECKPOINT_EVERY))
      this.cursor = resumeSession(this.game, this.origin, kept);
    this.playUpTo(this.cursor, n);
    return positionFor(this.game.rules, this.cursor.whole().position, this.viewer);
  }

  entriesOf(n: number): readonly Entry[] {
    return this.entries[n] ?? [];
  }

  continueFrom(n: number): Session<State, Move, Entry> {
    this.check(n);
    const session = this.begin();
    this.playUpTo(session, n);
    return session;
  }

  private entriesByMove(log: readonly LogRecord<Entry>[], moves: number): readonly (readonly Entry[])[] {
    const entries: Entry[][] = Array.from({ length: moves + 1 }, () => []);
    for (const record of log) {
      const seen = recordFor(this.game.rules, record, this.viewer);
      if (seen) entries[seen.move]?.push(seen.entry);
    }
    return entries;
  }

  private begin(): OpenSession<State, Move, Entry> {
    const session = createSession(this.game, this.origin);
    beginAgain(session, this.recorded);
    return session;
  }

  private check(n: number): void {
    if (!Number.isInteger(n) || n < 0 || n > this.steps.length)
      throw new RangeError(`This replay has ${this.steps.length} moves; there is no move ${n}.`);
  }

  private playUpTo(session: OpenSession<State, Move, Entry>, n: number): void {
    for (let number = movesOf(session) + 1; number <= n; number++) {
      const made = this.played[number - 1];
      if (made) playMoveAgain(session, this.recorded, number, made);
    }
  }

  private playThrough({ moves, value, state }: SaveEnvelope<State, Move, Entry>): Fidelity {
    this.keepCheckpoint();
    for (const [index, made] of moves.entries()) {
      const fault = this.playNext(made, index + 1);
      if (fault) return fault;
      if ((index + 1) % CHECKPOINT_EVERY === 0) this.keepCheckpoint();
    }
    const { position } = this.cursor.whole();
    return { kind: hashOf(position) === hashOf({ value, state }) ? 'same' : 'different' };
  }

  private playNext(made: MadeMove<Move>, number: number): Fidelity | null {
    try {
      const result = playMoveAgain(this.cursor, this.recorded, number, made);
      return result.ok ? null : { kind: 'refused', move: number, reason: result.reason };
    } catch (error) {
      return {
        kind: 'broken',
        move: number,
        message: sentenceOf(error),
      };
    }
  }

  private keepCheckpoint(): void {
    const { position, log, moves, asides } = this.cursor.whole();
    this.checkpoints.push({ ...position, log, moves, asides });
  }
}

function movesOf(session: Pick<OpenSession<unknown, AnyMove, AnyEntry>, 'whole'>): number {
  return session.whole().moves.length;
}

/**
 * Plays a saved game again from its first move, and compares the end with the position that the save stores.
 * @param envelope what `openSave` returned
 * @throws SaveError when it is a save of another game, or its game can't even be set up any more
 */
export function createReplay<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  envelope: SaveEnvelope<State, Move, Entry>,
): Replay<State, Move, Entry> {
  if (envelope.game !== game.rules.id)
    throw new SaveError('unknown-game', `This is a saved game of "${envelope.game}".`);
  try {
    return new GameReplay(game, envelope);
  } catch (error) {
    throw new SaveError('broken', `This saved game can't be played again: ${(error as Error).message}`);
  }
}
