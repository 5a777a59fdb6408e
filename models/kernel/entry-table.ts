/** What the log does with each type of entry: one row per type, complete by its type. */
import type { AnyEntry } from './types';

/** How a line of the log looks: the beginning of something, bad news, or as any other. */
export type Tone = 'plain' | 'round' | 'bad';

export interface EntryRow<Entry, Rule extends string> {
  /** Whether somebody learned something that an undo could not take back. */
  readonly reveals: boolean | ((entry: Entry) => boolean);
  /** `quiet`: the table shows it, and nobody needs to read it. */
  readonly log: Tone | 'quiet' | ((entry: Entry) => Tone | 'quiet');
  /** The entry of the rulebook that it comes from. */
  readonly rule: Rule;
}

/** A new entry that is not in the table does not compile. */
export type EntryTable<Entry extends AnyEntry, Rule extends string> = {
  readonly [Type in Entry['type']]: EntryRow<Extract<Entry, { readonly type: Type }>, Rule>;
};

type Row<Entry extends AnyEntry> = EntryRow<Entry, string>;

function rowOf<Entry extends AnyEntry>(table: EntryTable<Entry, string>, entry: Entry): Row<Entry> {
  const rows = table as unknown as Readonly<Record<string, Row<Entry>>>;
  const row = rows[entry.type];
  if (!row) throw new RangeError(`There is no row for entries of type "${entry.type}".`);
  return row;
}

/** Whether somebody learned something from an entry that an undo could not take back. */
export function revealsBy<Entry extends AnyEntry>(table: EntryTable<Entry, string>) {
  return (entry: Entry): boolean => {
    const { reveals } = rowOf(table, entry);
    return typeof reveals === 'function' ? reveals(entry) : reveals;
  };
}

/** How an entry looks in the log; null for one that is not read there. */
export function toneOf<Entry extends AnyEntry>(table: EntryTable<Entry, string>, entry: Entry): Tone | null {
  const { log } = rowOf(table, entry);
  const tone = typeof log === 'function' ? log(entry) : log;
  return tone === 'quiet' ? null : tone;
}

/** Where the rulebook explains what each type of entry tells. */
export function rulesOfEntries<Entry extends AnyEntry, Rule extends string>(
  table: EntryTable<Entry, Rule>,
): Readonly<Record<Entry['type'], Rule>> {
  const rows = Object.entries<EntryRow<never, Rule>>(table);
  return Object.fromEntries(rows.map(([type, { rule }]) => [type, rule])) as Record<Entry['type'], Rule>;
}
