import type { SeatId } from './types';

/** One number of a game's statistics as people read it. Its name is the message `<words>.<id>`, such as `sd.stat.found`. */
export interface StatisticRow<Of, Group extends string = string> {
  readonly id: string;
  /** Rows that belong together; the name of a group is the message `<words>.group.<group>`. */
  readonly group: Group;
  /** Decimals to show. */
  readonly decimals: 0 | 1 | 2;
  /** More or less than luck promises: to be shown with its sign. */
  readonly signed: boolean;
  /** Null when there is nothing to take an average of. */
  readonly of: (statistics: Of) => number | null;
}

/** What makes the rows of one game. */
export function rowsOf<Of, Group extends string>() {
  type Row = StatisticRow<Of, Group>;
  const count = (group: Group, id: string, of: Row['of']): Row => ({
    id,
    group,
    decimals: 0,
    signed: false,
    of,
  });
  return {
    count,
    average: (group: Group, id: string, of: Row['of']): Row => ({ ...count(group, id, of), decimals: 2 }),
    /** More than luck promises, or less. */
    luck: (group: Group, id: string, of: Row['of']): Row => ({
      ...count(group, id, of),
      decimals: 1,
      signed: true,
    }),
  };
}

/** All of them together. */
export function totalOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, n) => total + n, 0);
}

/** What one kind of dice or cards promised in the long run, and what it brought. Its name is the message `<words>.<id>`. */
export interface LuckLine {
  readonly id: string;
  readonly expected: number;
  readonly got: number;
  /** Whether those who threw, or drew, wish for more of it or for less. */
  readonly wish: 'more' | 'less';
  /** Whose luck it was; null for that of all together. */
  readonly seat: SeatId | null;
}
