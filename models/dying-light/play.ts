import type { Decision as KernelDecision } from '../kernel/decisions';
import { popFrame as pop, pushFrames as push, topFrame as topOf } from '../kernel/effects';
import type { Play } from '../kernel/types';
import type { DraftRunner, DraftState } from './draft';
import type { Entry } from './entries';
import type { Frame, FrameOf } from './frames';
import type { Move } from './moves';
import type { State } from './state';

export type { DraftRunner, DraftState };

/** What every rule of Dying Light works on. */
export type DLPlay = Play<DraftState, Entry>;

/** One thing the engine may wait for. Gear, Boosts and passing are never forced. */
export type Decision<M extends Move = Move> = KernelDecision<State, DLPlay, Move, M>;

/** Effects of this game on the stack of the kernel. */
export const pushFrames: (play: DLPlay, ...frames: readonly Frame[]) => void = push;
export const popFrame: (play: DLPlay) => void = pop;

/** The top of the stack as the frame a decision expects; null when another frame lies on top. */
export function topFrame<T extends Frame['type']>({ stack }: State, type: T): FrameOf<T> | null {
  return topOf<Frame, T>({ stack }, type);
}
