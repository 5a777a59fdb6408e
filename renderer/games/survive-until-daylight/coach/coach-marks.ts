/** What the coach talks about, as the table shows it. */
import type { Spot as LessonSpot } from '../../../../models/survive-until-daylight/tutorial';
import { t } from '../../../i18n';
import type { Highlight, Spot } from '../scene/marks';

/** Where a thing of the lesson is on the table; null for parts of the interface. */
function spotOf(spot: LessonSpot): Spot | null {
  if ('pile' in spot) return { kind: 'pile', pile: spot.pile };
  if ('enemy' in spot) return { kind: 'enemy', card: spot.enemy };
  return 'seat' in spot ? { kind: 'seat', seat: spot.seat } : null;
}

function isSame(one: Spot, other: Spot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The marks of the table with those of the coach among them; the odds stay readable, everything else says "Here". */
export function withCoachMarks(
  marks: readonly Highlight[],
  shows: readonly LessonSpot[],
): readonly Highlight[] {
  const spots = shows.map(spotOf).filter((spot) => spot !== null);
  const labelAt = (spot: Spot) => marks.find((mark) => isSame(mark.spot, spot))?.label;
  return [
    ...marks.filter((mark) => !spots.some((spot) => isSame(spot, mark.spot))),
    ...spots.map((spot): Highlight => ({ spot, tone: 'focus', label: labelAt(spot) ?? t('coach.here') })),
  ];
}

/** The first place that the coach talks about. */
export function coachFocus(shows: readonly LessonSpot[]): Spot | undefined {
  return shows.map(spotOf).find((spot) => spot !== null);
}
