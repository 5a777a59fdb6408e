/** How fast this machine played; nothing of it is the same elsewhere, so that no report holds it. */
import type { GameRecord } from './play-game';
import { quantile } from './summary';

export interface Pace {
  /** Moves a second of one process. */
  readonly movesPerSecond: number;
  /** Milliseconds within which 99 of 100 moves were made, and that the slowest one took. */
  readonly usualMove: number;
  readonly slowestMove: number;
}

/** Share of the moves that counts as the usual pace. */
const USUAL = 0.99;

/** The pace of all moves of all games. */
export function paceOf(records: readonly Pick<GameRecord, 'times'>[]): Pace {
  const times = records.flatMap((record) => record.times).toSorted((one, other) => one - other);
  const milliseconds = times.reduce((total, time) => total + time, 0);
  return {
    movesPerSecond: milliseconds > 0 ? (1000 * times.length) / milliseconds : 0,
    usualMove: quantile(times, USUAL),
    slowestMove: times.at(-1) ?? 0,
  };
}

/** One sentence. */
export function paceText({ movesPerSecond, usualMove, slowestMove }: Pace): string {
  return `${movesPerSecond.toFixed(0)} moves a second; 99 of 100 took at most ${usualMove.toFixed(0)} ms, the slowest ${slowestMove.toFixed(0)} ms.`;
}
