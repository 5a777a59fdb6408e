import type { Reason } from '../../../models/kernel/types';
import {
  type ElementIds,
  type ElementKind,
  entryOfElement,
  isReasonId,
  type RulebookEntryId,
} from '../../../models/survive-until-daylight/rulebook';

/** Marks a thing on the screen with its entry of the rulebook, which `?` opens. */
export interface RuleMark {
  readonly 'data-rule': RulebookEntryId;
}

/** The mark of an element, to be spread over it: `<div {...ruleOf('part', 'line')}>`. */
export function ruleOf<Kind extends ElementKind>(kind: Kind, id: ElementIds[Kind]): RuleMark {
  return { 'data-rule': entryOfElement(kind, id) };
}

/** Where the rulebook explains why something is not possible. */
export function entryOfReason({ id }: Reason): RulebookEntryId | null {
  return isReasonId(id) ? entryOfElement('reason', id) : null;
}
