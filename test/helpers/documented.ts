/** The examples of docs/adding-content.md, as they are printed. */
import { readFileSync } from 'node:fs';

const PAGE = new URL('../../docs/adding-content.md', import.meta.url);

/** The text of every JSON example on the page, in order. */
export function examples(): readonly string[] {
  const page = readFileSync(PAGE, 'utf8');
  return [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
}

/**
 * The example with this id.
 * @throws Error when the page has none
 */
export function example<T>(id: string): T {
  const text = examples().find((one) => one.includes(`"id": "${id}"`));
  if (!text) throw new Error(`There is no example ${id}.`);
  return JSON.parse(text) as T;
}
