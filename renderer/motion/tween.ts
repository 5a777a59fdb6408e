import { type Act, bearingAt, lengthOfAct } from './act';
import { bounce, hop, settle, smooth } from './easing';

/** How a piece stands: position in cells, `yaw` in radians, `tip` 0 upright to 1 lying, `grow` 0 gone to 1 whole. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly tip: number;
  readonly grow: number;
  /** Radians that it bows to where it looks; negative leans back. Upright if left out. */
  readonly nod?: number;
  /** The way that it bows, in radians as `yaw`; where it looks if left out. */
  readonly bows?: number;
  /** How bright it flashes, 0 to 1; not at all if left out. */
  readonly flash?: number;
}

/**
 * How a piece goes from one pose to the next. `flip` shows what lies face down until it stands on edge, and what comes to
 * lie there from then on; `emerge` is a `rise` in that second half. `shamble` rocks from side to side, `scuttle` hops quickly, `stalk`
 * takes two long bounds. `hold` only changes how a piece is held, `die` falls, lies for a moment and then goes. `act` does what
 * its keys say.
 */
export type Gait =
  | 'slide'
  | 'walk'
  | 'vault'
  | 'leap'
  | 'spring'
  | 'rise'
  | 'topple'
  | 'throw'
  | 'lunge'
  | 'roll'
  | 'lift'
  | 'hammer'
  | 'flip'
  | 'emerge'
  | 'shamble'
  | 'scuttle'
  | 'stalk'
  | 'hold'
  | 'die'
  | 'act';

/** A point of the table that a piece goes out to and comes back from. */
export interface Aim {
  readonly x: number;
  readonly z: number;
}

/** A point that is passed half-way, such as a door. */
export interface Via extends Aim {
  readonly y: number;
}

export interface Tween {
  readonly from: Pose;
  readonly to: Pose;
  readonly gait: Gait;
  /** How far a lunge or an act goes. */
  readonly aim?: Aim;
  readonly act?: Act;
  /** Whether an act turns the piece to its aim; it does if left out. */
  readonly faces?: 'aim' | 'ahead';
  readonly via?: Via;
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
  roll: 0,
  lift: 0,
  hammer: 0,
  flip: 0,
  emerge: 0,
  shamble: 0.05,
  scuttle: 0.16,
  stalk: 0.5,
  hold: 0,
  die: 0.12,
  act: 0,
};

/** Steps of each way of walking, and how far it rocks to the sides, as a share of lying down. */
const GAITED = {
  shamble: { steps: 4, rocks: 0.16 },
  scuttle: { steps: 5, rocks: 0.06 },
  stalk: { steps: 2, rocks: 0 },
} as const;
/** Shares of its time in which one that dies lies on the table, and from which it goes. */
const DYING = { lies: 0.5, goes: 0.8 } as const;

/** A thrown die touches the table at these shares of its time, and bounces as high as this in between. */
const BOUNCES = [
  { from: 0.45, to: 0.72, height: 0.62 },
  { from: 0.72, to: 0.88, height: 0.16 },
] as const;
const LANDS = 0.45;
/** Share of its time at which a lunge is farthest out. */
const FARTHEST = 0.35;
/** Share of its time from which what rolls gets up. */
const ROLLED = 0.7;
/** Blows that drive in what is hammered. */
const BLOWS = 3;

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

/** A point of the straight way, or of the way past another point. */
function between({ from, to, via }: Tween, share: number): Via {
  const [start, end, part] = !via
    ? [from, to, share]
    : share < 0.5
      ? [from, via, share * 2]
      : [via, to, share * 2 - 1];
  return { x: mix(start.x, end.x, part), y: mix(start.y, end.y, part), z: mix(start.z, end.z, part) };
}

const gotUp = (time: number) => smooth((time - ROLLED) / (1 - ROLLED));

const secondHalf = (time: number) => Math.max(0, time * 2 - 1);

/** What goes is on edge half-way, what comes is on edge until then. */
function flipped({ from, to }: Tween, time: number): number {
  return to.grow < from.grow ? smooth(Math.min(1, time * 2)) : smooth(secondHalf(time));
}

/** How large it is: what flips is there or not, what is lifted off goes only at the end. */
function grown({ from, to, gait }: Tween, time: number): number {
  switch (gait) {
    case 'flip':
      return time < 0.5 ? from.grow : to.grow;
    case 'emerge':
      return mix(from.grow, to.grow, settle(secondHalf(time)));
    case 'lift':
      return mix(from.grow, to.grow, to.grow < from.grow ? time ** 4 : settle(time * 2));
    case 'hammer': {
      const blow = Math.floor(time * BLOWS);
      return mix(from.grow, to.grow, (blow + settle(time * BLOWS - blow)) / BLOWS);
    }
    case 'die':
      return mix(from.grow, to.grow, smooth((time - DYING.goes) / (1 - DYING.goes)));
    default:
      return mix(from.grow, to.grow, settle(time));
  }
}

