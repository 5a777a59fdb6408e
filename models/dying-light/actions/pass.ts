import type { Pass } from '../moves';
import type { Action } from './action';

/** Ends the activation; always possible, never done for the player (DL-ACT-04). */
export const pass: Action<Pass> = {
  options: () => [{ type: 'PASS' }],
  why: () => null,
  take: (play, runner) => play.tell({ type: 'passed', runner: runner.id }),
};
