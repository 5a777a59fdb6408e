/** Whole games of Dying Light to measure with: recorded once, then replayed without any choosing in between. */
import { dyingLight } from '../../machines/dying-light/game';
import { createSession } from '../../machines/kernel/session';
import type { Move } from '../../models/dying-light/moves';
import type { Seat } from '../../models/kernel/types';

interface RecordedGame {
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly moves: readonly Move[];
}

const OPTIONS = { scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 } as const;

function bots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `seat-${n + 1}` as const,
    name: `Bot ${n + 1}`,
    controller: { kind: 'bot', level: 'normal' },
  }));
}

/** Lets bots play, 1 to 4 of them in turn. */
export function recordGames(count: number): readonly RecordedGame[] {
  return Array.from({ length: count }, (_, n) => {
    const seats = bots((n % 4) + 1);
    const seed = `bench-${n}`;
    const session = createSession(dyingLight, { options: OPTIONS, seats, seed });
    while (!session.getSnapshot().outcome) session.playBot();
    return { seats, seed, moves: session.getSnapshot().moves };
  });
}

/** @returns the number of moves played */
export function replayGames(games: readonly RecordedGame[]): number {
  let moves = 0;
  for (const game of games) {
    const session = createSession(dyingLight, { options: OPTIONS, seats: game.seats, seed: game.seed });
    for (const move of game.moves) session.play(move);
    moves += game.moves.length;
  }
  return moves;
}
