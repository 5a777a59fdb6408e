/** What many games come to: the same wherever and by however many they are played. */
import type { Simulation } from './arguments';
import { simulatedGameOf } from './games';
import type { GameResult } from './play-game';

export interface Summary {
  readonly simulation: Simulation;
  readonly games: number;
  /** Share of games won, from 0 to 1, and its standard error. */
  readonly winRate: number;
  readonly standardError: number;
  /** Games by how they ended, the most frequent first. */
  readonly endings: Readonly<Record<string, number>>;
  readonly meanRounds: number;
  /** Rounds that one of ten, half and nine of ten games did not exceed. */
  readonly roundsWithin: readonly number[];
  readonly meanDecisions: number;
  /** Means of what the game counts, by name. */
  readonly meanCounts: Readonly<Record<string, number>>;
  /** Games in which each of the cast took part, and share of them won. */
  readonly cast: Readonly<Record<string, { readonly games: number; readonly winRate: number }>>;
  /** Mean score of the games won; null without any. */
  readonly meanScore: number | null;
  /** Content that never came up. */
  readonly neverUsed: readonly string[];
}

function sum(records: readonly GameResult[], value: (record: GameResult) => number): number {
  return records.reduce((total, record) => total + value(record), 0);
}

function endingsOf(records: readonly GameResult[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { result, reason } of records) {
    const ending = `${result}: ${reason}`;
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}

function meanScoreOf(records: readonly GameResult[]): number | null {
  const scores = records.flatMap(({ result, score }) => (result === 'win' && score !== null ? [score] : []));
  return scores.length > 0 ? scores.reduce((total, score) => total + score, 0) / scores.length : null;
}

function meanCountsOf(records: readonly GameResult[]): Summary['meanCounts'] {
  const names = Object.keys(records[0]?.counts ?? {});
  return Object.fromEntries(
    names.map((name) => [name, sum(records, ({ counts }) => counts[name] ?? 0) / records.length]),
  );
}

function castOf(records: readonly GameResult[]): Summary['cast'] {
  const members = [...new Set(records.flatMap(({ cast }) => Object.keys(cast)))].toSorted();
  return Object.fromEntries(
    members.map((member) => {
      const results = records.flatMap(({ cast }) => cast[member] ?? []);
      return [member, { games: results.length, winRate: results.filter(Boolean).length / results.length }];
    }),
  );
}

/** The number that this share of the numbers does not exceed; 0 without any. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

function roundsWithin(records: readonly GameResult[]): readonly number[] {
  const sorted = records.map(({ rounds }) => rounds).toSorted((one, other) => one - other);
  return [0.1, 0.5, 0.9].map((share) => quantile(sorted, share));
}

/** @param records at least one */
export function summaryOf(simulation: Simulation, records: readonly GameResult[]): Summary {
  const games = records.length;
  const mean = (value: (record: GameResult) => number) => sum(records, value) / games;
  const winRate = mean(({ result }) => (result === 'win' ? 1 : 0));
  const used = new Set(records.flatMap((record) => record.used));
  return {
    simulation,
    games,
    winRate,
    standardError: Math.sqrt((winRate * (1 - winRate)) / games),
    endings: endingsOf(records),
    meanRounds: mean(({ rounds }) => rounds),
    roundsWithin: roundsWithin(records),
    meanDecisions: mean(({ decisions }) => decisions),
    meanCounts: meanCountsOf(records),
    cast: castOf(records),
    meanScore: meanScoreOf(records),
    neverUsed: simulatedGameOf(simulation.game)
      .catalogueOf(simulation)
      .filter((content) => !used.has(content)),
  };
}
