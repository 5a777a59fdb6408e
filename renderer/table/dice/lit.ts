import { smooth } from '../../motion/easing';

/** Shares of the time in which the light comes up, and from which it goes down. */
const COMES = 0.12;
const GOES = 0.82;

/** How bright a light on dice is, 0 to 1. @param share of its time that is over */
export function litAt(share: number): number {
  if (share < 0 || share >= 1) return 0;
  return smooth(share / COMES) * (1 - smooth((share - GOES) / (1 - GOES)));
}
