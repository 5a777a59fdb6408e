/** How a loot card that was found is shown: turned over large, read, and gone: salvage to the panel of its team (10.2). */
import { type Pose, poseAt } from '../../../../motion/tween';
import { hexSpot, MEASURES } from '../../layout';
import type { Passing } from '../scene-model';

/** It stands over its tile, leaning back a little, as wide as this. */
const SHOWN = { y: 2.3, south: 1.3, tip: 0.2, width: 2.3 } as const;
/** On the stack it lies face down. */
const LYING = { y: 0.1, tip: 1, width: 0.38 } as const;
/** Shares of the motion: until then it is turned over, and from then on it goes. */
const TURNED = 0.35;
const GOES = 0.72;
/** As wide as this it comes to a panel. */
const KEPT = 0.3;

type Found = NonNullable<Passing['found']>;

/** A point of the table, in front of a panel. */
export interface Aim3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function lying(tile: Found['tile']): Pose {
  const { x, z } = hexSpot(tile);
  const { LOOT_SPOT } = MEASURES;
  const { y, tip, width } = LYING;
  return { x: x + LOOT_SPOT.x, y, z: z + LOOT_SPOT.z, yaw: 0, tip, grow: width };
}

function shown(tile: Found['tile']): Pose {
  const { x, z } = hexSpot(tile);
  return { x, y: SHOWN.y, z: z + SHOWN.south, yaw: 0, tip: SHOWN.tip, grow: SHOWN.width };
}

/**
 * @param share of the motion that is over
 * @param panel where salvage goes; null for cards that nobody keeps, which get smaller and are gone
 */
export function foundPose({ tile }: Pick<Found, 'tile'>, share: number, panel: Aim3 | null): Pose {
  const read = shown(tile);
  if (share < GOES) {
    return poseAt({ from: lying(tile), to: read, gait: 'leap', start: 0, duration: TURNED }, share);
  }
  const to = panel ? { ...read, ...panel, grow: KEPT } : { ...read, grow: 0 };
  return poseAt({ from: read, to, gait: 'lift', start: GOES, duration: 1 - GOES }, share);
}
