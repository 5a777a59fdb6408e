/** What the coach talks about, as the table shows it. */
import type { HudPart, Spot } from '../../../../models/dying-light/tutorial';
import { hereOr } from '../../../play/coach-marks';
import type { Highlight } from '../scene';

export type TableSpot = Exclude<Spot, { readonly hud: HudPart }>;
type PlaceSpot = Exclude<TableSpot, { readonly token: unknown }>;

function isOnTable(spot: Spot): spot is TableSpot {
  return !('hud' in spot);
}

/** Names the place or token, whatever the light that falls on it. */
function nameOf(spot: TableSpot): string {
  if ('zone' in spot) return `zone ${spot.zone}`;
  return 'area' in spot ? `area ${spot.area}` : `token ${spot.token}`;
}

/** The marks of the table with what is pointed at among them. @param words what is said there, given the price that it has */
export function withPointed(
  marks: readonly Highlight[],
  spots: readonly TableSpot[],
  words: (own: string) => string,
): readonly Highlight[] {
  const labels = new Map(marks.map((mark) => [nameOf(mark), mark.label]));
  const names = new Set(spots.map(nameOf));
  return [
    ...marks.filter((mark) => !names.has(nameOf(mark))),
    ...spots.map(
      (spot): Highlight => ({
        ...spot,
        tone: 'focus',
        label: words(labels.get(nameOf(spot)) ?? ''),
      }),
    ),
  ];
}

/** The marks of the table with those of the coach among them; a price stays readable, everything else says "Here". */
export function withCoachMarks(marks: readonly Highlight[], shows: readonly Spot[]): readonly Highlight[] {
  return withPointed(marks, shows.filter(isOnTable), hereOr);
}

/** The first place that the coach talks about. */
export function coachFocus(shows: readonly Spot[]): PlaceSpot | undefined {
  return shows.filter(isOnTable).find((spot): spot is PlaceSpot => !('token' in spot));
}
