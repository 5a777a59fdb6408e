/** The fullest tables there are, and what they may cost. */
import { GAMES } from '../../../machines/games';
import { fullDuel } from './full-duel';
import { fullMonth } from './full-month';
import { fullNight } from './full-night';
import { fullTable } from './full-table';
import type { AnyPlayed } from './saves';

/** What the fullest table may cost in the best quality, shadows and all. */
export const BUDGET = { calls: 150, triangles: 350_000 } as const;

interface Full {
  readonly session: () => AnyPlayed;
  /** Triangles without which something of it is not drawn. */
  readonly least: number;
}

const FULLEST: Readonly<Record<string, Full>> = {
  'dying-light': { session: () => fullTable(true), least: 150_000 },
  'survive-until-daylight': { session: fullNight, least: 150_000 },
  'one-month-in': { session: fullMonth, least: 150_000 },
  // Its dead are standees of card.
  'outbreak-duel': { session: fullDuel, least: 30_000 },
};

export interface Fullest extends Full {
  /** Id of the game. */
  readonly game: string;
}

/** One of each game that has been given a fullest table, in the order of the games. */
export const FULLEST_TABLES: readonly Fullest[] = GAMES.flatMap(({ rules: { id } }) => {
  const full = FULLEST[id];
  return full ? [{ game: id, ...full }] : [];
});
