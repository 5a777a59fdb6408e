/** A card that is held up before everybody before it goes where it belongs, as a pure function of time. */
import { settle, smooth } from './easing';

export interface HeldPose {
  /** How far below the middle of the picture it is, in heights of the picture. */
  readonly below: number;
  /** Radians that it is turned away. */
  readonly turn: number;
  /** Of its size; 0 is not there. */
  readonly grow: number;
}

/** Shares of the time in which it comes up and turns to the people, and from which it leaves. */
const COMES = 0.26;
const LEAVES = 0.84;
const FROM = 0.5;
/** What is left of its size when it leaves. */
const SMALL = 0.25;

/** @param share of the time that is over, 0 to 1 */
export function heldCardAt(share: number): HeldPose {
  if (share < 0 || share >= 1) return { below: FROM, turn: Math.PI, grow: 0 };
  const came = settle(share / COMES);
  const left = smooth((share - LEAVES) / (1 - LEAVES));
  return {
    below: FROM * (1 - came) + FROM * left,
    turn: (1 - came) * (Math.PI / 2),
    grow: (0.5 + 0.5 * came) * (1 - (1 - SMALL) * left),
  };
}
