import type { Interact } from '../moves';
import { interactOptions, interactWith, whyNoInteract } from '../rules/interact';
import type { Action } from './action';

/** INTERACT: one feature of the own Zone, free of dice (DL-INT-01). */
export const interact: Action<Interact> = {
  options: interactOptions,
  why: whyNoInteract,
  take: interactWith,
};
