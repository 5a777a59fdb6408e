/** Full-text search over a few hundred short texts: words may be begun only, case and accents do not matter. */

export interface SearchDocument {
  readonly title: string;
  readonly text: string;
}

/** What one word of the query is worth in a document, by where it is found. */
const WORTH = { titleWord: 8, titleStart: 6, textWord: 2, textStart: 1 } as const;

/** Words, and such that a hyphen joins, like the ids of rules. */
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): readonly string[] {
  return plain(text).match(WORD) ?? [];
}

/** Words to be found in a text: joined ones also part by part. */
function findableWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).flatMap((word) => [word, ...word.split('-')]));
}

interface IndexedDocument {
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

function hasStart(words: ReadonlySet<string>, start: string): boolean {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
}

function worthOfWord({ title, text }: IndexedDocument, word: string): number {
  if (title.has(word)) return WORTH.titleWord;
  if (hasStart(title, word)) return WORTH.titleStart;
  if (text.has(word)) return WORTH.textWord;
  return hasStart(text, word) ? WORTH.textStart : 0;
}

/** A joined word that is not found as such counts as its parts. */
function worthOf(document: IndexedDocument, word: string): number {
  const whole = worthOfWord(document, word);
  return whole > 0 ? whole : Math.min(...word.split('-').map((part) => worthOfWord(document, part)));
}

/** The sum over all words of the query, or 0 when one of them is not found. */
function rank(document: IndexedDocument, query: readonly string[]): number {
  const worths = query.map((word) => worthOf(document, word));
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0);
}

/**
 * Finds the documents that contain every word of the query, titles before texts, the best first; equals keep their order.
 * @returns nothing for a query without a letter or number
 */
export function searchDocuments<Document extends SearchDocument>(
  documents: readonly Document[],
  query: string,
): readonly Document[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return documents
    .map((document) => {
      const indexed = { title: findableWords(document.title), text: findableWords(document.text) };
      return { document, rank: rank(indexed, words) };
    })
    .filter((found) => found.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map((found) => found.document);
}
