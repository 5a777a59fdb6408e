import { MOST_COPIES } from '../../../../models/outbreak-duel/decks/deck';

const STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, Delete: -1, Backspace: -1 };

/**
 * How many copies of a card a key asks for: plus and minus change them by one, digits set them.
 * @returns null for any other key
 */
export function copiesAfter(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  n: number,
): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[0-3]$/.test(key)) return Number(key);
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step === undefined ? null : Math.max(0, Math.min(n + step, Math.max(n, MOST_COPIES)));
}
