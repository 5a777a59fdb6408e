/** The time of day on the one table, for who wants to change it for a photo. */

/** 0 by day, 1 by night; null where the light does not go by it. */
let now: number | null = null;

export const tableTime = {
  now: (): number | null => now,
  show(time: number | null): void {
    now = time;
  },
};
