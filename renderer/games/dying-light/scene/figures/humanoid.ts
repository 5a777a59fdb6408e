import { ball, block, egg, limb, melt, type Point, type Solid } from '../../../../table/sculpt/field';
import type { Part } from '../../../../table/sculpt/paint';

/** Left and right of a figure that faces +z: left is +x. */
export type Side = 'left' | 'right';

/** Where the joints are, in figure units. */
export interface Stance {
  readonly pelvis: Point;
  readonly chest: Point;
  readonly head: Point;
  /** Which way the face looks; need not be of length 1. */
  readonly gaze: Point;
  readonly shoulders: Readonly<Record<Side, Point>>;
  readonly elbows: Readonly<Record<Side, Point>>;
  readonly hands: Readonly<Record<Side, Point>>;
  readonly knees: Readonly<Record<Side, Point>>;
  readonly feet: Readonly<Record<Side, Point>>;
}

export interface Outfit {
  readonly skin: string;
  readonly top: string;
  readonly trousers: string;
  readonly shoes: string;
  readonly eyes: string;
  /** Thickness of body and limbs; 1 is lean. */
  readonly bulk: number;
  readonly headSize: number;
  readonly hands: 'fists' | 'claws';
  /** Sleeves reach the elbow, or end at the shoulder. */
  readonly sleeves: boolean;
}

const SIDES: readonly Side[] = ['left', 'right'];

