/** What the records of all games count alike. */
import { type FinishedMeta, isPerson } from './finished-kind';
import type { LuckLine } from './statistics';
import type { Outcome, Seat, SeatId } from './types';

/** A game that has ended, as far as it is looked at for something interesting. */
export interface Ended<Entry> {
  /** Of the whole game. */
  readonly log: readonly Entry[];
  /** Seats of people. */
  readonly people: readonly SeatId[];
  readonly outcome: Pick<Outcome, 'winners'> | null;
}

/** Something interesting that was done once, and how it shows in a game that has ended. */
export interface Feat<Entry> {
  /** Its title is the message `<words>.<id>`, what earns it `<words>.<id>.how`. */
  readonly id: string;
  readonly isIn: (ended: Ended<Entry>) => boolean;
}

interface EndedState extends Pick<Ended<never>, 'outcome'> {
  readonly seats: readonly Seat[];
}

/** Ids of those that were done in a game that has ended. @param log of the whole game */
export function featsIn<Entry>(
  feats: readonly Feat<Entry>[],
  { seats, outcome }: EndedState,
  log: readonly Entry[],
): readonly string[] {
  const ended = { log, people: seats.filter(isPerson).map(({ id }) => id), outcome };
  return feats.filter(({ isIn }) => isIn(ended)).map(({ id }) => id);
}

/** The lines of a luck report as they are kept: without what was never thrown or drawn. */
export function keptLuck(lines: readonly LuckLine[]): FinishedMeta['luck'] {
  return lines
    .filter(({ expected, got }) => expected !== 0 || got !== 0)
    .map((line) => ({ ...line, expected: Number(line.expected.toFixed(4)) }));
}

/** How often each of them is there. */
export function counted(ids: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
