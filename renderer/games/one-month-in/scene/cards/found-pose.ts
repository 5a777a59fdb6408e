/** How a loot card that was found is shown: turned over large, read, and gone: salvage to the panel of its team (10.2). */
import type { HexKey } from '../../../../../models/kernel/hex';
import { type Pose, poseAt } from '../../../../motion/tween';
import { hexSpot, MEASURES } from '../../layout';

/** It leans back towards the eye. */
const READ_TIP = 0.2;
/** On the stack it lies face down. */
const LYING = { y: 0.1, tip: 1, width: 0.38 } as const;
/** Width at which it comes to a panel, to that at which it is read. */
const KEPT = 0.2;
/** Shares of the motion: until then it is turned over, and from then on it goes. */
const TURNED = 0.3;
const GOES = 0.75;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where it is read, and where it is kept: null for cards that nobody keeps, which get smaller and are gone. */
export interface Showing {
  readonly read: Place & { readonly width: number };
  readonly kept: Place | null;
}

function lying(tile: HexKey): Pose {
  const { x, z } = hexSpot(tile);
  const { LOOT_SPOT } = MEASURES;
  const { y, tip, width } = LYING;
  return { x: x + LOOT_SPOT.x, y, z: z + LOOT_SPOT.z, yaw: 0, tip, grow: width };
}

/** @param share of the motion that is over */
export function foundPose(tile: HexKey, share: number, { read, kept }: Showing): Pose {
  const { width, ...place } = read;
  const shown: Pose = { ...place, yaw: 0, tip: READ_TIP, grow: width };
  if (share < GOES) {
    return poseAt({ from: lying(tile), to: shown, gait: 'leap', start: 0, duration: TURNED }, share);
  }
  const to = kept ? { ...shown, ...kept, grow: width * KEPT } : { ...shown, grow: 0 };
  return poseAt({ from: shown, to, gait: 'lift', start: GOES, duration: 1 - GOES }, share);
}
