/** What a match is asked to be, from the command line. */
import { ArgumentError, optionsOf, wholeNumber } from '../command-line';
import type { Player } from '../simulate/arguments';
import { SIMULATED_GAME_IDS, simulatedGameOf } from '../simulate/games';
import { type GameSetting, SETTING_OPTIONS, settingAsked, settingUsage } from '../simulate/setting-asked';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** Who plays for a side: a bot of the house, moves by luck, or the command of a program. */
export type Contender =
  | { readonly kind: 'house'; readonly player: Player }
  | { readonly kind: 'program'; readonly command: string };

export interface Match extends GameSetting {
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

const USUAL_GAME = SIMULATED_GAME_IDS.at(-1) ?? '';

export const USAGE = `Usage: npm run match -- --a <player> --b <player> [options]

  --a, --b <player>    easy, normal, hard, random, or the command of a program, such as "python3 docs/referee/bot.py"
                       the sides take turns at the seats
${settingUsage(USUAL_GAME)}
  --games <n>          how many (default 200)
  --seed <text>        the same seed gives the same deals (default 1)
  --time-limit <s>     seconds that a program may think about a move (default 10)
  --json               one JSON object instead of a report`;

const PLAYERS: readonly Player[] = ['easy', 'normal', 'hard', 'random'];

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  ...SETTING_OPTIONS,
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
 * @throws InputError
 */
export function requestOf(argv: readonly string[]): Request {
  const asked = optionsOf(argv, OPTIONS);
  const setting = settingAsked(asked, USUAL_GAME);
  const { rivals } = simulatedGameOf(setting.game).game.rules;
  if (rivals && setting.seats < 2)
    throw new ArgumentError('--seats must be 2 or more where seats are rivals.');
  return {
    match: {
      ...setting,
      sides: { a: contenderOf('a', asked.a), b: contenderOf('b', asked.b) },
      games: wholeNumber('games', asked.games, 100_000),
      seed: asked.seed,
      limit: secondsOf(asked['time-limit']),
    },
    json: asked.json,
  };
}
