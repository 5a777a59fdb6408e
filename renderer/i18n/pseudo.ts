/** A language made by a machine: what is cut, glued together or not translated shows itself in it. */
import { MESSAGES } from './messages';

/** How much longer than English a translation may become. */
const LONGER = 0.35;

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
};

const SLOT_OR_LETTER = /\{\w+(?:\|[^}]*)?\}|[a-zA-Z]/g;
const SLOTS = /\{[^}]*\}/g;

/** `{n} cards` becomes `⟦{n} çárdš~~⟧`: slots stay as they are, forms of numbers too. */
export function pseudo(text: string): string {
  const accented = text.replace(SLOT_OR_LETTER, (part) => ACCENTED[part] ?? part);
  const length = text.replace(SLOTS, '').length;
  return `⟦${accented}${'~'.repeat(Math.ceil(length * LONGER))}⟧`;
}

export const SENTENCES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MESSAGES).map(([id, text]) => [id, pseudo(text)]),
);
