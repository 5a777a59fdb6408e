/** What a game came to in numbers, counted from its log. */
import type { LuckLine } from '../kernel/statistics';
import type { SeatId } from '../kernel/types';
import type { Entry } from './entries';
import { countDefence, countEntry } from './statistics/counters';
import { luckOf } from './statistics/luck';
import { emptyTally, type SeatStatistics, type Tally } from './statistics/tally';

export { STATISTIC_ROWS } from './statistics/rows';
export type { SeatStatistics } from './statistics/tally';

export interface GameStatistics {
  readonly rounds: number;
  /** In the order of turns. */
  readonly seats: readonly { readonly seat: SeatId; readonly statistics: SeatStatistics }[];
  readonly total: SeatStatistics;
  /** Team by team. */
  readonly luck: readonly LuckLine[];
}

/** The tally of a team, begun when it is first heard of. */
function tallyOf(tallies: Map<SeatId, Tally>, seat: SeatId): Tally {
  const tally = tallies.get(seat) ?? emptyTally();
  tallies.set(seat, tally);
  return tally;
}

function roundOf(entry: Entry): number {
  return entry.type === 'turn-started' ? entry.round : 0;
}

/**
 * Counts a game. In the total both sides of an attack have lost whom they have lost.
 * @param entries its log from the beginning
 */
export function statisticsOf(entries: readonly Entry[]): GameStatistics {
  const total = emptyTally();
  const tallies = new Map<SeatId, Tally>();
  for (const entry of entries) {
    countEntry(total, entry);
    if ('seat' in entry) countEntry(tallyOf(tallies, entry.seat), entry);
    if (entry.type !== 'attack-rolled') continue;
    countDefence(total, entry);
    countDefence(tallyOf(tallies, entry.defender), entry);
  }
  return {
    rounds: Math.max(0, ...entries.map(roundOf)),
    seats: [...tallies].map(([seat, statistics]) => ({ seat, statistics })),
    total,
    luck: luckOf(entries, [...tallies.keys()]),
  };
}
