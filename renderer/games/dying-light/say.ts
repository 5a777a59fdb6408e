/** Prompts and reasons as sentences. The rules name things by their ids; here they get the names that people read. */
import type { Params, Prompt, Reason } from '../../../models/kernel/types';
import { hasMessage, messageText } from '../../i18n';
import type { Notice } from '../../play/composer/notice';
import { entryOfReason } from './rule-of';

/** Which message ids a parameter of this name may stand for. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  runner: ['runner.*.short'],
  other: ['runner.*.short'],
  name: ['runner.*.short'],
  area: ['area.*'],
  from: ['area.*', 'zone.*'],
  to: ['area.*', 'zone.*'],
  zone: ['zone.*'],
  infected: ['infected.*'],
  type: ['infected.*', 'die.*'],
  boost: ['boost.*'],
  wound: ['wound.*.name'],
  item: ['item.*.name', 'weapon.*.name'],
  card: ['card.*.title'],
  period: ['period.*'],
  cause: ['cause.*'],
  source: ['risk.*'],
};

function messageFor(name: string, value: string): string {
  const patterns = Object.hasOwn(MEANINGS, name) ? (MEANINGS[name] ?? []) : [];
  return patterns.map((pattern) => pattern.replace('*', value)).find(hasMessage) ?? value;
}

/** The parameters with message ids in place of the ids of the rules. */
function withNames(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? messageFor(name, value) : value,
    ]),
  );
}

/** Why something can't be done, in one sentence. */
export function reasonText({ id, params }: Reason): string {
  return messageText({ id: `dl.reason.${id}`, params: withNames(params) });
}

/** What is to be decided, in one sentence. */
export function promptText({ id, params }: Prompt): string {
  return messageText({ id: `dl.prompt.${id}`, params: withNames(params) });
}

/** Why the last try came to nothing, with the way to its rule. */
export function noticeOf(reason: Reason): Notice {
  return { text: reasonText(reason), rule: entryOfReason(reason), reason: reason.id };
}
