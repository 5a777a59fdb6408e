/** What flies and floats when a blow meets its target, as pure functions of time. */

import type { Missile } from '../../motion/blow';
import { hop, settle, smooth } from '../../motion/easing';
import { between, seeded } from '../../random/random';
import type { Spot } from '../places';

/** Milliseconds that chips fly. */
export const CHIPS_FLY = 460;
/** Milliseconds that a star of light stands where the blow meets. */
const STAR_LASTS = 130;
/** Milliseconds in which a number floats up, and cells that it floats. */
export const NUMBER_RISES = 420;
const RISE = 0.7;
const GRAVITY = 5.2;

export interface Chip extends Spot {
  readonly size: number;
  /** Radians. */
  readonly turn: number;
}

/** @param time milliseconds since contact; before it and when all is over there are none */
export function chipsAt(count: number, seed: number, time: number): readonly Chip[] {
  if (time < 0 || time >= CHIPS_FLY) return [];
  const random = seeded(seed);
  const seconds = time / 1000;
  return Array.from({ length: count }, () => {
    const way = between(random, 0, Math.PI * 2);
    const speed = between(random, 1.1, 3.1);
    const lift = between(random, 1.1, 2.9);
    const size = between(random, 0.05, 0.13);
    return {
      x: Math.cos(way) * speed * seconds,
      y: lift * seconds - GRAVITY * seconds ** 2,
      z: Math.sin(way) * speed * seconds,
      size: size * (1 - (time / CHIPS_FLY) ** 3),
      turn: way + seconds * 14,
    };
  });
}

/** Size of the star of light, 0 to 1. @param time milliseconds since contact */
export function starAt(time: number): number {
  if (time < 0 || time >= STAR_LASTS) return 0;
  return 0.55 + 0.45 * settle(time / 50) - 0.6 * smooth((time - 70) / 60);
}

/** How high a number has floated over its place; null before it is there. @param time milliseconds since contact and stop */
export function numberAt(time: number): number | null {
  return time < 0 ? null : RISE * settle(time / NUMBER_RISES);
}

/** How high a missile flies over the straight way at its middle, as a share of that way. */
const ARCS: Readonly<Record<Missile, number>> = { bullet: 0, arrow: 0.1, thrown: 0.4 };

/** Where a missile is. @param share of its way, 0 to 1 */
export function missileAt(kind: Missile, from: Spot, to: Spot, share: number): Spot {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const far = Math.hypot(to.x - from.x, to.z - from.z);
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) + ARCS[kind] * far * hop(share),
    z: mix(from.z, to.z),
  };
}

/** What flies off the dead, and off people and what they stand behind. */
export const CHIP_COLOURS = { dead: '#a8262c', people: '#d8c49a' } as const;
