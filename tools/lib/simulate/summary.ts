/** What many games come to. */
import type { Simulation } from './arguments';
import { simulatedGameOf } from './games';
import type { GameRecord } from './play-game';

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
  /** Moves a second of one process. */
  readonly movesPerSecond: number;
  /** Milliseconds within which 99 of 100 moves were made, and that the slowest one took. */
  readonly usualMove: number;
  readonly slowestMove: number;
  /** Content that never came up. */
  readonly neverUsed: readonly string[];
}

/** Share of the moves that counts as the usual pace. */
const USUAL = 0.99;

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

function meanCountsOf(records: readonly GameRecord[]): Summary['meanCounts'] {
  const names = Object.keys(records[0]?.counts ?? {});
  return Object.fromEntries(
    names.map((name) => [name, sum(records, ({ counts }) => counts[name] ?? 0) / records.length]),
  );
}

function castOf(records: readonly GameRecord[]): Summary['cast'] {
  const members = [...new Set(records.flatMap(({ cast }) => Object.keys(cast)))].toSorted();
  return Object.fromEntries(
    members.map((member) => {
      const results = records.flatMap(({ cast }) => cast[member] ?? []);
      return [member, { games: results.length, winRate: results.filter(Boolean).length / results.length }];
    }),
  );
}

/** The number that this share of the numbers does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

function roundsWithin(records: readonly GameRecord[]): readonly number[] {
  const sorted = records.map(({ rounds }) => rounds).toSorted((one, other) => one - other);
  return [0.1, 0.5, 0.9].map((share) => quantile(sorted, share));
}

/** The pace of all moves of all games. */
function paceOf(
  records: readonly GameRecord[],
): Pick<Summary, 'movesPerSecond' | 'usualMove' | 'slowestMove'> {
  const times = records.flatMap((record) => record.times).toSorted((one, other) => one - other);
  const milliseconds = times.reduce((total, time) => total + time, 0);
  return {
    movesPerSecond: milliseconds > 0 ? (1000 * times.length) / milliseconds : 0,
    usualMove: quantile(times, USUAL),
    slowestMove: times.at(-1) ?? 0,
  };
}

/** @param records at least one */
export function summaryOf(simulation: Simulation, records: readonly GameRecord[]): Summary {
  const games = records.length;
  const mean = (value: (record: GameRecord) => number) => sum(records, value) / games;
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
    ...paceOf(records),
    neverUsed: simulatedGameOf(simulation.game)
      .catalogueOf(simulation)
      .filter((content) => !used.has(content)),
  };
}
