/**
 * The rulebook inside the app, in our own words. An entry's words are the messages `rulebook.<id>.title` and
 * `rulebook.<id>.text`, the name of a topic is `rulebook.topic.<topic>`.
 */
import { deepFreeze } from '../../kernel/records';
import { searchDocuments } from '../../kernel/search';
import { REFERENCES, type References, type RuleId } from './references';
import { type RulebookEntryId, TOPIC_IDS, TOPICS, type TopicId } from './topics';

export { type ElementIds, type ElementKind, entryOfElement, isReasonId, type TablePart } from './elements';
export type { RuleId } from './references';
export { type RulebookEntryId, TOPIC_IDS, type TopicId } from './topics';

export interface RulebookEntry extends References {
  readonly id: RulebookEntryId;
  readonly topic: TopicId;
}

function entriesOf(topic: TopicId): readonly RulebookEntry[] {
  return TOPICS[topic].map((id) => ({ id, topic, ...REFERENCES[id] }));
}

/** All entries in reading order. */
export const RULEBOOK: readonly RulebookEntry[] = deepFreeze(TOPIC_IDS.flatMap(entriesOf));

const BY_RULE: ReadonlyMap<RuleId, RulebookEntryId> = new Map(
  RULEBOOK.flatMap(({ id, rules }) => rules.map((rule) => [rule, id] as const)),
);
const BY_ID: ReadonlyMap<RulebookEntryId, RulebookEntry> = new Map(
  RULEBOOK.map((entry) => [entry.id, entry]),
);

/** The entry that tells a numbered rule. */
export function entryOfRule(rule: RuleId): RulebookEntryId {
  const id = BY_RULE.get(rule);
  if (!id) throw new Error(`No entry of the rulebook tells ${rule}.`);
  return id;
}

export function rulebookEntry(id: RulebookEntryId): RulebookEntry {
  const entry = BY_ID.get(id);
  if (!entry) throw new Error(`The rulebook has no entry ${id}.`);
  return entry;
}

/**
 * The entries in which every word of the query is found, the best first. Rule ids are found too.
 * @param query words as somebody types them; the last letters may be missing
 * @param textOf the sentence of a message id
 */
export function searchRulebook(query: string, textOf: (message: string) => string): readonly RulebookEntry[] {
  const documents = RULEBOOK.map((entry) => ({
    entry,
    title: textOf(`rulebook.${entry.id}.title`),
    text: [textOf(`rulebook.${entry.id}.text`), ...entry.rules].join(' '),
  }));
  return searchDocuments(documents, query).map((found) => found.entry);
}
