/** Blows: wind-up, contact, a stop in which both stand still, and the way home. Each manner has times and a shape of its own. */
import { type Act, type Key, later, lengthOfAct } from './act';
import type { Aim, Pose } from './tween';

/** Ways in which the dead strike, from a standing start. */
export const ENEMY_MANNERS = ['bite', 'claw', 'slam', 'crush'] as const;
/** Ways in which people strike; they have wound up before, and wait for the dice or cards. */
export const WEAPON_MANNERS = ['hammer', 'slash', 'stab', 'fire', 'shoot', 'throw'] as const;
export type Manner = (typeof ENEMY_MANNERS)[number] | (typeof WEAPON_MANNERS)[number];

/** What flies from the attacker to the target, and from when on; null where the attacker goes there. */
export type Missile = 'bullet' | 'arrow' | 'thrown';

export interface Blow {
  /** Milliseconds at single speed until the target is hit. */
  readonly contact: number;
  /** Milliseconds that everything stands still then. */
  readonly stop: number;
  readonly act: Act;
  readonly missile: { readonly kind: Missile; readonly leaves: number } | null;
  /** Chips that fly from the target. */
  readonly chips: number;
}

/** All who have wound up hit so long after they set off, and all of the dead but the heaviest meet their target together. */
export const WEAPON_CONTACT = 200;
export const ENEMY_CONTACT = 400;

/** The target is hit: the same pose is held for as long as the stop. */
function hit(contact: number, stop: number, pose: Omit<Key, 'at' | 'hits'>): readonly Key[] {
  return [
    { ...pose, at: contact, hits: true },
    { ...pose, at: contact + stop },
  ];
}

interface Shape extends Omit<Blow, 'act' | 'missile'> {
  readonly before: readonly Key[];
  readonly pose: Omit<Key, 'at' | 'hits'>;
  readonly after: readonly Key[];
  readonly missile?: Blow['missile'];
}

function blow({ before, pose, after, missile = null, ...rest }: Shape): Blow {
  return { ...rest, missile, act: [...before, ...hit(rest.contact, rest.stop, pose), ...after] };
}

const WOUND_UP = { nod: -0.3, twist: -0.9 } as const;

/** Somebody who has wound up for a blow at a point: they lean back and are turned away from it. */
export function woundUp(pose: Pose, aim: Aim): Pose {
  const yaw = Math.atan2(aim.x - pose.x, aim.z - pose.z) + WOUND_UP.twist;
  return { ...pose, yaw, nod: WOUND_UP.nod };
}

/** A point so many cells on the way to a target, and never nearer to it than a piece is wide. */
export function towards(from: Aim, to: Aim, length: number): Aim {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const far = Math.hypot(dx, dz) || 1;
  const share = Math.min(length, far * NEAREST) / far;
  return { x: from.x + dx * share, z: from.z + dz * share };
}

const NEAREST = 0.6;

/** Whoever shoots is thrown back when it leaves, and then stands and looks where it went. */
function shot(missile: NonNullable<Blow['missile']>, chips: number): Blow {
  const contact = WEAPON_CONTACT;
  const kick = { out: -0.22, nod: -0.34 };
  const { leaves } = missile;
  return blow({
    contact,
    stop: 60,
    chips,
    missile,
    before: [
      { at: leaves - 30, nod: 0.06 },
      { at: leaves + 30, ...kick },
    ],
    pose: { out: -0.1, nod: -0.12 },
    after: [{ at: contact + 320 }],
  });
}

