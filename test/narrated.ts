/** A whole game of bots as the log at the table tells it, comments of the bots included; loaded by `npm run narrated`. */
import type { OpenSession } from '../machines/kernel/contract';
import { createSession } from '../machines/kernel/session';
import { createLuck, randomInt } from '../models/kernel/luck';
import type { AnyEntry, AnyMove, BotLevel, GameId, Seat } from '../models/kernel/types';
import type { LogText } from '../renderer/games/face';
import { LANGUAGE_IDS, speak } from '../renderer/i18n';
import { logLines } from '../renderer/log/log-lines';
import { calledSeats } from '../renderer/seats/called';
import { oneOf, optionsOf, runCommand, wholeNumber } from '../tools/lib/command-line';
import { SIMULATED_GAME_IDS, simulatedGameOf } from '../tools/lib/simulate/games';
import type { AnySimulatedGame } from '../tools/lib/simulate/simulated-game';

const LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn'] as const;

const USAGE = `Usage: npm run narrated -- [options]

  --game <id>          ${SIMULATED_GAME_IDS.join(', ')}
  --scenario <id>      as for \`npm run simulate\`
  --seats <n>          default 2
  --levels <levels>    of the seats in turn, such as hard,easy (default normal)
  --difficulty <name>  default normal
  --seed <text>        default 1
  --language <id>      ${LANGUAGE_IDS.join(', ')} (default en)
  --moves              with the number of each move`;

const OPTIONS = {
  game: { type: 'string', default: SIMULATED_GAME_IDS[0] ?? '' },
  scenario: { type: 'string' },
  seats: { type: 'string', default: '2' },
  levels: { type: 'string', default: 'normal' },
  difficulty: { type: 'string', default: 'normal' },
  seed: { type: 'string', default: '1' },
  language: { type: 'string', default: 'en' },
  moves: { type: 'boolean', default: false },
} as const;

type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;
type Request = ReturnType<typeof requestOf>;

interface Voice {
  readonly tell: (entry: AnyEntry, state: unknown) => LogText | null;
  readonly seatName: (seat: Seat, state: unknown) => string;
}

function requestOf(argv: readonly string[]) {
  const asked = optionsOf(argv, OPTIONS);
  const game = oneOf('game', asked.game, SIMULATED_GAME_IDS);
  const simulated = simulatedGameOf(game);
  const seats = wholeNumber('seats', asked.seats, simulated.game.rules.seats.max);
  const scenario =
    asked.scenario === undefined
      ? simulated.usualScenario(seats)
      : oneOf('scenario', asked.scenario, simulated.scenarios);
  return {
    game,
    scenario,
    seats,
    levels: asked.levels.split(',').map((level) => oneOf('levels', level, LEVELS)),
    difficulty: oneOf('difficulty', asked.difficulty, simulated.difficulties),
    seed: asked.seed,
    language: oneOf('language', asked.language, LANGUAGE_IDS),
    moves: asked.moves,
  };
}

function seatsOf({ seats, levels }: Request): readonly Seat[] {
  return NAMES.slice(0, seats).map((name, index) => ({
    id: `seat-${index + 1}`,
    name,
    controller: { kind: 'bot', level: levels[index % levels.length] ?? 'normal' },
  }));
}

function playToEnd(session: AnySession, { dealt }: AnySimulatedGame, seed: string): void {
  const luck = createLuck(`dealt to ${seed}`);
  const pick = (count: number) => (count > 0 ? randomInt(luck, 0, count - 1) : 0);
  while (!session.whole().outcome) {
    const move = dealt(session.whole().position, session.legalMoves(), pick);
    if (move) session.playByAnyone(move);
    else if (!session.playBot()) throw new Error('Nobody moves, and the game has not ended.');
  }
}

async function voiceOf(game: GameId): Promise<Voice> {
  const { tell } = await import(`../renderer/games/${game}/tell.ts`);
  const { seatName } = await import(`../renderer/games/${game}/summary.ts`);
  return { tell, seatName };
}

const MARKS: Readonly<Record<string, string>> = { round: '# ', bad: '! ', aside: '    ', plain: '' };

async function print(request: Request): Promise<void> {
  const simulated = simulatedGameOf(request.game);
  const options = simulated.optionsOf(request);
  const { seed } = request;
  const session = createSession(simulated.game, { options, seats: seatsOf(request), seed });
  playToEnd(session, simulated, seed);
  await speak(request.language);
  const { tell, seatName } = await voiceOf(request.game);
  const { log, asides, position } = session.seen('everyone');
  const { state } = position;
  const seats = calledSeats(simulated.game.rules.seatsOf(state), seatName, state);
  const lines = logLines({ log, asides, seats }, (entry) => tell(entry, state), Number.POSITIVE_INFINITY);
  for (const { key, tone, text } of lines) {
    const entry = /^entry (\d+)$/.exec(key);
    const move = entry ? (log.at(Number(entry[1]))?.move ?? '') : '';
    console.log(`${request.moves ? String(move).padEnd(4) : ''}${MARKS[tone] ?? ''}${text}`);
  }
}

await runCommand({ usage: USAGE, requestOf }, print);
