/** What the coach talks about, as the table shows it. */
import type { Spot as LessonSpot } from '../../../../models/one-month-in/tutorial';
import { withPointed } from '../../../play/coach-marks';
import type { Highlight } from '../scene/marks';
import { type Spot, spotKey } from '../spot';

/** What of it lies on the table. */
function onTable(shows: readonly LessonSpot[]): readonly Spot[] {
  return shows.filter((spot): spot is Exclude<LessonSpot, { readonly hud: unknown }> => !('hud' in spot));
}

/** The marks of the table with those of the coach among them. */
export function withCoachMarks(
  marks: readonly Highlight[],
  shows: readonly LessonSpot[],
): readonly Highlight[] {
  return withPointed(marks, onTable(shows), spotKey);
}

/** The first place on the table that the coach talks about. */
export function coachFocus(shows: readonly LessonSpot[]): Spot | undefined {
  return onTable(shows)[0];
}
