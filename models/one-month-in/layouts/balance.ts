/** How fair a layout seems after games that bots played on it. */
import { wilson } from '../../kernel/wilson';

/** How one game ended. */
export interface TrialEnd {
  /** Indexes of the bases from which the winners set out. */
  readonly winners: readonly number[];
  readonly rounds: number;
}

export interface BaseShare {
  /** Games that it won, those shared with others in parts. */
  readonly wins: number;
  /** The share of wins, and between what it may truly be in 95 cases of 100; from 0 to 1. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface LayoutBalance {
  readonly games: number;
  readonly rounds: number;
  readonly bases: readonly BaseShare[];
  /** Index of the base that surely wins more, or less, than its part; null where all may be even. */
  readonly strong: number | null;
  readonly weak: number | null;
}

/** @param count of bases */
export function balanceOf(ends: readonly TrialEnd[], count: number): LayoutBalance {
  const games = ends.length;
  const bases = Array.from({ length: count }, (_, base): BaseShare => {
    const wins = ends.reduce(
      (sum, { winners }) => sum + (winners.includes(base) ? 1 / winners.length : 0),
      0,
    );
    return { wins, share: games === 0 ? 0 : wins / games, ...wilson(wins, games) };
  });
  const even = 1 / count;
  const strong = bases.findIndex(({ low }) => low > even);
  const weak = bases.findIndex(({ high }) => high < even);
  return {
    games,
    rounds: games === 0 ? 0 : ends.reduce((sum, end) => sum + end.rounds, 0) / games,
    bases,
    strong: strong < 0 ? null : strong,
    weak: weak < 0 ? null : weak,
  };
}
