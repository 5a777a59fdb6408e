/** Whole games that bots of one commit played, and the same moves made in another commit. */
import * as v from 'valibot';
import type { OpenSession } from '../../../machines/kernel/contract';
import type { AnyGame } from '../../../machines/kernel/game';
import { createSession, type NewGame } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import type { AnyEntry, AnyMove, MadeMove, Seat } from '../../../models/kernel/types';

type Session = OpenSession<unknown, AnyMove, AnyEntry>;

export interface Course {
  readonly seed: string;
  /** With who made them, which earlier commits do not tell. */
  readonly moves: readonly MadeMove<AnyMove>[];
  /** Fingerprint of the whole log. */
  readonly told: string;
  readonly outcome: string;
}

/** What an outcome says in every commit, whatever its shape and the prefix of its game. */
function outcomeText(outcome: unknown): string {
  if (!outcome) return 'open';
  const { result, winners, reason } = outcome as {
    readonly result?: string;
    readonly winners?: readonly unknown[];
    readonly reason: string;
  };
  const won = winners ? winners.length > 0 : result === 'win';
  return `${won ? 'win' : 'loss'}: ${reason.split('.').at(-1)}`;
}

/** What happened, with an outcome in words that every commit shares. */
function comparable(entry: unknown): unknown {
  const { outcome } = entry as { readonly outcome?: unknown };
  return outcome === undefined ? entry : { ...(entry as object), outcome: outcomeText(outcome) };
}

function bots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `seat-${n + 1}` as const,
    name: `Bot ${n + 1}`,
    controller: { kind: 'bot', level: 'normal' },
  }));
}

/** Game number `n` with the usual options; the number of seats goes round. */
function startOf({ rules }: AnyGame, n: number): NewGame<unknown> {
  const { min, max } = rules.seats;
  const options = v.parse(rules.options, {});
  return { options, seats: bots(min + (n % (max - min + 1))), seed: `bench-${n}` };
}

function courseOf(game: AnyGame, seed: string, session: Session): Course {
  const { log, moves, state } = session.save();
  return {
    seed,
    moves: moves.map((made) => ('move' in made ? made : { by: null, move: made })),
    // Only what happened is compared: a later commit may note more beside an entry, such as who made the move.
    told: hashOf(log.map(({ entry }) => comparable(entry))),
    outcome: outcomeText(game.rules.outcome(state)),
  };
}

/** Lets bots play a game to its end. */
export function playByBots(game: AnyGame, n: number): Course {
  const start = startOf(game, n);
  const session = createSession(game, start);
  while (session.playBot());
  return courseOf(game, start.seed, session);
}

/**
 * Makes the moves of another commit's game in this one, by whoever may make them. What this commit refuses is left out: it
 * takes by itself decisions to which nothing can be added, which the other one asked for.
 */
export function follow(game: AnyGame, n: number, moves: readonly MadeMove<AnyMove>[]): Course {
  const start = startOf(game, n);
  const session = createSession(game, start);
  for (const { by, move } of moves) session.play(move, session.makerOf(move, by ?? undefined) ?? 'seat-1');
  return courseOf(game, start.seed, session);
}

/** Plays moves all of which are legal. */
export function playAgain(game: AnyGame, n: number, moves: readonly MadeMove<AnyMove>[]): void {
  const session = createSession(game, startOf(game, n));
  for (const { by, move } of moves) {
    // Earlier commits want nobody named.
    if (!session.play(move, by as never).ok) throw new Error(`${move.type} was refused.`);
  }
}

/** How two courses of the same moves compare. */
export type Kinship = 'same' | 'told otherwise' | 'parted';

export function kinship(theirs: Course, ours: Course): Kinship {
  if (theirs.outcome !== ours.outcome) return 'parted';
  return theirs.told === ours.told ? 'same' : 'told otherwise';
}