export function along(from: Point, to: Point, share: number): Point {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

function plus(a: Point, b: Point, scale = 1): Point {
  return [a[0] + b[0] * scale, a[1] + b[1] * scale, a[2] + b[2] * scale];
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Four talons fanned out in the direction in which the arm points. */
function claws(elbow: Point, hand: Point, size: number): Solid[] {
  const forward = unit(plus(hand, elbow, -1));
  const aside = unit([forward[2], 0.15, -forward[0]]);
  return [-1.4, -0.5, 0.5, 1.4].map((spread) => {
    const root = plus(hand, aside, spread * 0.022 * size);
    const tip = plus(plus(root, forward, 0.085 * size), aside, spread * 0.024 * size);
    return limb(root, [tip[0], tip[1] - 0.012, tip[2]], 0.022 * size, 0.009 * size);
  });
}

function arm(stance: Stance, { bulk, hands, sleeves }: Outfit, side: Side): Solid[] {
  const [elbow, hand] = [stance.elbows[side], stance.hands[side]];
  const palm = ball(hand, 0.045 * (0.7 + 0.3 * bulk));
  const fingers = hands === 'claws' ? claws(elbow, hand, 0.8 + 0.3 * bulk) : [];
  const upper = sleeves ? [] : [limb(stance.shoulders[side], elbow, 0.055 * bulk, 0.044 * bulk)];
  return [...upper, limb(elbow, hand, 0.043 * bulk, 0.034 * bulk), palm, ...fingers];
}

function torso(stance: Stance, { bulk, sleeves }: Outfit): Solid {
  const { pelvis, chest, shoulders, elbows } = stance;
  const sleeve = (side: Side) =>
    limb(
      shoulders[side],
      sleeves ? along(shoulders[side], elbows[side], 0.95) : shoulders[side],
      0.062 * bulk,
      0.056 * bulk,
    );
  const yoke = limb(shoulders.left, shoulders.right, 0.062 * bulk);
  const belly = limb(pelvis, chest, 0.085 * bulk, 0.105 * bulk);
  return melt(
    [belly, egg(chest, [0.125 * bulk, 0.12 * bulk, 0.095 * bulk]), yoke, ...SIDES.map(sleeve)],
    0.05,
  );
}

function legs({ pelvis, knees, feet }: Stance, { bulk }: Outfit): Solid {
  const thick = 0.7 + 0.3 * bulk;
  const leg = (side: Side) => {
    const hip: Point = [pelvis[0] + (side === 'left' ? 0.06 : -0.06) * bulk, pelvis[1] - 0.03, pelvis[2]];
    const ankle: Point = [feet[side][0], feet[side][1] + 0.07, feet[side][2] - 0.02];
    return [
      limb(hip, knees[side], 0.078 * thick, 0.06 * thick),
      limb(knees[side], ankle, 0.06 * thick, 0.055 * thick),
    ];
  };
  return melt([egg(pelvis, [0.11 * bulk, 0.085, 0.09 * bulk]), ...SIDES.flatMap(leg)], 0.035);
}

function shoe(knee: Point, foot: Point): Solid {
  const yaw = Math.atan2(foot[0] - knee[0], 0.35);
  const toe: Point = [foot[0] + Math.sin(yaw) * 0.075, foot[1] + 0.028, foot[2] + 0.075];
  return melt(
    [
      limb([foot[0], foot[1] + 0.04, foot[2] - 0.03], toe, 0.044, 0.034),
      ball([foot[0], foot[1] + 0.06, foot[2] - 0.025], 0.045),
    ],
    0.03,
  );
}

/** Points on the face: `across` to the figure's left, `up`, on the skin in the direction of the gaze. */
export function onFace({ head, gaze }: Stance, size: number, across: number, up: number): Point {
  const forward = unit(gaze);
  const aside = unit([forward[2], 0, -forward[0]]);
  const face = plus(plus(head, forward, 0.102 * size), aside, across * size);
  return [face[0], face[1] + up * size, face[2]];
}

function face(stance: Stance, { eyes, headSize, skin, hands }: Outfit): Part[] {
  const spot = (across: number, up: number, out = 1) =>
    onFace(stance, headSize * out, across / out, up / out);
  const eye = (across: number) => ball(spot(across, 0.014), 0.021 * headSize);
  const pupil = (across: number) => ball(spot(across, 0.014, 1.16), 0.011 * headSize);
  const brow = (across: number) =>
    limb(spot(across * 0.35, 0.04, 1.03), spot(across * 1.5, 0.058, 0.98), 0.014 * headSize);
  const both = (feature: (across: number) => Solid) => melt([feature(0.045), feature(-0.045)], 0.004);
  const living = hands === 'fists';
  return [
    { colour: eyes, solid: both(eye), step: 0.016 },
    { colour: living ? '#2e1d18' : skin, solid: both(brow), step: 0.018 },
    { colour: skin, solid: ball(spot(0, -0.018, 1.1), 0.022 * headSize), step: 0.02 },
    ...(living ? [{ colour: '#20161a', solid: both(pupil), step: 0.013 }] : []),
  ];
}

/** Body, clothes, hands and face of a standing, two-legged figure. */
export function humanoid(stance: Stance, outfit: Outfit): Part[] {
  const { head, chest } = stance;
  const size = outfit.headSize;
  const skull = melt(
    [
      egg(head, [0.1 * size, 0.122 * size, 0.108 * size]),
      ball(onFace(stance, size * 0.55, 0, -0.11), 0.062 * size),
    ],
    0.05,
  );
  const neck = limb(along(chest, head, 0.35), head, 0.05 * outfit.bulk, 0.045);
  return [
    { colour: outfit.top, solid: torso(stance, outfit) },
    { colour: outfit.trousers, solid: legs(stance, outfit) },
    {
      colour: outfit.shoes,
      solid: melt(
        SIDES.map((side) => shoe(stance.knees[side], stance.feet[side])),
        0.01,
      ),
      step: 0.028,
    },
    { colour: outfit.skin, solid: melt([skull, neck], 0.03), step: 0.03 },
    ...SIDES.map(
      (side): Part => ({ colour: outfit.skin, solid: melt(arm(stance, outfit, side), 0.015), step: 0.024 }),
    ),
    ...face(stance, outfit),
  ];
}

/** A belt that hides the seam between jacket and trousers. */
export function belt({ pelvis }: Stance, bulk: number, colour: string): Part {
  return {
    colour,
    solid: egg([pelvis[0], pelvis[1] + 0.06, pelvis[2]], [0.108 * bulk, 0.026, 0.094 * bulk]),
    step: 0.024,
  };
}

export function pack(centre: Point, half: Point, colour: string): Part {
  return { colour, solid: block(centre, half, 0.035), step: 0.03 };
}
