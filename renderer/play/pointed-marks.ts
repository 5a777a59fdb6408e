import { useMemo } from 'react';
import type { Coach } from '../games/coach';

/** How a game's table shows what the coach talks about. */
export interface Pointing<Mark, Spot, Focus> {
  /** The marks of the table with those of the coach among them. */
  readonly withCoachMarks: (marks: readonly Mark[], shows: readonly Spot[]) => readonly Mark[];
  /** Where the camera looks. */
  readonly coachFocus: (shows: readonly Spot[]) => Focus | undefined;
}

/**
 * What the table marks, and where it looks: the places that the open decision is about, and those that the coach talks about.
 * @param marks those of the decision; keep the list while nothing of it changes
 */
export function usePointedMarks<Mark, Spot extends object, Focus>(
  marks: readonly Mark[],
  coach: Coach<Spot> | null,
  { withCoachMarks, coachFocus }: Pointing<Mark, Spot, Focus>,
): { readonly marks: readonly Mark[]; readonly focus: Focus | undefined } {
  const shows = coach?.advice.shows;
  const lit = coach?.lit ? shows : undefined;
  return {
    marks: useMemo(() => (lit ? withCoachMarks(marks, lit) : marks), [marks, lit, withCoachMarks]),
    focus: useMemo(() => shows && coachFocus(shows), [shows, coachFocus]),
  };
}
