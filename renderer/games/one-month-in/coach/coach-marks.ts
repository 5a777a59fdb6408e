/** What the coach talks about, as the table shows it. */
import type { Spot as LessonSpot } from '../../../../models/one-month-in/tutorial';
import { pointingBy } from '../../../play/coach-marks';
import type { Highlight } from '../scene/marks';
import { type Spot, spotKey } from '../spot';

export const { withCoachMarks, coachFocus } = pointingBy<LessonSpot, Spot, Highlight>({
  spotOf: (thing) => ('hud' in thing ? null : thing),
  keyOf: spotKey,
});
