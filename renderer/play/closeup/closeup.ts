/** What is seen of a thing on the table when somebody looks closer: as data, the same for every game. */
import { entryNamed, type Rulebook, textOf, titleOf, topicName } from '../../../models/kernel/rulebook';
import { composedText } from '../../i18n';
import { markPointedAt } from '../../rulebook/pointed-at';
import { termsIn } from '../../rulebook/terms';

/** A word that has a meaning of its own in a game. */
export interface Keyword {
  readonly name: string;
  readonly meaning: string;
}

/** A card, token or figure, large and to be read. */
export interface Closeup {
  /** What sort of thing it is, such as "Heavy Wound". */
  readonly kind: string;
  readonly title: string;
  /** Address of its picture; null where it has none. */
  readonly picture: string | null;
  /** Its numbers, in words. */
  readonly facts: readonly string[];
  readonly text: string;
  readonly words: readonly Keyword[];
  /** Entry of the rulebook that says more. */
  readonly rule: string | null;
}

/** An entry of the rulebook as its keyword. */
export function keywordOfEntry(book: Rulebook, entry: string): Keyword {
  return { name: composedText(titleOf(book, entry)), meaning: composedText(textOf(book, entry)) };
}

/** Adds to a thing the meanings of the words that stand on it. */
export function withTerms(book: Rulebook, closeup: Omit<Closeup, 'words'> & Partial<Closeup>): Closeup {
  const { words = [], title, text, facts } = closeup;
  const known = new Set([title, ...words.map(({ name }) => name)]);
  const terms = termsIn(book, [...facts, text].join(' '), composedText).filter(
    ({ name }) => !known.has(name),
  );
  return { ...closeup, words: [...words, ...terms] };
}

/** What has no card of its own is what the rulebook says of it; null for an entry that it does not have. */
export function closeupOfEntry(book: Rulebook, id: string | null): Closeup | null {
  const entry = entryNamed(book, id);
  if (!entry) return null;
  const { name, meaning } = keywordOfEntry(book, entry.id);
  const kind = composedText(topicName(book, entry.topic));
  return withTerms(book, { kind, title: name, picture: null, facts: [], text: meaning, rule: entry.id });
}

/** Marks a thing on the screen that can be looked at closer, to be spread over it. */
export interface CloseupMark {
  readonly 'data-closeup': string;
}

/** @param subject plain data by which the game knows the thing again */
export function markCloseup<Subject extends object>(subject: Subject): CloseupMark {
  return { 'data-closeup': JSON.stringify(subject) };
}

/** What `markCloseup` put there: nothing else writes this attribute. */
export function subjectOf<Subject extends object>(mark: string): Subject {
  return JSON.parse(mark) as Subject;
}

/** The marked thing that has the focus, else that the pointer is over. */
export function subjectPointedAt<Subject extends object>(
  page: Pick<Document, 'querySelectorAll'>,
): Subject | null {
  const mark = markPointedAt(page, 'data-closeup');
  return mark === null ? null : subjectOf<Subject>(mark);
}
