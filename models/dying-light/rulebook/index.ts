/** The rulebook inside the app, in our own words. */
import { rulebookOf } from '../../kernel/rulebook';
import { REFERENCES, type RuleId } from './references';
import { type RulebookEntryId, TOPICS } from './topics';

export { type ElementIds, entryOfElement, isReasonId, type TablePart } from './elements';
export type { RuleId } from './references';
export type { RulebookEntryId } from './topics';

/** The rulebook as the app shows it. */
export const BOOK = rulebookOf('dl.rulebook', TOPICS, REFERENCES);

const BY_RULE: ReadonlyMap<RuleId, RulebookEntryId> = new Map(
  BOOK.entries.flatMap(({ id, rules }) => rules.map((rule) => [rule, id] as const)),
);

/** The entry that tells a numbered rule. */
export function entryOfRule(rule: RuleId): RulebookEntryId {
  const id = BY_RULE.get(rule);
  if (!id) throw new Error(`No entry of the rulebook tells ${rule}.`);
  return id;
}
