/** Curves of motion: share of time gone, 0 to 1, to share of the way gone. */
export type Easing = (time: number) => number;

const clamp = (time: number) => Math.min(1, Math.max(0, time));

/** Sets off and arrives gently. */
export const smooth: Easing = (time) => {
  const t = clamp(time);
  return t * t * (3 - 2 * t);
};

/** Arrives gently. */
export const settle: Easing = (time) => 1 - (1 - clamp(time)) ** 3;

/** Falls, faster and faster, and bounces twice, lower each time. */
export const bounce: Easing = (time) => {
  const t = clamp(time);
  if (t < 0.5) return (t / 0.5) ** 2;
  if (t < 0.8) return 1 - 0.25 * (1 - ((t - 0.65) / 0.15) ** 2);
  return 1 - 0.06 * (1 - ((t - 0.9) / 0.1) ** 2);
};

/** A hop: 0 at both ends, 1 half-way. */
export const hop: Easing = (time) => {
  const t = clamp(time);
  return 4 * t * (1 - t);
};
