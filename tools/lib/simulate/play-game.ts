/** One simulated game, played through the session that the app uses. */
import * as v from 'valibot';
import { dyingLight } from '../../../machines/dying-light/game';
import type { Session } from '../../../machines/kernel/contract';
import { createSession } from '../../../machines/kernel/session';
import type { Entry } from '../../../models/dying-light/entries';
import type { Move } from '../../../models/dying-light/moves';
import { scenarioById } from '../../../models/dying-light/scenario/lookup';
import type { State } from '../../../models/dying-light/state';
import type { Seat } from '../../../models/kernel/types';
import type { Simulation } from './arguments';
import { randomPlayer } from './random-player';
import { usedIn } from './usage';

/** What is kept of a game. */
export interface GameRecord {
  /** From 1. */
  readonly number: number;
  readonly result: 'win' | 'loss';
  readonly reason: string;
  readonly score: number | null;
  readonly rounds: number;
  /** Moves made by the players, forced ones left out. */
  readonly decisions: number;
  /** Passes through `acting` alone: the decisions of the specification's table. */
  readonly actions: number;
  /** Wounds dealt to all Runners. */
  readonly wounds: number;
  /** What each move took: thinking, carrying it out, and what it set off. */
  readonly times: readonly number[];
  readonly used: readonly string[];
}

type DLSession = Session<State, Move, Entry>;

/** More moves than any game has; reaching it means that a game does not end. */
const MOVE_CAP = 5000;

function seatsOf({ seats, player }: Simulation): readonly Seat[] {
  return Array.from({ length: seats }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: `Seat ${index + 1}`,
    controller: player === 'random' ? { kind: 'human' } : { kind: 'bot', level: player },
  }));
}

function mover(simulation: Simulation, seed: string): (session: DLSession) => void {
  if (simulation.player !== 'random') return (session) => session.playBot();
  const choose = randomPlayer(seed);
  return (session) => session.play(choose(session.legalMoves()));
}

/** @returns the milliseconds that each move took */
function playToEnd(session: DLSession, move: (session: DLSession) => void): readonly number[] {
  const times: number[] = [];
  while (!session.getSnapshot().outcome) {
    const { moves, position } = session.getSnapshot();
    if (moves.length >= MOVE_CAP) throw new Error(`The game does not end: ${MOVE_CAP} moves were made.`);
    const start = performance.now();
    move(session);
    times.push(performance.now() - start);
    if (session.getSnapshot().moves.length === moves.length)
      throw new Error(`Nobody moves at ${JSON.stringify(position.value)}.`);
  }
  return times;
}

const ACTING: ReadonlySet<Move['type']> = new Set([
  'MOVE',
  'ATTACK',
  'USE',
  'SWITCH_WEAPON',
  'EXCHANGE',
  'INTERACT',
  'PASS',
]);

/**
 * Plays one game to its end.
 * @throws Error when it does not end or a rule breaks, with the seed in its message
 */
export function playGame(simulation: Simulation, number: number): GameRecord {
  const seed = `${simulation.seed}-${number}`;
  try {
    const options = v.parse(dyingLight.rules.options, {
      scenario: simulation.scenario,
      difficulty: simulation.difficulty,
    });
    const session = createSession(dyingLight, { options, seats: seatsOf(simulation), seed });
    const times = playToEnd(session, mover(simulation, seed));
    return { number, times, ...recordOf(session) };
  } catch (error) {
    throw new Error(`Game ${number} (seed ${seed}) broke: ${(error as Error).stack}`);
  }
}

function recordOf(session: DLSession): Omit<GameRecord, 'number' | 'times'> {
  const { outcome, position, log, moves } = session.getSnapshot();
  if (!outcome) throw new Error('The game has not ended.');
  const entries = log.map(({ entry }) => entry);
  const { startRound } = scenarioById(position.state.options.scenario);
  return {
    result: outcome.result,
    reason: outcome.reason,
    score: outcome.score,
    rounds: position.state.round - startRound + 1,
    decisions: moves.length,
    actions: moves.filter((move) => ACTING.has(move.type)).length,
    wounds: entries.filter(({ type }) => type === 'wound-light' || type === 'wound-heavy').length,
    used: usedIn(position.state.options.scenario, entries),
  };
}
