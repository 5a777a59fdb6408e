/** Whole games to measure with: recorded once by bots, then replayed without any choosing in between. */
import * as v from 'valibot';
import type { AnyGame } from '../../machines/kernel/game';
import { createSession, type NewGame } from '../../machines/kernel/session';
import type { AnyMove, MadeMove, Seat } from '../../models/kernel/types';

interface RecordedGame {
  readonly start: NewGame<unknown>;
  readonly moves: readonly MadeMove<AnyMove>[];
}

function bots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `seat-${n + 1}` as const,
    name: `Bot ${n + 1}`,
    controller: { kind: 'bot', level: 'normal' },
  }));
}

function record(game: AnyGame, start: NewGame<unknown>): RecordedGame {
  const session = createSession(game, start);
  while (session.playBot());
  return { start, moves: session.whole().moves };
}

/** Lets bots play with the game's usual options, with every number of seats in turn. */
export function recordGames(game: AnyGame, count: number): readonly RecordedGame[] {
  const { min, max } = game.rules.seats;
  const options = v.parse(game.rules.options, {});
  return Array.from({ length: count }, (_, n) =>
    record(game, { options, seats: bots(min + (n % (max - min + 1))), seed: `bench-${n}` }),
  );
}

/** @returns the number of moves played */
export function replayGames(game: AnyGame, games: readonly RecordedGame[]): number {
  let count = 0;
  for (const { start, moves } of games) {
    const session = createSession(game, start);
    for (const { by, move } of moves) session.play(move, by ?? 'seat-1');
    count += moves.length;
  }
  return count;
}
