/** The rulebook inside the app, in our own words. */
import { deepFreeze } from '../../kernel/records';
import type { Rulebook } from '../../kernel/rulebook';
import { REFERENCES, type References, type RuleId } from './references';
import { type RulebookEntryId, TOPIC_IDS, TOPICS, type TopicId } from './topics';

export { type ElementIds, entryOfElement, isReasonId, type TablePart } from './elements';
export type { RuleId } from './references';
export type { RulebookEntryId, TopicId } from './topics';

export interface RulebookEntry extends References {
  readonly id: RulebookEntryId;
  readonly topic: TopicId;
}

function entriesOf(topic: TopicId): readonly RulebookEntry[] {
  return TOPICS[topic].map((id) => ({ id, topic, ...REFERENCES[id] }));
}

/** All entries in reading order. */
const RULEBOOK: readonly RulebookEntry[] = deepFreeze(TOPIC_IDS.flatMap(entriesOf));

/** The rulebook as the app shows it. */
export const BOOK: Rulebook = { words: 'dl.rulebook', topics: TOPIC_IDS, entries: RULEBOOK };

const BY_RULE: ReadonlyMap<RuleId, RulebookEntryId> = new Map(
  RULEBOOK.flatMap(({ id, rules }) => rules.map((rule) => [rule, id] as const)),
);

/** The entry that tells a numbered rule. */
export function entryOfRule(rule: RuleId): RulebookEntryId {
  const id = BY_RULE.get(rule);
  if (!id) throw new Error(`No entry of the rulebook tells ${rule}.`);
  return id;
}
