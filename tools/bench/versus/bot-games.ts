/** Whole games that bots play, and what is compared of them. */
import * as v from 'valibot';
import type { AnyGame } from '../../../machines/kernel/game';
import type { NewGame } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import type { AnyMove, MadeMove, Seat } from '../../../models/kernel/types';
import type { House, PlayedSession } from './house';

/** A game of two commits is the same when all of this is. */
export interface Course {
  readonly seed: string;
  /** With who made them, which earlier commits do not tell. */
  readonly moves: readonly MadeMove<AnyMove>[];
  /** Fingerprints of what happened in answer to each move, `[0]` before the first one. */
  readonly answers: readonly string[];
  readonly outcome: string;
}

/** What an outcome says in every commit, whatever its shape: who won is told by the reason in both games. */
function outcomeText(outcome: unknown): string {
  if (!outcome) return 'open';
  const { result, winners, reason } = outcome as {
    readonly result?: string;
    readonly winners?: readonly unknown[];
    readonly reason: string;
  };
  const won = winners ? winners.length > 0 : result === 'win';
  return `${won ? 'win' : 'loss'}: ${reason}`;
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

function madeMove(move: AnyMove | MadeMove<AnyMove>): MadeMove<AnyMove> {
  return 'move' in move ? (move as MadeMove<AnyMove>) : { by: null, move };
}

function courseOf(game: AnyGame, seed: string, session: PlayedSession): Course {
  const { log, moves: saved, state } = session.save();
  const moves = saved.map(madeMove);
  const answers = Array.from({ length: moves.length + 1 }, (): unknown[] => []);
  // Only what happened is compared: a later commit may note more beside an entry, such as who made the move.
  for (const { move, entry } of log) answers[move]?.push(comparable(entry));
  return { seed, moves, answers: answers.map(hashOf), outcome: outcomeText(game.rules.outcome(state)) };
}

/** Lets bots play a game to its end. */
export function playByBots({ createSession }: House, game: AnyGame, n: number): Course {
  const start = startOf(game, n);
  const session = createSession(game, start);
  while (session.playBot());
  return courseOf(game, start.seed, session);
}

/** Plays moves that somebody chose before. @returns the number of moves */
export function playAgain(
  house: House,
  game: AnyGame,
  n: number,
  moves: readonly MadeMove<AnyMove>[],
): number {
  const session = house.createSession(game, startOf(game, n));
  for (const { by, move } of moves) {
    if (!session.play(move, by ?? undefined).ok) throw new Error(`${move.type} was refused.`);
  }
  return moves.length;
}

/** @returns null when both are the same, else where they part */
export function parting(base: Course, ours: Course): string | null {
  const at = base.answers.findIndex((answer, move) => answer !== ours.answers[move]);
  if (at >= 0) return `${base.seed}: something else happened in answer to move ${at}`;
  const chosen = ({ moves }: Course) => hashOf(moves.map(({ move }) => move));
  if (chosen(base) !== chosen(ours)) return `${base.seed}: bots chose other moves`;
  return base.outcome === ours.outcome ? null : `${base.seed}: ${base.outcome} became ${ours.outcome}`;
}
