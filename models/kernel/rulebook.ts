/**
 * A rulebook inside the app. An entry's words are the messages `<words>.<id>.title` and `<words>.<id>.text`, the name of
 * a topic is `<words>.topic.<topic>`. Where numbers help, `<words>.<id>.example` shows them at work.
 */
import { deepFreeze } from './records';
import { searchDocuments } from './search';

export interface RulebookEntry {
  /** Unique within one rulebook. */
  readonly id: string;
  readonly topic: string;
  /** The numbered rules that it tells. */
  readonly rules: readonly string[];
  /** Entries to read next. */
  readonly see: readonly string[];
}

export interface Rulebook {
  /** What the message ids of its words begin with, such as `rulebook`. */
  readonly words: string;
  /** In reading order; the entry that is read first comes first. */
  readonly topics: readonly string[];
  /** All entries in reading order. */
  readonly entries: readonly RulebookEntry[];
}

/** An entry as its game knows it: with ids of its own and what it refers to. */
type EntryIn<Topic extends string, Id extends string, References> = References & {
  readonly id: Id;
  readonly topic: Topic;
};

/**
 * A rulebook out of what a game's entries refer to.
 * @param words what the message ids begin with, such as `om.rulebook`
 * @param topics the entries of each topic, all of them in reading order
 */
export function rulebookOf<
  Topic extends string,
  Id extends string,
  References extends Pick<RulebookEntry, 'rules' | 'see'>,
>(
  words: string,
  topics: Readonly<Record<Topic, readonly Id[]>>,
  references: Readonly<Record<Id, References>>,
): Omit<Rulebook, 'entries'> & { readonly entries: readonly EntryIn<Topic, Id, References>[] } {
  const ids = Object.keys(topics) as Topic[];
  const entries = ids.flatMap((topic) => topics[topic].map((id) => ({ ...references[id], id, topic })));
  return deepFreeze({ words, topics: ids, entries });
}

/** Message id of an entry's title. */
export function titleOf({ words }: Rulebook, id: string): string {
  return `${words}.${id}.title`;
}

/** Message id of what an entry says. */
export function textOf({ words }: Rulebook, id: string): string {
  return `${words}.${id}.text`;
}

/** Message id of an entry's worked example; not every entry has one. */
export function exampleOf({ words }: Rulebook, id: string): string {
  return `${words}.${id}.example`;
}

/** Message id of a topic's name. */
export function topicName({ words }: Rulebook, topic: string): string {
  return `${words}.topic.${topic}`;
}

/** The entry of that id; null when the rulebook has none. */
export function entryNamed({ entries }: Rulebook, id: string | null): RulebookEntry | null {
  return entries.find((entry) => entry.id === id) ?? null;
}

/**
 * The entries in which every word of the query is found, the best first. Rule ids are found too.
 * @param query words as somebody types them; the last letters may be missing
 * @param sentenceOf the sentence of a message id
 */
export function searchRulebook(
  book: Rulebook,
  query: string,
  sentenceOf: (message: string) => string,
): readonly RulebookEntry[] {
  const documents = book.entries.map((entry) => ({
    entry,
    title: sentenceOf(titleOf(book, entry.id)),
    text: [sentenceOf(textOf(book, entry.id)), ...entry.rules].join(' '),
  }));
  return searchDocuments(documents, query).map((found) => found.entry);
}
