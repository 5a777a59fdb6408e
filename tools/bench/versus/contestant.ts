/**
 * One side of a contest, in a process of its own, so that neither warms up the code of the other. It does what
 * it is told, one thing after the other. `worktree.ts` copies this folder into the other commit: what is imported here
 * must be there as well.
 */
import { GAMES } from '../../../machines/games';
import type { AnyGame } from '../../../machines/kernel/game';
import { createSession } from '../../../machines/kernel/session';
import type { AnyMove, MadeMove } from '../../../models/kernel/types';
import { boardgameIoRace } from '../boardgame-io-race';
import { diceRace, racers } from '../dice-race';
import { movesPerProcessorSecond, warmUp } from '../timing';
import { follow, playAgain, playByBots } from './bot-games';

type Moves = readonly MadeMove<AnyMove>[];

/** A recorded game with the moves that this side must make for it. */
interface Replayed {
  readonly n: number;
  readonly moves: Moves;
  /** Moves that the one who recorded it made: the same for both sides, so that both are paid for the same game. */
  readonly counts: number;
}

/** What a contestant can be told to do. Each is answered with plain data. */
export type Task =
  /** Answered with the ids of the games it knows. */
  | { readonly kind: 'games' }
  /** Lets bots play game number `n`; answered with its `Course`. */
  | { readonly kind: 'bots'; readonly game: string; readonly n: number }
  /** Makes the moves of the other side's game number `n`; answered with its `Course`. */
  | { readonly kind: 'follow'; readonly game: string; readonly n: number; readonly moves: Moves }
  /** Plays games again; answered with moves a second. */
  | { readonly kind: 'replay'; readonly game: string; readonly games: readonly Replayed[] }
  /** Runs dice races through the session or in boardgame.io; answered with moves a second. */
  | { readonly kind: 'race'; readonly engine: 'session' | 'boardgame.io' };

const RACES = 40;

/** The end of a race shows in the answer to the move that comes too late. */
function race(seed: string): number {
  const session = createSession(diceRace, { options: {}, seats: racers(2), seed });
  let moves = 0;
  while (session.play({ type: 'RUN' }, moves % 2 === 0 ? 'seat-1' : 'seat-2').ok) moves++;
  return moves;
}

function races(run: (seed: string) => number): number {
  return Array.from({ length: RACES }, (_, n) => run(`race-${n}`)).reduce((sum, moves) => sum + moves, 0);
}

const warm = new Set<string>();

/** What is asked for the first time is played before the clock counts until its code is compiled. */
function speedOf(what: string, work: () => number): number {
  if (!warm.has(what)) warmUp(work);
  warm.add(what);
  return movesPerProcessorSecond(work);
}

function gameOf(id: string): AnyGame {
  const game = GAMES.find(({ rules }) => rules.id === id);
  if (!game) throw new Error(`There is no game "${id}" here.`);
  return game;
}

function replay(game: AnyGame, games: readonly Replayed[]): number {
  for (const { n, moves } of games) playAgain(game, n, moves);
  return games.reduce((sum, { counts }) => sum + counts, 0);
}

function carryOut(task: Task): unknown {
  switch (task.kind) {
    case 'games':
      return GAMES.map(({ rules }) => rules.id);
    case 'race':
      return speedOf(task.engine, () => races(task.engine === 'session' ? race : boardgameIoRace));
    case 'bots':
      return playByBots(gameOf(task.game), task.n);
    case 'follow':
      return follow(gameOf(task.game), task.n, task.moves);
    case 'replay':
      return speedOf(task.game, () => replay(gameOf(task.game), task.games));
  }
}

process.on('message', (task: Task) => {
  process.send?.(carryOut(task));
});
process.send?.('ready');
