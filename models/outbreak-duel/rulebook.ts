/** The rulebook inside the app, in our own words. */
import { deepFreeze } from '../kernel/records';
import type { Rulebook } from '../kernel/rulebook';
import { REFERENCES, type References } from './rulebook/references';
import { type RulebookEntryId, TOPIC_IDS, TOPICS, type TopicId } from './rulebook/topics';

export { type ElementIds, entryOfElement } from './rulebook/elements';
export { isReasonId } from './rulebook/refusals';
export type { RulebookEntryId } from './rulebook/topics';

interface RulebookEntry extends References {
  readonly id: RulebookEntryId;
  readonly topic: TopicId;
}

function entriesOf(topic: TopicId): readonly RulebookEntry[] {
  return TOPICS[topic].map((id) => ({ id, topic, ...REFERENCES[id] }));
}

/** All entries in reading order. */
const RULEBOOK: readonly RulebookEntry[] = deepFreeze(TOPIC_IDS.flatMap(entriesOf));

/** The rulebook as the app shows it. */
export const BOOK: Rulebook = { words: 'od.rulebook', topics: TOPIC_IDS, entries: RULEBOOK };
