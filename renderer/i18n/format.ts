/** What is filled into a sentence, as it is to be read. */
export type Words = Readonly<Record<string, string | number>>;

/** `{name}` stands for a parameter, `{n|die|dice}` for one of two words: the first when the number is 1. */
const SLOT = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Fills the slots of a sentence.
 * @returns the sentence; a slot without its parameter stays visible, so that a test or a reader notices it
 */
export function format(text: string, words: Words): string {
  return text.replace(SLOT, (slot, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(words, name) ? words[name] : undefined;
    if (value === undefined) return slot;
    if (one !== undefined && many !== undefined) return value === 1 ? one : many;
    return String(value);
  });
}
