/** Motions that each show one entry of the log: what the table shows of a game is a table of durations by entry type. */
import type { AnyEntry } from '../../models/kernel/types';

/** Milliseconds that an entry of each type is shown; null for what is only said. */
type Durations<Type extends string> = Readonly<Record<Type, number | null>>;

/** The types of the entries that are shown. */
export type ShownTypeOf<Table extends Durations<string>> = {
  readonly [Type in keyof Table]: Table[Type] extends number ? Type : never;
}[keyof Table];

/** One thing that happens on the table. */
export interface EntryMotion<Shown extends AnyEntry> {
  readonly entry: Shown;
  readonly duration: number;
}

/**
 * What makes motions of what happened, in order.
 * @param durations of the game
 * @param durationOf where an entry takes longer than others of its type
 */
export function motionsBy<Entry extends AnyEntry, Shown extends Entry>(
  durations: Durations<Entry['type']>,
  durationOf = (entry: Shown): number => durations[entry.type as Entry['type']] ?? 0,
) {
  const isShown = (entry: Entry): entry is Shown => durations[entry.type as Entry['type']] !== null;
  return (entries: readonly Entry[]): readonly EntryMotion<Shown>[] =>
    entries.filter(isShown).map((entry) => ({ entry, duration: durationOf(entry) }));
}
