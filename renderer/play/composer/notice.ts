/** Why the last try came to nothing, and where the rulebook explains it. */
export interface Notice {
  readonly text: string;
  /** Entry of the rulebook. */
  readonly rule: string | null;
  /** Id of the reason that the rules gave; null when somebody else objects. */
  readonly reason: string | null;
}

/** Somebody who is not the rules objects. */
export function objection(text: string): Notice {
  return { text, rule: null, reason: null };
}
