/** Prompts and reasons of a game as sentences; their message ids begin with the game's prefix. */
import type { Params, Prompt, Reason } from '../../models/kernel/types';
import { messageText, numberText } from '../i18n';
import type { Notice } from './composer/notice';

export interface Sayings {
  /** Why something can't be done, in one sentence. */
  readonly reasonText: (reason: Reason) => string;
  /** What is to be decided, in one sentence. */
  readonly promptText: (prompt: Prompt) => string;
  /** Why the last try came to nothing, with the way to its rule. */
  readonly noticeOf: (reason: Reason) => Notice;
}

/**
 * @param prefix of the game's message ids: `sd`
 * @param entryOfReason the entry of the rulebook that explains a refusal
 * @param named puts what people read in the place of ids of the rules
 */
export function sayingsOf(
  prefix: string,
  entryOfReason: (reason: Reason) => Notice['rule'],
  named: (params: Params) => Params = (params) => params,
): Sayings {
  const reasonText = ({ id, params }: Reason) =>
    messageText({ id: `${prefix}.reason.${id}`, params: named(params) });
  return {
    reasonText,
    promptText: ({ id, params }) => messageText({ id: `${prefix}.prompt.${id}`, params: named(params) }),
    noticeOf: (reason) => ({ text: reasonText(reason), rule: entryOfReason(reason), reason: reason.id }),
  };
}

/** A chance as people read it: 42. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** An average with one digit: "3.4". */
export function oneDigit(number: number): string {
  return numberText(number, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
