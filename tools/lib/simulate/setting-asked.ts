/** What is played, from the options that all tools have which play whole games. */
import type { GameId } from '../../../models/kernel/types';
import { oneOf, wholeNumber } from '../command-line';
import { checkSeats, contentAsked } from '../own/asked';
import { CONTENT_USAGE, refOf } from '../own/content';
import { SIMULATED_GAME_IDS, simulatedGameOf } from './games';
import type { AnySimulatedGame, Setting } from './simulated-game';

/** A game, what of it is played, and by how many. */
export interface GameSetting extends Setting {
  readonly game: GameId;
  readonly seats: number;
}

const SCENARIOS = SIMULATED_GAME_IDS.flatMap((id) => simulatedGameOf(id).scenarios);

/** @param usual the game that is played where none is named */
export function settingUsage(usual: string): string {
  return `  --game <id>          ${SIMULATED_GAME_IDS.join(', ')} (default ${usual}, or that of --content)
  --scenario <id>      ${SCENARIOS.join(', ')}; usually the first; in One Month In the map
${CONTENT_USAGE}
  --seats <n>          as many as the game has (default 2; of a layout as many as it has bases)
  --difficulty <name>  easy, normal (default) or hard`;
}

export const SETTING_OPTIONS = {
  game: { type: 'string' },
  scenario: { type: 'string' },
  content: { type: 'string' },
  seats: { type: 'string' },
  difficulty: { type: 'string', default: 'normal' },
} as const;

interface Asked {
  readonly game?: string | undefined;
  readonly scenario?: string | undefined;
  readonly content?: string | undefined;
  readonly seats?: string | undefined;
  readonly difficulty: string;
}

/** The scenario that was asked for or the usual one; empty for a game without scenarios. */
function scenarioOf(
  { scenarios, usualScenario }: AnySimulatedGame,
  seats: number,
  asked: string | undefined,
): string {
  return asked === undefined ? usualScenario(seats) : oneOf('scenario', asked, scenarios);
}

/**
 * @param usual the game that is played where none is named
 * @throws ArgumentError
 * @throws InputError where content of somebody's own can't be played so
 */
export function settingAsked(asked: Asked, usual: string): GameSetting {
  const content = contentAsked(asked);
  const id = oneOf('game', asked.game ?? content?.game ?? usual, SIMULATED_GAME_IDS);
  const simulated = simulatedGameOf(id);
  const usualSeats = String(content?.seats ?? 2);
  const seats = wholeNumber('seats', asked.seats ?? usualSeats, simulated.game.rules.seats.max);
  if (content) checkSeats(content, seats);
  return {
    game: id,
    scenario: content ? '' : scenarioOf(simulated, seats, asked.scenario),
    ...(content && { content: refOf(content) }),
    seats,
    difficulty: oneOf('difficulty', asked.difficulty, simulated.difficulties),
  };
}