function height(tween: Tween, time: number): number {
  const { from, to, gait, via } = tween;
  switch (gait) {
    case 'slide':
      return mix(from.y, to.y, smooth(time)) + LIFT.slide * hop((time * HOPS) % 1);
    case 'walk':
      return (
        between(tween, smooth(time)).y +
        LIFT.walk * hop((time * HOPS) % 1) +
        (via ? 0 : Math.abs(to.y - from.y) * 0.4 * hop(time))
      );
    case 'vault':
      return mix(from.y, to.y, settle(Math.min(1, time * 1.7))) + LIFT.vault * hop(time);
    case 'leap':
    case 'spring':
      return mix(from.y, to.y, time) + LIFT[gait] * hop(time);
    case 'rise':
      return mix(from.y - 0.4, to.y, settle(time));
    case 'emerge':
      return mix(from.y - 0.4, to.y, settle(secondHalf(time)));
    case 'topple':
      return mix(from.y, to.y, time);
    case 'lift':
    case 'hammer':
    case 'hold':
    case 'act':
      return mix(from.y, to.y, smooth(time));
    case 'shamble':
    case 'scuttle':
    case 'stalk':
      return (
        between(tween, smooth(time)).y +
        LIFT[gait] * hop((time * GAITED[gait].steps) % 1) +
        Math.abs(to.y - from.y) * 0.4 * hop(time)
      );
    case 'die':
      return mix(from.y, to.y, time) + LIFT.die * hop(Math.min(1, time / DYING.lies));
    case 'roll':
      return mix(from.y, to.y, gotUp(time));
    case 'flip':
      return mix(from.y, to.y, flipped(tween, time));
    case 'throw':
      return thrown(from.y, to.y, time);
    case 'lunge':
      return mix(from.y, to.y, smooth(time)) + LIFT.lunge * hop(Math.min(1, time / (2 * FARTHEST)));
    default:
      return gait satisfies never;
  }
}

/** Share of the ground covered; a climber first goes up, then over the edge. */
function covered(tween: Tween, time: number): number {
  switch (tween.gait) {
    case 'vault':
      return smooth(Math.max(0, time * 1.6 - 0.6));
    case 'throw':
      return settle(time * 1.15);
    case 'roll':
      return settle(time / ROLLED);
    case 'flip':
      return flipped(tween, time);
    default:
      return smooth(time);
  }
}

function tipped(tween: Tween, time: number): number {
  const { from, to, gait } = tween;
  if (gait === 'throw') return mix(from.tip, to.tip, settle(time * 1.1));
  if (gait === 'roll') return mix(from.tip, to.tip, gotUp(time));
  if (gait === 'flip') return mix(from.tip, to.tip, flipped(tween, time));
  if (gait === 'die') return mix(from.tip, to.tip, bounce(time / DYING.lies));
  if (gait === 'shamble' || gait === 'scuttle' || gait === 'stalk') {
    const { steps, rocks } = GAITED[gait];
    return mix(from.tip, to.tip, smooth(time)) + rocks * Math.sin(time * steps * Math.PI) * hop(time);
  }
  return mix(from.tip, to.tip, to.tip > from.tip ? bounce(time) : smooth(time));
}

/** How long the flash of somebody who dies lasts, as a share of the time. */
const DEATH_FLASH = 0.14;

function flashOf({ from, gait }: Tween, time: number): number {
  const dying = gait === 'die' ? Math.max(0, 1 - time / DEATH_FLASH) : 0;
  return Math.max(dying, (from.flash ?? 0) * (1 - smooth(time * 4)));
}

/** How a piece is held on its way, but for what it does there. */
function heldAt(tween: Tween, time: number): Pose {
  const { from, to } = tween;
  const { x, z } = between(tween, covered(tween, time));
  const { aim = to } = tween;
  const out = tween.gait === 'lunge' ? lunged(time) : 0;
  const nod = mix(from.nod ?? 0, to.nod ?? 0, smooth(time));
  const flash = flashOf(tween, time);
  return {
    x: x + (aim.x - to.x) * out,
    y: height(tween, time),
    z: z + (aim.z - to.z) * out,
    yaw: turned(from.yaw, to.yaw, smooth(Math.min(1, time * 2))),
    tip: tipped(tween, time),
    grow: grown(tween, time),
    ...(nod !== 0 && { nod }),
    ...(flash !== 0 && { flash }),
  };
}

/** Shares of an act in which the piece turns to its aim and back. */
const TURNS = { there: 0.1, back: 0.82 } as const;

/** What a piece does at a moment, on top of how it is held. */
function acted(pose: Pose, { act, aim, to, faces = 'aim' }: Tween, time: number): Pose {
  if (!act) return pose;
  const { out, nod, twist, up, tip, flash } = bearingAt(act, time * lengthOfAct(act));
  const [dx, dz] = aim ? [aim.x - to.x, aim.z - to.z] : [0, 0];
  const looks = dx === 0 && dz === 0 ? pose.yaw : Math.atan2(dx, dz);
  const turns = smooth(time / TURNS.there) * (1 - smooth((time - TURNS.back) / (1 - TURNS.back)));
  return {
    ...pose,
    x: pose.x + dx * out,
    y: pose.y + up,
    z: pose.z + dz * out,
    yaw: (faces === 'aim' ? turned(pose.yaw, looks, turns) : pose.yaw) + twist,
    ...(faces === 'ahead' && { bows: looks }),
    tip: pose.tip + tip,
    nod: (pose.nod ?? 0) + nod,
    flash: Math.max(pose.flash ?? 0, flash),
  };
}

/** Where the piece is at a moment; exactly `to` once the time is up. */
export function poseAt(tween: Tween, now: number): Pose {
  const { to, duration, start } = tween;
  const time = duration > 0 ? Math.max(0, (now - start) / duration) : 1;
  if (time >= 1) return to;
  return acted(heldAt(tween, time), tween, time);
}

export function isOver({ start, duration }: Tween, now: number): boolean {
  return now >= start + duration;
}
