/** A share card: a picture of the table at the end of a game, and below it how the game ended. Whatever stands on it everybody may know. */

export interface CardSeat {
  /** As it is shown: cut, and keeping its direction of writing to itself. */
  readonly name: string;
  /** What it came to; null in a game in which all fare alike. */
  readonly result: string | null;
  readonly won: boolean;
}

/** All words of a card, in one language. */
export interface CardWords {
  readonly game: string;
  readonly title: string;
  readonly reason: string;
  /** What the game turned on, in the order in which it happened. */
  readonly story: readonly string[];
  /** What all of a team came to together; null where there is none. */
  readonly score: string | null;
  readonly seats: readonly CardSeat[];
  /** "Seed 7f3a, 29 November 2026". */
  readonly foot: string;
}

/** All of a card in one text, for whoever can't see it. */
export function spokenCard({ game, title, reason, story, score, seats, foot }: CardWords): string {
  const people = seats.map(({ name, result }) => (result === null ? name : `${name}: ${result}`));
  return [game, title, reason, ...story, ...(score === null ? [] : [score]), ...people, foot].join('\n');
}
