/** What many games come to. */
import type { Simulation } from './arguments';
import type { GameRecord } from './play-game';
import { catalogueOf } from './usage';

export interface Summary {
  readonly simulation: Simulation;
  readonly games: number;
  /** Share of games won, from 0 to 1, and its standard error. */
  readonly winRate: number;
  readonly standardError: number;
  /** Games by how they ended, the most frequent first. */
  readonly endings: Readonly<Record<string, number>>;
  readonly meanRounds: number;
  readonly meanDecisions: number;
  /** Passes through `acting` a game. */
  readonly meanActions: number;
  /** Wounds a Runner a game. */
  readonly meanWounds: number;
  /** Mean score of the games won; null without any. */
  readonly meanScore: number | null;
  /** Moves a second of one process. */
  readonly movesPerSecond: number;
  /** The longest that one move took, in milliseconds. */
  readonly slowestMove: number;
  /** Content that never came up. */
  readonly neverUsed: readonly string[];
}

function sum(records: readonly GameRecord[], value: (record: GameRecord) => number): number {
  return records.reduce((total, record) => total + value(record), 0);
}

function endingsOf(records: readonly GameRecord[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { result, reason } of records) {
    const ending = `${result}: ${reason}`;
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}

function meanScoreOf(records: readonly GameRecord[]): number | null {
  const scores = records.flatMap(({ result, score }) => (result === 'win' && score !== null ? [score] : []));
  return scores.length > 0 ? scores.reduce((total, score) => total + score, 0) / scores.length : null;
}

/** @param records at least one */
export function summaryOf(simulation: Simulation, records: readonly GameRecord[]): Summary {
  const games = records.length;
  const mean = (value: (record: GameRecord) => number) => sum(records, value) / games;
  const winRate = mean(({ result }) => (result === 'win' ? 1 : 0));
  const used = new Set(records.flatMap((record) => record.used));
  const seconds = sum(records, (record) => record.milliseconds) / 1000;
  return {
    simulation,
    games,
    winRate,
    standardError: Math.sqrt((winRate * (1 - winRate)) / games),
    endings: endingsOf(records),
    meanRounds: mean(({ rounds }) => rounds),
    meanDecisions: mean(({ decisions }) => decisions),
    meanActions: mean(({ actions }) => actions),
    meanWounds: mean(({ wounds }) => wounds) / simulation.seats,
    meanScore: meanScoreOf(records),
    movesPerSecond: seconds > 0 ? sum(records, ({ decisions }) => decisions) / seconds : 0,
    slowestMove: Math.max(...records.map(({ slowest }) => slowest)),
    neverUsed: catalogueOf(simulation.scenario).filter((content) => !used.has(content)),
  };
}
