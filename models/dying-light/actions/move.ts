import type { MoveAction } from '../moves';
import { performMove, whyNotMove } from '../rules/move';
import { moveOptions } from '../rules/move-payments';
import type { Action } from './action';

/** Run, Climb, Jump and Jump Pad (DL-MOVE-02..05). */
export const move: Action<MoveAction> = {
  options: moveOptions,
  why: whyNotMove,
  take: performMove,
};
