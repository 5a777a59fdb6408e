import type { Reason } from '../../../../models/kernel/types';
import { entryOfReason } from '../rule-of';
import { reasonText } from '../say';

/** Why the last try came to nothing, and where the rulebook explains it. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
  /** Of the rules; null when somebody else objects. */
  readonly reason: string | null;
}

export function noticeOf(reason: Reason): Notice {
  return { text: reasonText(reason), rule: entryOfReason(reason), reason: reason.id };
}

export function objection(text: string): Notice {
  return { text, rule: null, reason: null };
}
