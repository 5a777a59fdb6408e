import { useMemo } from 'react';
import type { Coach } from '../games/coach';

/** How a game's table shows what its coach talks about, and what was advised. */
export interface Pointing<Mark, Move, State, Spot, Focus> {
  /** The marks of the table with those of a move that was advised among them. */
  readonly withAdvised: (marks: readonly Mark[], move: Move | null, state: State) => readonly Mark[];
  /** The marks of the table with those of the coach among them. */
  readonly withCoachMarks: (marks: readonly Mark[], shows: readonly Spot[]) => readonly Mark[];
  /** Where the camera looks. */
  readonly coachFocus: (shows: readonly Spot[]) => Focus | undefined;
}

interface Pointed<Mark, Move, State, Spot extends object> {
  /** The marks of the decision; the same list while nothing of it changes. */
  readonly open: readonly Mark[];
  /** The move that was advised; null for none. */
  readonly advised: Move | null;
  readonly coach: Coach<Spot> | null;
  readonly state: State;
}

/**
 * What the table marks, and where it looks: the places that the open decision is about, those of the move that was advised, and
 * those that the coach talks about.
 */
export function usePointedMarks<Mark, Move, State, Spot extends object, Focus>(
  { open, advised, coach, state }: Pointed<Mark, Move, State, Spot>,
  { withAdvised, withCoachMarks, coachFocus }: Pointing<Mark, Move, State, Spot, Focus>,
): { readonly marks: readonly Mark[]; readonly focus: Focus | undefined } {
  const told = useMemo(() => withAdvised(open, advised, state), [open, advised, state, withAdvised]);
  const shows = coach?.advice.shows;
  const lit = coach?.lit ? shows : undefined;
  return {
    marks: useMemo(() => (lit ? withCoachMarks(told, lit) : told), [told, lit, withCoachMarks]),
    focus: useMemo(() => shows && coachFocus(shows), [shows, coachFocus]),
  };
}
