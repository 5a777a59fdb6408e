/** Prompts and reasons as sentences. */
import type { Prompt, Reason } from '../../../models/kernel/types';
import { messageText } from '../../i18n';
import type { Notice } from '../../play/composer/notice';
import { entryOfReason } from './rule-of';

/** Why something can't be done, in one sentence. */
function reasonText({ id, params }: Reason): string {
  return messageText({ id: `om.reason.${id}`, params });
}

/** What is to be decided, in one sentence. */
export function promptText({ id, params }: Prompt): string {
  return messageText({ id: `om.prompt.${id}`, params });
}

/** Why the last try came to nothing, with the way to its rule. */
export function noticeOf(reason: Reason): Notice {
  return { text: reasonText(reason), rule: entryOfReason(reason), reason: reason.id };
}

/** A chance as people read it: 42. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** An average with one digit: "3.4". */
export function oneDigit(number: number): string {
  return number.toFixed(1);
}
