import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { type Act, lengthOfAct } from '../../motion/act';
import { type Aim, type Gait, isOver, type Pose, poseAt, type Tween, type Via } from '../../motion/tween';
import { tableClock } from '../clock';

export interface PoseGoal {
  readonly key: string;
  readonly pose: Pose;
  /** Where the piece comes from if it is new; it grows on the spot if left out. */
  readonly origin?: Pose;
  /** How this piece goes, if not as all others do. */
  readonly gait?: Gait;
  /** How it comes if it is new. */
  readonly comes?: Gait;
  /** What it passes half-way. */
  readonly via?: Via;
}

/**
 * How a piece leaves that is no longer there: it falls over, falls and lies there for a moment, goes into the ground, or only gets
 * smaller.
 */
export type Exit = 'fall' | 'die' | 'sink' | 'shrink';

export interface Travel {
  readonly gait: Gait;
  /** How single pieces go that are there already, by key, if not as all others do. */
  readonly gaits?: ReadonlyMap<string, Gait>;
  /** Milliseconds; 0 is there at once. */
  readonly duration: number;
  /** `fall` if left out. */
  readonly exit?: Exit;
  /** Milliseconds that pieces wait which leave, or are laid down, until the blow has hit them. */
  readonly struckAfter?: number;
  /** All others wait as long: they close ranks when somebody has fallen. */
  readonly othersWait?: boolean;
  /** Milliseconds that a piece takes to leave, also beyond the motion; what is left of it if left out. */
  readonly leaves?: number;
  /** Pieces that go out and come back meanwhile. */
  readonly lunges?: readonly Lunge[];
}

export interface Lunge {
  readonly key: string;
  readonly aim: Aim;
  /** What it does there and on the way; it only goes out and comes back if left out. */
  readonly act?: Act;
  /** How much faster than single speed the act is played; 1 if left out. */
  readonly pace?: number;
  /** It does not turn to its aim, only bows that way: cardboard goes on showing its front. */
  readonly faces?: 'aim' | 'ahead';
}

function samePose(a: Pose, b: Pose): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.z === b.z &&
    a.tip === b.tip &&
    a.grow === b.grow &&
    a.yaw === b.yaw &&
    (a.nod ?? 0) === (b.nod ?? 0)
  );
}

const gone = (pose: Pose): Pose => ({ ...pose, grow: 0 });

/** How deep a piece sinks. */
const DEPTH = 0.4;

function left(pose: Pose, exit: Exit): Pose {
  switch (exit) {
    case 'fall':
    case 'die':
      return { ...gone(pose), tip: 1 };
    case 'sink':
      return { ...gone(pose), y: pose.y - DEPTH };
    case 'shrink':
      return gone(pose);
    default:
      return exit satisfies never;
  }
}

/** Sends pieces to their goals: known ones from where they are, new ones grow, missing ones shrink away. */
function retarget(
  tweens: Map<string, Tween>,
  goals: readonly PoseGoal[],
  { gait, gaits, duration, exit = 'fall', struckAfter = 0, othersWait = false, leaves }: Travel,
  now: number,
) {
  const hit = now + struckAfter;
  const rest = duration - struckAfter;
  const wanted = new Set(goals.map((goal) => goal.key));
  for (const { key, pose, origin, via, ...own } of goals) {
    const known = tweens.get(key);
    if (known && samePose(known.to, pose)) continue;
    const from = known ? poseAt(known, now) : (origin ?? gone(pose));
    const goes = (known ? gaits?.get(key) : own.comes) ?? own.gait ?? gait;
    const falls = known !== undefined && pose.tip > known.to.tip;
    const time = falls || othersWait ? { start: hit, duration: rest } : { start: now, duration };
    tweens.set(key, { from, to: pose, gait: goes, ...time, ...(via && { via }) });
  }
  for (const [key, tween] of tweens) {
    if (wanted.has(key) || tween.to.grow === 0) continue;
    const from = poseAt(tween, now);
    const goes = exit === 'die' ? exit : gait;
    tweens.set(key, { from, to: left(from, exit), gait: goes, start: hit, duration: leaves ?? rest });
  }
}

function lunge(tweens: Map<string, Tween>, { lunges = [], duration }: Travel, now: number) {
  for (const { key, aim, act, pace = 1, faces = 'aim' } of lunges) {
    const known = tweens.get(key);
    if (!known) continue;
    const way = { from: poseAt(known, now), to: known.to, aim, start: now };
    if (act) tweens.set(key, { ...way, gait: 'act', act, faces, duration: lengthOfAct(act) / pace });
    else tweens.set(key, { ...way, gait: 'lunge', duration });
  }
}

function forget(tweens: Map<string, Tween>, goals: readonly PoseGoal[], now: number) {
  const wanted = new Set(goals.map((goal) => goal.key));
  for (const [key, tween] of tweens)
    if (!wanted.has(key) && tween.to.grow === 0 && isOver(tween, now)) tweens.delete(key);
}

/**
 * Moves pieces to where they should stand and draws frames only while one moves.
 * @param draw gets every piece and its pose; called after each change
 */
export function usePoses(
  goals: readonly PoseGoal[],
  travel: Travel,
  draw: (poses: ReadonlyMap<string, Pose>) => void,
) {
  const invalidate = useThree((state) => state.invalidate);
  const tweens = useRef(new Map<string, Tween>());
  const moving = useRef(true);
  useLayoutEffect(() => {
    const now = tableClock.now();
    retarget(tweens.current, goals, travel, now);
    lunge(tweens.current, travel, now);
    moving.current = true;
    invalidate();
  }, [goals, travel, invalidate]);
  useFrame(() => {
    if (!moving.current) return;
    const now = tableClock.now();
    moving.current = [...tweens.current.values()].some((tween) => !isOver(tween, now));
    forget(tweens.current, goals, now);
    draw(new Map([...tweens.current].map(([key, tween]) => [key, poseAt(tween, now)])));
    if (moving.current) invalidate();
  });
}
