/** What happened since a seat last played, in at most three lines (specification 10.5). */
import type { LogRecord } from '../../../../machines/kernel/contract';
import type { HexKey } from '../../../../models/kernel/hex';
import type { Listing } from '../../../../models/kernel/journal';
import type { SeatId } from '../../../../models/kernel/types';
import type { Entry } from '../../../../models/one-month-in/entries';
import { places, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { listOf, t } from '../../../i18n';
import { placeName, teamName } from '../names';

/** Lines that are shown at most. */
const LINES = 3;

interface Since {
  /** What happened since then, oldest first. */
  readonly entries: readonly Entry[];
  /** The person has not had a turn yet: it is all of the game. */
  readonly isFirst: boolean;
}

/**
 * What happened between the end of the last turn that the seat's person played and now.
 * @param decided number of the last move that the person made; a turn that a bot ended later does not count
 */
export function entriesSince(log: Listing<LogRecord<Entry>>, seat: SeatId, decided: number): Since {
  const entries: Entry[] = [];
  for (let index = log.length - 1; index >= 0; index--) {
    const record = log.at(index);
    if (!record) continue;
    const { entry, move } = record;
    if (move <= decided && entry.type === 'turn-ended' && entry.seat === seat)
      return { entries: entries.reverse(), isFirst: false };
    entries.push(entry);
  }
  return { entries: entries.reverse(), isFirst: true };
}

/** Land that others took, or that fell with its flag. */
function lostLand(entries: readonly Entry[], seat: SeatId): readonly HexKey[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'reclaimed' && entry.from === seat) return [entry.tile];
    return entry.type === 'overrun' && entry.seat === seat ? [entry.tile] : [];
  });
}

function attacksOn(entries: readonly Entry[], seat: SeatId) {
  const opened = entries.filter((entry) => entry.type === 'attack-opened' && entry.defender === seat).length;
  const dead = entries.reduce(
    (sum, entry) =>
      sum + (entry.type === 'attack-rolled' && entry.defender === seat ? entry.losses.defenders : 0),
    0,
  );
  return { opened, dead };
}

function fencesLost(entries: readonly Entry[], seat: SeatId): number {
  return entries.filter((entry) => entry.type === 'fence-torn-down' && entry.owner === seat).length;
}

/** Clocks that count for others now: they matter whenever they began. */
function clocks(state: State, seat: SeatId): readonly string[] {
  return places(state).flatMap((place) => {
    const { counting, owner } = tileOf(state, place);
    if (!counting || owner === null || owner === seat) return [];
    return [t('om.hud.since.clock', { team: teamName(state, owner), tile: placeName(state, place) })];
  });
}

function broken(entries: readonly Entry[], state: State, seat: SeatId): readonly string[] {
  const stopped = entries.filter((entry) => entry.type === 'hold-broken' && entry.seat === seat);
  return stopped.flatMap((entry) =>
    entry.type === 'hold-broken' ? [t('om.hud.since.broken', { tile: placeName(state, entry.tile) })] : [],
  );
}

/** The most pressing first: clocks, flags lost, attacks, then the rest. */
export function sinceLines(entries: readonly Entry[], state: State, seat: SeatId): readonly string[] {
  const lost = [...new Set(lostLand(entries, seat))].map((place) => placeName(state, place));
  const { opened, dead } = attacksOn(entries, seat);
  const fences = fencesLost(entries, seat);
  return [
    ...clocks(state, seat),
    ...broken(entries, state, seat),
    ...(lost.length > 0 ? [t('om.hud.since.lost', { tiles: listOf(lost) })] : []),
    ...(opened > 0 ? [t('om.hud.since.attacks', { n: opened, dead })] : []),
    ...(fences > 0 ? [t('om.hud.since.fences', { n: fences })] : []),
  ].slice(0, LINES);
}
