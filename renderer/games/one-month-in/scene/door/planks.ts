/** The door of a building, as the planks that it is made of: burst by those who come in, barred by whoever stays (10.2). */
import { hop, settle, smooth } from '../../../../motion/easing';
import { between, seeded, seedOf } from '../../../../random/random';
import { hexSpot } from '../../layout';
import type { DoorModel, SceneModel } from '../scene-model';
import { anchorsOf } from '../tiles/anchors';

/** A plank: its middle in cells, its turns in radians, and its size to that of the model. */
export interface Plank {
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn: readonly [x: number, y: number, z: number];
  /** Length, as a plank stands. */
  readonly long: number;
  /** Of the whole; 0 is gone. */
  readonly size: number;
}

type Foot = readonly [x: number, y: number, z: number];

export const DOOR = { width: 0.42, height: 0.62, planks: 7 } as const;
/** The door is kicked at this share of the motion, and what is left of it has gone at its end. */
const KICK = 0.14;
/** How far planks fly to the south, to the side and up, in cells. */
const FLIES = { south: [0.7, 1.5], aside: 0.75, up: [0.35, 0.95] } as const;
const BARS = [
  { starts: 0.1, up: 0.2, turn: 0.12 },
  { starts: 0.3, up: 0.46, turn: -0.3 },
  { starts: 0.5, up: 0.33, turn: 0.42 },
] as const;
/** Share of the motion that a bar takes to its place, and from how far away it comes. */
const BARRED_IN = 0.22;
const COMES_FROM = 0.7;

const share = (time: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (time - from) / (to - from)));

/** Planks side by side, until the kick sends each its own way. */
function burst([x, y, z]: Foot, key: string, time: number): readonly Plank[] {
  const random = seeded(seedOf(key));
  const flown = share(time, KICK, 1);
  return Array.from({ length: DOOR.planks }, (_, index): Plank => {
    const across = ((index + 0.5) / DOOR.planks - 0.5) * DOOR.width;
    const south = between(random, ...FLIES.south);
    const aside = (across / DOOR.width) * 2 * FLIES.aside + between(random, -0.15, 0.15);
    const up = between(random, ...FLIES.up);
    const spin = [between(random, -5, 5), between(random, -3, 3), between(random, -4, 4)] as const;
    const middle = DOOR.height / 2;
    return {
      at: [
        x + across + aside * flown,
        Math.max(0.05, y + middle * (1 - flown) + up * hop(flown)),
        z + south * flown,
      ],
      turn: [spin[0] * flown, spin[1] * flown, spin[2] * flown],
      long: 1,
      size: 1 - smooth(share(time, 0.75, 1)),
    };
  });
}

/** Bars that are driven home one after another, over all of the door. */
function barred([x, y, z]: Foot, time: number): readonly Plank[] {
  return BARS.map(({ starts, up, turn }): Plank => {
    const home = settle(share(time, starts, starts + BARRED_IN));
    return {
      at: [x, y + up, z + 0.05 + COMES_FROM * (1 - home)],
      turn: [0, 0, Math.PI / 2 + turn * (2 - home)],
      long: 1.05,
      size: time < starts ? 0 : 1,
    };
  });
}

/** @param time share of the motion that is over */
export function planksOf({ tiles }: SceneModel, { tile, how }: DoorModel, time: number): readonly Plank[] {
  const id = tiles[tile]?.id;
  const door = id && anchorsOf(id).door;
  if (!door) return [];
  const { x, z } = hexSpot(tile);
  const foot: Foot = [x + door[0], door[1], z + door[2]];
  return how === 'burst' ? burst(foot, tile, time) : barred(foot, time);
}
