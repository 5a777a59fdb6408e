/** Letters of a name that a person gives to what they made. */
export const LONGEST_NAME = 60;

/** Marks that no name needs, among them breaks of a line. */
const UNSEEN = /[\p{Cc}\u2028\u2029]+/gu;

/** A name as it is kept: one line, without blanks at its ends, cut where it is too long. */
export function tidyName(name: string): string {
  let tidy = '';
  for (const character of name.replace(UNSEEN, ' ').trim()) {
    if (tidy.length + character.length > LONGEST_NAME) break;
    tidy += character;
  }
  return tidy.trim();
}
