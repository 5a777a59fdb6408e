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
export type Gait = 'slide' | 'walk' | 'vault' | 'leap' | 'spring' | 'rise' | 'topple' | 'throw' | 'lunge';

/** A point of the table that a piece goes out to and comes back from. */
export interface Aim {
  readonly x: number;
  readonly z: number;
}

export interface Tween {
  readonly from: Pose;
  readonly to: Pose;
  readonly gait: Gait;
  /** How far a lunge goes. */
  readonly aim?: Aim;
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
  throw: 0.6,
  lunge: 0.28,
};

/** A thrown die touches the table at these shares of its time, and bounces as high as this in between. */
const BOUNCES = [
  { from: 0.45, to: 0.72, height: 0.85 },
  { from: 0.72, to: 0.88, height: 0.26 },
] as const;
const LANDS = 0.45;
/** Share of its time at which a lunge is farthest out. */
const FARTHEST = 0.35;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** The shorter way round. */
function turned(from: number, to: number, share: number): number {
  const way = ((to - from + Math.PI) % (2 * Math.PI)) - Math.PI;
  return from + (way < -Math.PI ? way + 2 * Math.PI : way) * share;
}

/** How far out a lunge is, 0 to 1 and back: quick there, slow home. */
function lunged(time: number): number {
  return time < FARTHEST ? settle(time / FARTHEST) : 1 - smooth((time - FARTHEST) / (1 - FARTHEST));
}

/** Falls in an arc onto the table and bounces. */
function thrown(from: number, to: number, time: number): number {
  if (time < LANDS) {
    const fallen = time / LANDS;
    return mix(from, to, fallen ** 2) + LIFT.throw * hop(fallen);
  }
  const bounced = BOUNCES.find((one) => time < one.to);
  if (!bounced) return to;
  return to + bounced.height * hop((time - bounced.from) / (bounced.to - bounced.from));
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
    case 'throw':
      return thrown(from.y, to.y, time);
    case 'lunge':
      return mix(from.y, to.y, smooth(time)) + LIFT.lunge * hop(Math.min(1, time / (2 * FARTHEST)));
    default:
      return gait satisfies never;
  }
}

/** Share of the ground covered; a climber first goes up, then over the edge. */
function covered({ gait }: Tween, time: number): number {
  if (gait === 'vault') return smooth(Math.max(0, time * 1.6 - 0.6));
  return gait === 'throw' ? settle(time * 1.15) : smooth(time);
}

function tipped({ from, to, gait }: Tween, time: number): number {
  if (gait === 'throw') return mix(from.tip, to.tip, settle(time * 1.1));
  return mix(from.tip, to.tip, to.tip > from.tip ? bounce(time) : smooth(time));
}

/** Where the piece is at a moment; exactly `to` once the time is up. */
export function poseAt(tween: Tween, now: number): Pose {
  const { from, to, duration, start } = tween;
  const time = duration > 0 ? Math.max(0, (now - start) / duration) : 1;
  if (time >= 1) return to;
  const share = covered(tween, time);
  const { aim = to } = tween;
  const out = tween.gait === 'lunge' ? lunged(time) : 0;
  return {
    x: mix(from.x, to.x, share) + (aim.x - to.x) * out,
    y: height(tween, time),
    z: mix(from.z, to.z, share) + (aim.z - to.z) * out,
    yaw: turned(from.yaw, to.yaw, smooth(Math.min(1, time * 2))),
    tip: tipped(tween, time),
    grow: mix(from.grow, to.grow, settle(time)),
  };
}

export function isOver({ start, duration }: Tween, now: number): boolean {
  return now >= start + duration;
}
