/** What the coach talks about, as the table shows it. */
import type { Spot as LessonSpot } from '../../../../models/survive-until-daylight/tutorial';
import { pointingBy } from '../../../play/coach-marks';
import type { Highlight, Spot } from '../scene/marks';

/** Where a thing of the lesson is on the table; null for parts of the interface. */
function spotOf(spot: LessonSpot): Spot | null {
  if ('pile' in spot) return { kind: 'pile', pile: spot.pile };
  if ('enemy' in spot) return { kind: 'enemy', card: spot.enemy };
  return 'seat' in spot ? { kind: 'seat', seat: spot.seat } : null;
}

export const { withCoachMarks, coachFocus } = pointingBy<LessonSpot, Spot, Highlight>({
  spotOf,
  keyOf: (spot) => JSON.stringify(spot),
});
