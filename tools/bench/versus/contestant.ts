/**
 * One side of a contest, in a process of its own, so that neither warms up the code of the other. It does what
 * it is told, one thing after the other.
 */
import type { AnyMove, MadeMove } from '../../../models/kernel/types';
import { boardgameIoRace } from '../boardgame-io-race';
import { movesPerProcessorSecond } from '../timing';
import { playAgain, playByBots } from './bot-games';
import { type House, openHouse } from './house';

/** What a contestant can be told to do. Each is answered with plain data. */
export type Task =
  /** Answered with the ids of the games it knows. */
  | { readonly kind: 'games' }
  /** Lets bots play game number `n`; answered with its `Course`. */
  | { readonly kind: 'bots'; readonly game: string; readonly n: number }
  /** Plays recorded games again; answered with moves a second. */
  | {
      readonly kind: 'replay';
      readonly game: string;
      readonly recorded: readonly (readonly MadeMove<AnyMove>[])[];
    }
  /** Runs dice races through the session or in boardgame.io; answered with moves a second. */
  | { readonly kind: 'race'; readonly engine: 'session' | 'boardgame.io' };

const RACES = 40;

/** The end of a race shows in the answer to the move that comes too late. */
function race({ createSession, diceRace, racers }: House, seed: string): number {
  const session = createSession(diceRace, { options: {}, seats: racers(2), seed });
  let moves = 0;
  while (session.play({ type: 'RUN' }, moves % 2 === 0 ? 'seat-1' : 'seat-2').ok) moves++;
  return moves;
}

function races(run: (seed: string) => number): number {
  return Array.from({ length: RACES }, (_, n) => run(`race-${n}`)).reduce((sum, moves) => sum + moves, 0);
}

function carryOut(house: House, task: Task): unknown {
  if (task.kind === 'games') return house.games.map(({ rules }) => rules.id);
  if (task.kind === 'race') {
    const run = task.engine === 'session' ? (seed: string) => race(house, seed) : boardgameIoRace;
    return movesPerProcessorSecond(() => races(run));
  }
  const game = house.games.find(({ rules }) => rules.id === task.game);
  if (!game) throw new Error(`There is no game "${task.game}" there.`);
  if (task.kind === 'bots') return playByBots(house, game, task.n);
  const { recorded } = task;
  return movesPerProcessorSecond(() =>
    recorded.reduce((sum, moves, n) => sum + playAgain(house, game, n, moves), 0),
  );
}

const house = await openHouse(process.argv[2] ?? '.');
process.on('message', (task: Task) => {
  process.send?.(carryOut(house, task));
});
process.send?.('ready');
