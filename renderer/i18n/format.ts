import type { Grammar } from './grammar';

/** What is filled into a sentence, as it is to be read. */
export type Words = Readonly<Record<string, string | number>>;

/** `{name}` stands for a parameter, `{n|die|dice}` for one of the forms that a language has for numbers. */
const SLOT = /\{(\w+)((?:\|[^|}]*)*)\}/g;

/**
 * Fills the slots of a sentence.
 * @returns the sentence; a slot without its parameter stays visible, so that a test or a reader notices it
 */
export function format(text: string, words: Words, grammar: Grammar): string {
  return text.replace(SLOT, (slot, name: string, listed: string) => {
    const value = Object.hasOwn(words, name) ? words[name] : undefined;
    if (value === undefined) return slot;
    if (listed !== '') return formOf(listed.slice(1).split('|'), value, grammar);
    return typeof value === 'number' ? grammar.number(value) : value;
  });
}

/** What is no number counts as several. */
function formOf(forms: readonly string[], value: string | number, grammar: Grammar): string {
  const place = typeof value === 'number' ? grammar.formOf(value) : -1;
  return forms[place] ?? forms.at(-1) ?? '';
}
