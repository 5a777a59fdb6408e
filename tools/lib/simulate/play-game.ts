/** One simulated game, played through the session that the app uses. */
import type { OpenSession } from '../../../machines/kernel/contract';
import { createSession } from '../../../machines/kernel/session';
import { createLuck, randomInt } from '../../../models/kernel/luck';
import { bestScore, isWon } from '../../../models/kernel/outcome';
import type { AnyEntry, AnyMove, Outcome, Seat, SeatId } from '../../../models/kernel/types';
import type { Simulation } from './arguments';
import { simulatedGameOf } from './games';
import { randomPlayer } from './random-player';
import type { AnySimulatedGame } from './simulated-game';

/** What came out of a game: the same on every machine. */
export interface GameResult {
  /** From 1. */
  readonly number: number;
  readonly result: 'win' | 'loss';
  readonly reason: string;
  readonly score: number | null;
  readonly rounds: number;
  /** Moves made by the players, forced ones left out. */
  readonly decisions: number;
  /** What the game counts, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** Who took part, and whether they won. */
  readonly cast: Readonly<Record<string, boolean>>;
  readonly used: readonly string[];
}

/** A game as this machine played it. */
export interface GameRecord extends GameResult {
  /** Milliseconds that each move took: thinking, carrying it out, and what it set off. */
  readonly times: readonly number[];
}

type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;

/** More moves than any game has; reaching it means that a game does not end. */
const MOVE_CAP = 5000;

/** The seat of which it is told whether it won; null when all are played alike. */
function champion({ seats, against }: Simulation, number: number): SeatId | null {
  return against === null ? null : `seat-${1 + (number % seats)}`;
}

function seatsOf(simulation: Simulation, number: number): readonly Seat[] {
  const { seats, player, against } = simulation;
  const first = champion(simulation, number);
  return Array.from({ length: seats }, (_, index) => {
    const id = `seat-${index + 1}` as const;
    const level = against === null || id === first ? player : against;
    const controller = level === 'random' ? ({ kind: 'human' } as const) : ({ kind: 'bot', level } as const);
    return { id, name: `Seat ${index + 1}`, controller };
  });
}

/** Makes what luck deals, else what the player chooses; seats without a bot are played by luck. */
function mover({ dealt }: AnySimulatedGame, seed: string): (session: AnySession) => void {
  const choose = randomPlayer(seed);
  const luck = createLuck(`dealt to ${seed}`);
  const pick = (count: number) => (count > 0 ? randomInt(luck, 0, count - 1) : 0);
  return (session) => {
    const move = dealt(session.whole().position, session.legalMoves(), pick);
    if (move) session.playByAnyone(move);
    else if (!session.playBot()) session.playByAnyone(choose(session.legalMoves()));
  };
}

/** @returns the milliseconds that each move took */
function playToEnd(session: AnySession, move: (session: AnySession) => void): readonly number[] {
  const times: number[] = [];
  while (!session.whole().outcome) {
    const { moves, position } = session.whole();
    if (moves.length >= MOVE_CAP) throw new Error(`The game does not end: ${MOVE_CAP} moves were made.`);
    const start = performance.now();
    move(session);
    times.push(performance.now() - start);
    if (session.whole().moves.length === moves.length)
      throw new Error(`Nobody moves at ${JSON.stringify(position.value)}.`);
  }
  return times;
}

/**
 * Plays one game to its end.
 * @throws Error when it does not end or a rule breaks, with the seed in its message
 */
export function playGame(simulation: Simulation, number: number): GameRecord {
  const seed = `${simulation.seed}-${number}`;
  const simulated = simulatedGameOf(simulation.game);
  try {
    const options = simulated.optionsOf(simulation);
    const session = createSession(simulated.game, { options, seats: seatsOf(simulation, number), seed });
    const times = playToEnd(session, mover(simulated, seed));
    return { number, times, ...recordOf(simulation, number, session) };
  } catch (error) {
    throw new Error(`Game ${number} (seed ${seed}) broke: ${(error as Error).stack}`);
  }
}

/** Whether the seat won that is watched; without one, whether anybody did. */
function resultOf({ winners }: Outcome, watched: SeatId | null): GameResult['result'] {
  const won = watched === null ? isWon({ winners }) : winners.includes(watched);
  return won ? 'win' : 'loss';
}

function recordOf(simulation: Simulation, number: number, session: AnySession): Omit<GameResult, 'number'> {
  const { roundsOf, countsOf, castOf, usedIn } = simulatedGameOf(simulation.game);
  const snapshot = session.whole();
  const { outcome, position, log, moves } = snapshot;
  if (!outcome) throw new Error('The game has not ended.');
  return {
    result: resultOf(outcome, champion(simulation, number)),
    reason: outcome.reason,
    score: bestScore(outcome),
    rounds: roundsOf(position.state),
    decisions: moves.length,
    counts: countsOf(snapshot),
    cast: castOf(position.state, outcome),
    used: usedIn(
      simulation,
      log.map(({ entry }) => entry),
    ),
  };
}
