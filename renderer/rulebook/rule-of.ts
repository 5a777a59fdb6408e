import {
  type ElementIds,
  type ElementKind,
  entryOfElement,
  isReasonId,
  RULEBOOK,
  type RulebookEntryId,
} from '../../models/dying-light/rulebook';
import type { Reason } from '../../models/kernel/types';

/** Marks a thing on the screen with its entry of the rulebook, which `?` opens. */
export interface RuleMark {
  readonly 'data-rule': RulebookEntryId;
}

/** The mark of an element, to be spread over it: `<div {...ruleOf('part', 'track')}>`. */
export function ruleOf<Kind extends ElementKind>(kind: Kind, id: ElementIds[Kind]): RuleMark {
  return { 'data-rule': entryOfElement(kind, id) };
}

/** Where the rulebook explains why something is not possible. */
export function entryOfReason({ id }: Reason): RulebookEntryId | null {
  return isReasonId(id) ? entryOfElement('reason', id) : null;
}

function entryOn(marked: Element | undefined): RulebookEntryId | null {
  const id = marked?.getAttribute('data-rule');
  return RULEBOOK.find((entry) => entry.id === id)?.id ?? null;
}

/** The entry of what has the focus, else of what the pointer is over; inside a marked thing the inner mark counts. */
export function entryPointedAt(page: Pick<Document, 'querySelectorAll'>): RulebookEntryId | null {
  const innermost = (selector: string) => [...page.querySelectorAll(selector)].at(-1);
  return (
    entryOn(innermost('[data-rule]:is(:focus-visible, :has(:focus-visible))')) ??
    entryOn(innermost('[data-rule]:hover'))
  );
}