export const BLOWS: Readonly<Record<Manner, Blow>> = {
  /** Rears, lunges, and tears. */
  bite: blow({
    contact: ENEMY_CONTACT,
    stop: 70,
    chips: 8,
    before: [{ at: 150 }, { at: 290, out: -0.16, nod: -0.3, up: 0.05 }],
    pose: { out: 1, nod: 0.55 },
    after: [
      { at: 540, out: 0.95, nod: 0.4, twist: 0.4 },
      { at: 610, out: 0.9, nod: 0.4, twist: -0.4 },
      { at: 800 },
    ],
  }),
  /** Crouches late, and rakes twice, quickly. */
  claw: blow({
    contact: ENEMY_CONTACT,
    stop: 60,
    chips: 8,
    before: [{ at: 240 }, { at: 330, out: -0.2, twist: 0.6, nod: -0.1 }],
    pose: { out: 1, nod: 0.3, twist: -0.8 },
    after: [
      { at: 540, out: 1, nod: 0.35, twist: 0.8, hits: true },
      { at: 580, out: 0.95, nod: 0.3, twist: 0.7 },
      { at: 760 },
    ],
  }),
  /** Heavy: leans far back, waits, and comes down. */
  slam: blow({
    contact: ENEMY_CONTACT,
    stop: 90,
    chips: 14,
    before: [
      { at: 240, out: -0.3, nod: -0.55, up: 0.28 },
      { at: 330, out: -0.34, nod: -0.6, up: 0.34 },
    ],
    pose: { out: 1, nod: 0.75 },
    after: [{ at: 660, out: 0.8, nod: 0.3 }, { at: 920 }],
  }),
  /** The heaviest: sways before it throws itself on somebody. */
  crush: blow({
    contact: 560,
    stop: 90,
    chips: 18,
    before: [
      { at: 160, tip: 0.14, twist: 0.3 },
      { at: 320, tip: -0.14, twist: -0.3 },
      { at: 470, out: -0.4, nod: -0.5, up: 0.55 },
    ],
    pose: { out: 1, nod: 0.85 },
    after: [{ at: 840, out: 0.85, nod: 0.25 }, { at: 1080 }],
  }),
  /** A wide arc, all the way round. */
  hammer: blow({
    contact: WEAPON_CONTACT,
    stop: 90,
    chips: 14,
    before: [{ at: 100, out: -0.2, nod: -0.42, twist: -1.5, up: 0.12 }],
    pose: { out: 1, nod: 0.5, twist: 1.1 },
    after: [{ at: 410, out: 0.9, nod: 0.3, twist: 1.5 }, { at: 650 }],
  }),
  /** From the side, and back again. */
  slash: blow({
    contact: WEAPON_CONTACT,
    stop: 70,
    chips: 10,
    before: [{ at: 120, out: -0.1, nod: -0.1, twist: -1.1 }],
    pose: { out: 1, nod: 0.25, twist: 0.9 },
    after: [{ at: 360, out: 0.9, nod: 0.25, twist: -0.7 }, { at: 560 }],
  }),
  /** Straight in and out. */
  stab: blow({
    contact: WEAPON_CONTACT,
    stop: 70,
    chips: 8,
    before: [{ at: 130, out: -0.3, nod: -0.2 }],
    pose: { out: 1.1, nod: 0.35 },
    after: [{ at: 370, out: 0.5, nod: 0.1 }, { at: 530 }],
  }),
  fire: shot({ kind: 'bullet', leaves: 130 }, 10),
  shoot: shot({ kind: 'arrow', leaves: 70 }, 8),
  throw: blow({
    contact: WEAPON_CONTACT,
    stop: 60,
    chips: 12,
    missile: { kind: 'thrown', leaves: 60 },
    before: [{ at: 90, out: 0.3, nod: 0.5, twist: 0.7 }],
    pose: { out: 0.25, nod: 0.35 },
    after: [{ at: 520 }],
  }),
};

/** Milliseconds at single speed until the attacker is home again and the target stands still. */
export function lengthOfBlow(manner: Manner): number {
  const { act, contact, stop } = BLOWS[manner];
  return Math.max(lengthOfAct(act), contact + stop + lengthOfAct(ROCKED));
}

const ROCKED: Act = [
  { at: 70, out: -1, nod: -0.5, up: 0.1 },
  { at: 170, out: -0.8, nod: 0.22 },
  { at: 250, out: -0.3, nod: -0.12 },
  { at: 330 },
];

/** The target of a blow, whose aim is the attacker, flashes, stands through the stop, is thrown back and rocks until it stands again. */
export function struck(manner: Manner): Act {
  const { contact, stop } = BLOWS[manner];
  const flash = { flash: 1, nod: -0.12 };
  return [
    { at: contact },
    { at: contact + 1, ...flash },
    { at: contact + stop, ...flash },
    ...later(ROCKED, contact + stop).slice(1),
  ];
}

/** The target, whose aim is the attacker, leans out of the way and the blow goes past. */
export function dodged(manner: Manner): Act {
  const { contact, stop } = BLOWS[manner];
  return [
    { at: contact - 70 },
    { at: contact, out: -0.5, tip: 0.2, twist: 0.4 },
    { at: contact + stop, out: -0.5, tip: 0.2, twist: 0.4 },
    { at: contact + stop + 220 },
  ];
}

/** One that is hurt by something that came before: it flashes and shivers. */
export const SHIVER: Act = [
  { at: 1, flash: 1, twist: 0.16 },
  { at: 70, flash: 1, twist: -0.16 },
  { at: 130, twist: 0.12, tip: 0.05 },
  { at: 190, twist: -0.08, tip: -0.05 },
  { at: 260 },
];

/** The dead look up at whom they are about to attack. */
export const MENACE: Act = [
  { at: 140, out: -0.12, nod: -0.22 },
  { at: 280, out: 0.3, nod: 0.3 },
  { at: 420 },
];

/** A piece that is glad, or pleased with what it got, hops twice. */
export const GLAD: Act = [
  { at: 110, up: 0.4, nod: -0.12 },
  { at: 220, hits: true },
  { at: 300, up: 0.16 },
  { at: 380 },
];
