import type { Params } from '../../models/kernel/types';
import { format } from './format';
import { MESSAGES } from './messages';

export function hasMessage(id: string): boolean {
  return Object.hasOwn(MESSAGES, id);
}

/** The sentence of a message id. An unknown id is shown in brackets: ugly on purpose, and a test looks for it. */
export function t(id: string, params: Params = {}): string {
  const text = MESSAGES[id];
  return text === undefined ? `[${id}]` : format(text, params, (value) => MESSAGES[value] ?? value);
}

/** "Mara", "Mara and Juno", "Mara, Juno and Teo". */
export function listOf(words: readonly string[]): string {
  const [last, ...before] = [...words].reverse();
  if (last === undefined) return t('ui.nothing');
  return before.length === 0 ? last : t('ui.list', { before: before.reverse().join(', '), last });
}
