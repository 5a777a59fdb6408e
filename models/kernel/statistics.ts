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
