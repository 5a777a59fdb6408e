import type { Reason } from '../../models/kernel/types';

/** Marks a thing on the screen with its entry of the rulebook, which `?` opens. */
export interface RuleMark<Entry extends string> {
  readonly 'data-rule': Entry;
}

/** What a game's rulebook says about the elements of its screen. */
interface Elements<Ids extends { readonly reason: string }, Entry extends string> {
  entryOfElement<Kind extends keyof Ids>(kind: Kind, id: Ids[Kind]): Entry;
  isReasonId(id: string): id is Ids['reason'];
}

/** The ways from a thing on the screen, and from a refusal, to the rulebook of one game. */
export function rulesOf<Ids extends { readonly reason: string }, Entry extends string>({
  entryOfElement,
  isReasonId,
}: Elements<Ids, Entry>) {
  return {
    /** The mark of an element, to be spread over it: `<div {...ruleOf('part', 'track')}>`. */
    ruleOf: <Kind extends keyof Ids>(kind: Kind, id: Ids[Kind]): RuleMark<Entry> => ({
      'data-rule': entryOfElement(kind, id),
    }),
    /** Where the rulebook explains why something is not possible. */
    entryOfReason: ({ id }: Reason): Entry | null => (isReasonId(id) ? entryOfElement('reason', id) : null),
  };
}
