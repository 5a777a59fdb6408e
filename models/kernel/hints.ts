/** Small hints outside of a lesson: what has been said in a game, kept beside its save like the cursor of a lesson. */
export interface HintCursor {
  /** When each hint was first said, by its id: a name for the time in which it may be said. */
  readonly first: Readonly<Record<string, string>>;
  /** Ids of those that were closed. */
  readonly closed: readonly string[];
}

export const NOTHING_SAID: HintCursor = { first: {}, closed: [] };
