/** What a match is asked to be, from the command line. */
import type { GameId } from '../../../models/kernel/types';
import { ArgumentError, oneOf, optionsOf, wholeNumber } from '../command-line';
import type { Player } from '../simulate/arguments';
import { SIMULATED_GAME_IDS, simulatedGameOf } from '../simulate/games';
import type { Setting } from '../simulate/simulated-game';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** Who plays for a side: a bot of the house, moves by luck, or the command of a program. */
export type Contender =
  | { readonly kind: 'house'; readonly player: Player }
  | { readonly kind: 'program'; readonly command: string };

export interface Match extends Setting {
  readonly game: GameId;
  readonly seats: number;
  readonly sides: Readonly<Record<Side, Contender>>;
  readonly games: number;
  /** Games 2n - 1 and 2n have the seed `<seed>-<n>`: both sides play it. */
  readonly seed: string;
  /** Milliseconds that a program may think about a move. */
  readonly limit: number;
}

export interface Request {
  readonly match: Match;
  readonly json: boolean;
}

export const USAGE = `Usage: npm run match -- --a <player> --b <player> [options]

  --a, --b <player>    easy, normal, hard, random, or the command of a program, such as "python3 docs/referee/bot.py"
  --game <id>          ${SIMULATED_GAME_IDS.join(', ')} (default ${SIMULATED_GAME_IDS.at(-1)})
  --scenario <id>      as in simulate; usually the first
  --seats <n>          as many as the game has (default 2); the sides take turns at them
  --difficulty <name>  easy, normal (default) or hard
  --games <n>          how many (default 200)
  --seed <text>        the same seed gives the same deals (default 1)
  --time-limit <s>     seconds that a program may think about a move (default 10)
  --json               one JSON object instead of a report`;

const PLAYERS: readonly Player[] = ['easy', 'normal', 'hard', 'random'];

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  game: { type: 'string', default: SIMULATED_GAME_IDS.at(-1) ?? '' },
  scenario: { type: 'string' },
  seats: { type: 'string', default: '2' },
  difficulty: { type: 'string', default: 'normal' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  'time-limit': { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
} as const;

/** A word that is no player of the house and has no space might be a program, or a slip of the pen. */
function contenderOf(side: Side, text: string | undefined): Contender {
  if (!text?.trim())
    throw new ArgumentError(`--${side} must say who plays: ${PLAYERS.join(', ')} or a command.`);
  const player = PLAYERS.find((one) => one === text);
  return player ? { kind: 'house', player } : { kind: 'program', command: text };
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600))
    throw new ArgumentError(`--time-limit must be a number of seconds up to 3600, not "${text}".`);
  return 1000 * seconds;
}

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  const asked = optionsOf(argv, OPTIONS);
  const game = oneOf('game', asked.game, SIMULATED_GAME_IDS);
  const { game: played, scenarios, usualScenario, difficulties } = simulatedGameOf(game);
  const seats = wholeNumber('seats', asked.seats, played.rules.seats.max);
  if (played.rules.rivals && seats < 2)
    throw new ArgumentError('--seats must be 2 or more where seats are rivals.');
  const { scenario } = asked;
  return {
    match: {
      game,
      scenario: scenario === undefined ? usualScenario(seats) : oneOf('scenario', scenario, scenarios),
      seats,
      difficulty: oneOf('difficulty', asked.difficulty, difficulties),
      sides: { a: contenderOf('a', asked.a), b: contenderOf('b', asked.b) },
      games: wholeNumber('games', asked.games, 100_000),
      seed: asked.seed,
      limit: secondsOf(asked['time-limit']),
    },
    json: asked.json,
  };
}
