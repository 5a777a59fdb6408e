/** What the coach talks about, as the table shows it. */
import type { Spot as LessonSpot } from '../../../../models/survive-until-daylight/tutorial';
import { withPointed } from '../../../play/coach-marks';
import type { Highlight, Spot } from '../scene/marks';

/** Where a thing of the lesson is on the table; null for parts of the interface. */
function spotOf(spot: LessonSpot): Spot | null {
  if ('pile' in spot) return { kind: 'pile', pile: spot.pile };
  if ('enemy' in spot) return { kind: 'enemy', card: spot.enemy };
  return 'seat' in spot ? { kind: 'seat', seat: spot.seat } : null;
}

/** The marks of the table with those of the coach among them. */
export function withCoachMarks(
  marks: readonly Highlight[],
  shows: readonly LessonSpot[],
): readonly Highlight[] {
  const spots = shows.map(spotOf).filter((spot) => spot !== null);
  return withPointed(marks, spots, (spot) => JSON.stringify(spot));
}

/** The first place that the coach talks about. */
export function coachFocus(shows: readonly LessonSpot[]): Spot | undefined {
  return shows.map(spotOf).find((spot) => spot !== null);
}
