import type { Params } from '../../models/kernel/types';

/** `{name}` stands for a parameter, `{n|die|dice}` for one of two words: the first when the number is 1. */
const SLOT = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Fills the slots of a sentence.
 * @param nested turns a text parameter into what is shown, since it may itself be a message id
 * @returns the sentence; a slot without its parameter stays visible, so that a test or a reader notices it
 */
export function format(text: string, params: Params, nested: (text: string) => string): string {
  return text.replace(SLOT, (slot, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return slot;
    if (one !== undefined && many !== undefined) return value === 1 ? one : many;
    return typeof value === 'number' ? String(value) : nested(value);
  });
}
