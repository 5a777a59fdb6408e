/** The fullest tables there are, and what they may cost. */
import { GAMES } from '../../../machines/games';
import { fullDuel } from './full-duel';
import { fullMonth } from './full-month';
import { fullNight } from './full-night';
import { fullTable } from './full-table';
import type { AnyPlayed } from './saves';

/** What the fullest table may cost in the best quality, shadows and all. */
export const BUDGET = { calls: 150, triangles: 350_000 } as const;

const FULLEST: Readonly<Record<string, () => AnyPlayed>> = {
  'dying-light': () => fullTable(true),
  'survive-until-daylight': fullNight,
  'one-month-in': fullMonth,
  'outbreak-duel': fullDuel,
};

export interface Fullest {
  /** Id of the game. */
  readonly game: string;
  readonly session: () => AnyPlayed;
}

/** One of each game that has been given a fullest table, in the order of the games. */
export const FULLEST_TABLES: readonly Fullest[] = GAMES.flatMap(({ rules: { id } }) => {
  const session = FULLEST[id];
  return session ? [{ game: id, session }] : [];
});
