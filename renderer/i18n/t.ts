import type { Message, Params } from '../../models/kernel/types';
import { format, type Words } from './format';
import { MESSAGES, type MessageId } from './messages';
import { shownName, shownText } from './shown-name';
import { spokenLanguage } from './spoken';

/** Whether there is a sentence of that id. */
export function hasMessage(id: string): id is MessageId {
  return Object.hasOwn(MESSAGES, id);
}

/**
 * The sentence of a message id, which the compiler holds to exist.
 * @param words shown as they are, for they may be what a person wrote
 */
export function t(id: MessageId, words: Words = {}): string {
  const { sentences, grammar } = spokenLanguage();
  return format(sentences[id] ?? MESSAGES[id], words, grammar);
}

/**
 * The sentence of an id that only the running app knows: what the rules say, and ids put together from parts that the compiler
 * can't follow. An unknown id is shown in brackets: ugly on purpose, and tests look for it (`composed-ids.test.ts`).
 */
export function composedText(id: string, words: Words = {}): string {
  return hasMessage(id) ? t(id, words) : `[${id}]`;
}

/** A sentence that comes from the rules, whose texts are message ids unless they are marked as a person's. */
export function messageText({ id, params }: Message): string {
  return composedText(id, wordsOf(params));
}

function wordsOf(params: Params): Words {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wordOf(value)]));
}

function wordOf(value: Params[string]): string | number {
  if (typeof value === 'object') {
    if ('names' in value) return listOf(value.names.map(shownName));
    return value.long ? shownText(value.text) : shownName(value.text);
  }
  return typeof value === 'string' && hasMessage(value) ? t(value) : value;
}

/** "Mara", "Mara and Juno", "Mara, Juno and Teo". */
export function listOf(words: readonly string[]): string {
  return words.length === 0 ? t('ui.nothing') : spokenLanguage().grammar.list(words);
}

/** A number as the language writes it: 1,234.5 or 1.234,5. */
export function numberText(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spokenLanguage().grammar.locale, options).format(value);
}

/** A day and a time as the language writes them. */
export function dateText(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(spokenLanguage().grammar.locale, options).format(date);
}
