/** What the coach talks about, as the table shows it. */
import type { Spot as LessonSpot } from '../../../../models/outbreak-duel/tutorial';
import { t } from '../../../i18n';
import type { Highlight } from '../scene/marks';
import { type Spot, spotKey } from '../spot';

/** What of it lies on the table. */
function onTable(shows: readonly LessonSpot[]): readonly Spot[] {
  return shows.filter((spot): spot is Exclude<LessonSpot, { readonly hud: unknown }> => !('hud' in spot));
}

/** The marks of the table with those of the coach among them; odds stay readable, everything else says "Here". */
export function withCoachMarks(
  marks: readonly Highlight[],
  shows: readonly LessonSpot[],
): readonly Highlight[] {
  const spots = onTable(shows);
  const keys = new Set(spots.map(spotKey));
  const labels = new Map(marks.map(({ spot, label }) => [spotKey(spot), label]));
  return [
    ...marks.filter(({ spot }) => !keys.has(spotKey(spot))),
    ...spots.map(
      (spot): Highlight => ({ spot, tone: 'focus', label: labels.get(spotKey(spot)) || t('coach.here') }),
    ),
  ];
}

/** The first place on the table that the coach talks about. */
export function coachFocus(shows: readonly LessonSpot[]): Spot | undefined {
  return onTable(shows)[0];
}
