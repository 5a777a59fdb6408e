/**
 * `npm run bench:decisions -- 8`: what the best bots take for their decisions, in processor time and in moves of the same game
 * and the same run. So many games each, with as many seats and as hard as the game has them; a person's advice is one such decision.
 */
import { createSession } from '../../machines/kernel/session';
import type { Seat } from '../../models/kernel/types';
import { SIMULATED_GAME_IDS, simulatedGameOf } from '../lib/simulate/games';
import { processorTime } from './timing';

/** Milliseconds wanted at most. */
const WANTED = 300;

interface Times {
  readonly decisions: number[];
  readonly moves: number[];
}

function hardBots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Seat ${index + 1}`,
    controller: { kind: 'bot', level: 'hard' },
  }));
}

function timed<T>(times: number[], work: () => T): T {
  const start = processorTime();
  const result = work();
  times.push((processorTime() - start) / 1000);
  return result;
}

function playGame(id: (typeof SIMULATED_GAME_IDS)[number], seed: string, { decisions, moves }: Times): void {
  const { game, difficulties, optionsOf, usualScenario } = simulatedGameOf(id);
  const seats = game.rules.seats.max;
  const setting = { scenario: usualScenario(seats), difficulty: difficulties.at(-1) ?? '' };
  const session = createSession(game, { options: optionsOf(setting), seats: hardBots(seats), seed });
  while (!session.whole().outcome) {
    const play = timed(decisions, () => session.readyBot());
    timed(moves, play);
  }
}

/** The value that this share of them does not exceed. */
function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const games = Number(process.argv[2] ?? 4);
for (const id of SIMULATED_GAME_IDS) {
  const times: Times = { decisions: [], moves: [] };
  for (let number = 1; number <= games; number++) playGame(id, `decisions-${number}`, times);
  const mean = times.moves.reduce((sum, time) => sum + time, 0) / times.moves.length;
  const parts = [0.5, 0.99, 1].map((share) => within(times.decisions, share));
  console.log(
    `${id}: ${times.decisions.length} decisions, middle / 99 of 100 / slowest ${parts.map((ms) => ms.toFixed(1)).join(' / ')} ms`,
    `(wanted: ${WANTED}), ${parts.map((ms) => (ms / mean).toFixed(1)).join(' / ')} moves of ${mean.toFixed(2)} ms`,
  );
}
