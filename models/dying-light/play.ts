import { copy, type Draft } from '../kernel/change';
import type { Decision as KernelDecision } from '../kernel/decisions';
import type { Play } from '../kernel/types';
import type { Entry } from './entries';
import type { Frame } from './frames';
import type { Move } from './moves';
import type { Runner, State } from './state';

/** What every rule of Dying Light works on. */
export type DraftState = Draft<State>;
export type DLPlay = Play<DraftState, Entry>;
export type DraftRunner = Draft<Runner>;

/** One thing the engine may wait for. Gear, Boosts and passing are never forced. */
export type Decision<M extends Move = Move> = KernelDecision<State, DLPlay, Move, M>;

/**
 * Puts effects on the stack so that the first one named happens first.
 * The stack's last element is its top.
 */
export function pushFrames(play: DLPlay, ...frames: readonly Frame[]): void {
  for (const frame of [...frames].reverse()) play.state.stack.push(copy(frame) as Draft<Frame>);
}

/** The top of the stack as the frame a decision expects; null when another frame lies on top. */
export function topFrame<T extends Frame['type']>(state: State, type: T): Extract<Frame, { type: T }> | null {
  const top = state.stack.at(-1);
  return top?.type === type ? (top as Extract<Frame, { type: T }>) : null;
}

/** Takes the top frame off. */
export function popFrame(play: DLPlay): void {
  play.state.stack.pop();
}
