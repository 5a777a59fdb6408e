/** Words of a text that the rulebook explains. */
import { type Rulebook, textOf, titleOf } from '../../models/kernel/rulebook';

export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** Longer titles are sentences about a rule and no words of the game. */
const LONGEST = 2;
/** More would not be read. */
const MOST = 4;

interface Named extends Term {
  /** In what the text says it, from its beginning. */
  readonly at: number;
  readonly end: number;
}

/** "Light Wound, Heavy Wound" are two names of one entry. */
function namesOf(title: string): readonly string[] {
  return title.split(', ').filter((name) => name.split(' ').length <= LONGEST);
}

/** A name as a pattern that finds nothing else. */
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a name stands in a text as a word of its own, in the singular or the plural. */
function placeOf(name: string, text: string): Pick<Named, 'at' | 'end'> | null {
  const pattern = new RegExp(`(?<![\\p{L}-])${escaped(name)}(?:s|n|en)?(?![\\p{L}])`, 'u');
  const found = pattern.exec(text);
  return found && { at: found.index, end: found.index + found[0].length };
}

const overlaps = (one: Named, other: Named) => one.at < other.end && other.at < one.end;

/**
 * The terms of the game in a text, in the order in which it says them; of two that share a word the longer one, of two
 * entries of a name the shorter text.
 * @param sentenceOf the sentence of a message id
 */
export function termsIn(
  book: Rulebook,
  text: string,
  sentenceOf: (message: string) => string,
): readonly Term[] {
  const named = book.entries.flatMap(({ id }): readonly Named[] => {
    const meaning = sentenceOf(textOf(book, id));
    return namesOf(sentenceOf(titleOf(book, id))).flatMap((name) => {
      const place = placeOf(name, text);
      return place ? [{ name, meaning, ...place }] : [];
    });
  });
  const best = named.toSorted((a, b) => b.name.length - a.name.length || a.meaning.length - b.meaning.length);
  const chosen = best.filter((one, index) => !best.slice(0, index).some((better) => overlaps(one, better)));
  return chosen
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ name, meaning }) => ({ name, meaning }));
}
