/** What a game has to show beside its rules: renders of its own pieces, as on its cards. */

export interface RulePictures<Topic extends string, Entry extends string, Picture extends string> {
  /** For every entry of a topic that has none of its own. */
  readonly topics: Readonly<Record<Topic, Picture>>;
  readonly entries: Readonly<Partial<Record<Entry, Picture>>>;
}

/** The picture beside an entry; null for an entry of no topic that is known. */
export function pictureBeside(
  { topics, entries }: RulePictures<string, string, string>,
  { id, topic }: { readonly id: string; readonly topic: string },
): string | null {
  return entries[id] ?? topics[topic] ?? null;
}
