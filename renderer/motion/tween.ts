import { bounce, hop, settle, smooth } from './easing';

/** How a piece stands: position in cells, `yaw` in radians, `tip` 0 upright to 1 lying, `grow` 0 gone to 1 whole. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly tip: number;
  readonly grow: number;
}

/** How a piece goes from one pose to the next. */
export type Gait = 'slide' | 'walk' | 'vault' | 'leap' | 'spring' | 'rise' | 'topple';

export interface Tween {
  readonly from: Pose;
  readonly to: Pose;
  readonly gait: Gait;
  /** Milliseconds. */
  readonly start: number;
  readonly duration: number;
}

const HOPS = 4;
/** How high the hand lifts a piece, in cells, over the straight way. */
const LIFT: Readonly<Record<Gait, number>> = {
  slide: 0.12,
  walk: 0.1,
  vault: 0.5,
  leap: 1.5,
  spring: 3,
  rise: 0,
  topple: 0,
};

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** The shorter way round. */
function turned(from: number, to: number, share: number): number {
  const way = ((to - from + Math.PI) % (2 * Math.PI)) - Math.PI;
  return from + (way < -Math.PI ? way + 2 * Math.PI : way) * share;
}

function height({ from, to, gait }: Tween, time: number): number {
  switch (gait) {
    case 'slide':
      return mix(from.y, to.y, smooth(time)) + LIFT.slide * hop((time * HOPS) % 1);
    case 'walk':
      return (
        mix(from.y, to.y, smooth(time)) +
        LIFT.walk * hop((time * HOPS) % 1) +
        Math.abs(to.y - from.y) * 0.4 * hop(time)
      );
    case 'vault':
      return mix(from.y, to.y, settle(Math.min(1, time * 1.7))) + LIFT.vault * hop(time);
    case 'leap':
    case 'spring':
      return mix(from.y, to.y, time) + LIFT[gait] * hop(time);
    case 'rise':
      return mix(from.y - 0.4, to.y, settle(time));
    case 'topple':
      return mix(from.y, to.y, time);
    default:
      return gait satisfies never;
  }
}

/** Share of the ground covered; a climber first goes up, then over the edge. */
function covered({ gait }: Tween, time: number): number {
  return gait === 'vault' ? smooth(Math.max(0, time * 1.6 - 0.6)) : smooth(time);
}

/** Where the piece is at a moment; exactly `to` once the time is up. */
export function poseAt(tween: Tween, now: number): Pose {
  const { from, to, duration, start } = tween;
  const time = duration > 0 ? Math.max(0, (now - start) / duration) : 1;
  if (time >= 1) return to;
  const share = covered(tween, time);
  return {
    x: mix(from.x, to.x, share),
    y: height(tween, time),
    z: mix(from.z, to.z, share),
    yaw: turned(from.yaw, to.yaw, smooth(Math.min(1, time * 2))),
    tip: mix(from.tip, to.tip, to.tip > from.tip ? bounce(time) : smooth(time)),
    grow: mix(from.grow, to.grow, settle(time)),
  };
}

export function isOver({ start, duration }: Tween, now: number): boolean {
  return now >= start + duration;
}
