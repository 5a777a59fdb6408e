/** What a game came to in numbers, counted from its log. */
import type { LuckLine } from '../kernel/statistics';
import type { SeatId } from '../kernel/types';
import type { Entry } from './entries';
import type { CharacterId } from './ids';
import { countDead, countEntry } from './statistics/counters';
import { luckOf } from './statistics/luck';
import { emptyTally, type SeatStatistics, type Tally } from './statistics/tally';

export { STATISTIC_ROWS } from './statistics/rows';
export type { SeatStatistics } from './statistics/tally';

export interface GameStatistics {
  readonly rounds: number;
  readonly seats: readonly {
    readonly seat: SeatId;
    readonly character: CharacterId;
    readonly statistics: SeatStatistics;
  }[];
  readonly total: SeatStatistics;
  /** Horde cards that came to the line, Survivors among them. */
  readonly came: number;
  readonly luck: readonly LuckLine[];
}

type Tallies = ReadonlyMap<SeatId, Tally>;

/** Whose doing it is that something on the line dies; null while the enemies strike each other's prey. */
function culpritAfter(entry: Entry, before: SeatId | null): SeatId | null {
  switch (entry.type) {
    case 'attack-resolved':
    case 'crafted':
    case 'trap-sprung':
      return entry.seat;
    case 'enemy-attacked':
      return null;
    default:
      return before;
  }
}

function countFor(tallies: readonly (Tally | undefined)[], count: (tally: Tally) => void): void {
  for (const tally of tallies) if (tally) count(tally);
}

function ownerOf(entry: Entry): string | null {
  if ('seat' in entry) return entry.seat;
  return entry.type === 'combat-drawn' ? entry.by : null;
}

function countGift(
  { from, to }: { readonly from: SeatId; readonly to: SeatId },
  tallies: Tallies,
  total: Tally,
): void {
  countFor([tallies.get(from), total], ({ gifts }) => gifts.given++);
  countFor([tallies.get(to), total], ({ gifts }) => gifts.taken++);
}

/** Damage on the line, and who of it died, belong to whoever brought it about. */
function countLine(entry: Entry, counted: readonly (Tally | undefined)[]): void {
  if (entry.type === 'line-damaged') countFor(counted, (tally) => (tally.damageDone += entry.amount));
  if (entry.type === 'line-died') countFor(counted, (tally) => countDead(tally, entry.cards));
}

/**
 * Counts a game.
 * @param entries its log from the beginning
 */
export function statisticsOf(entries: readonly Entry[]): GameStatistics {
  const total = emptyTally();
  const tallies = new Map<SeatId, Tally>();
  const characters = new Map<SeatId, CharacterId>();
  let culprit: SeatId | null = null;
  for (const entry of entries) {
    if (entry.type === 'character-picked') {
      characters.set(entry.seat, entry.character);
      tallies.set(entry.seat, emptyTally());
    }
    culprit = culpritAfter(entry, culprit);
    const owner = ownerOf(entry);
    countFor([tallies.get(owner as SeatId), total], (tally) => countEntry(tally, entry));
    if (culprit) countLine(entry, [tallies.get(culprit), total]);
    if (entry.type === 'gift-taken') countGift(entry, tallies, total);
  }
  return {
    rounds: entries.filter(({ type }) => type === 'round-started').length,
    seats: [...tallies].flatMap(([seat, statistics]) => {
      const character = characters.get(seat);
      return character ? [{ seat, character, statistics }] : [];
    }),
    total,
    luck: luckOf(entries),
    came: entries.flatMap((entry) => (entry.type === 'line-joined' ? entry.cards : [])).length,
  };
}
