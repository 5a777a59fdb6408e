/** The game of the week: everybody who plays it in the same week has the same seed, worked out from the date alone. */

export interface Week {
  /** The year that the week belongs to, which may not be that of the day. */
  readonly year: number;
  /** 1 to 53. */
  readonly week: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** The week of a day by ISO 8601: it begins on Monday and belongs to the year of its Thursday. @param date in local time */
export function isoWeek(date: Date): Week {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const thursday = day + (3 - weekday) * DAY;
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1 };
}

/** "week-2026-48" */
export function weeklySeed({ year, week }: Week): string {
  return `week-${year}-${String(week).padStart(2, '0')}`;
}
