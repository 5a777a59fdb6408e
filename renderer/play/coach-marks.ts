/** What the coach talks about among the marks of a table. */
import { t } from '../i18n';

/** As much of a game's mark as the coach needs to know. */
export interface Mark<Spot> {
  readonly spot: Spot;
  readonly label?: string;
}

/** What the coach points at; games show this tone in a form of its own. */
export interface Pointed<Spot> {
  readonly spot: Spot;
  readonly tone: 'focus';
  readonly label: string;
}

/** What somebody points at. */
interface Pointing<Spot> {
  readonly spots: readonly Spot[];
  /** Tells one spot from another. */
  readonly keyOf: (spot: Spot) => string;
  /** What is said there, given the price or the odds that the place has anyway; empty for none. */
  readonly words: (own: string) => string;
}

/** The marks of the table with what is pointed at among them. */
export function withPointed<Spot, Own extends Mark<Spot>>(
  marks: readonly Own[],
  { spots, keyOf, words }: Pointing<Spot>,
): readonly (Own | Pointed<Spot>)[] {
  const keys = new Set(spots.map(keyOf));
  const labels = new Map(marks.map(({ spot, label }) => [keyOf(spot), label]));
  return [
    ...marks.filter(({ spot }) => !keys.has(keyOf(spot))),
    ...spots.map((spot) => ({
      spot,
      tone: 'focus' as const,
      label: words(labels.get(keyOf(spot)) ?? ''),
    })),
  ];
}

/** Prices and odds stay readable, everything else says "Here". */
export const hereOr = (own: string): string => own || t('coach.here');

/** How a game finds what its coach talks about. */
interface PointedGame<LessonSpot, Spot> {
  /** Where a thing of the lesson is on the table; null for parts of the interface. */
  readonly spotOf: (thing: LessonSpot) => Spot | null;
  /** Tells one spot from another. */
  readonly keyOf: (spot: Spot) => string;
}

/** How the table of a game shows what its coach talks about. */
export function pointingBy<LessonSpot, Spot, Own extends Mark<Spot>>({
  spotOf,
  keyOf,
}: PointedGame<LessonSpot, Spot>) {
  const onTable = (shows: readonly LessonSpot[]): readonly Spot[] =>
    shows.map(spotOf).filter((spot): spot is Spot => spot !== null);
  return {
    withCoachMarks: (marks: readonly Own[], shows: readonly LessonSpot[]) =>
      withPointed<Spot, Own>(marks, { spots: onTable(shows), keyOf, words: hereOr }),
    /** The first place that the coach talks about. */
    coachFocus: (shows: readonly LessonSpot[]): Spot | undefined => onTable(shows)[0],
  };
}
