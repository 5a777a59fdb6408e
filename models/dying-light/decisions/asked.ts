/** Whom the frame on top of the stack asks. */
import type { SeatId } from '../../kernel/types';
import type { AskFrame, FrameOf } from '../frames';
import type { RunnerId } from '../ids';
import { topFrame } from '../play';
import { groupSeats } from '../rules/deciders';
import { runnerOf } from '../rules/runners';
import type { Runner, State } from '../state';

/** Frames that ask the seat of one Runner. */
type RunnerFrameType = Extract<AskFrame, { readonly runner: RunnerId }>['type'];

/** @throws Error when another frame lies on top: a fault of the chart, never of a player */
export function askedFrame<T extends AskFrame['type']>(state: State, type: T): FrameOf<T> {
  const frame = topFrame(state, type);
  if (!frame) throw new Error(`Nothing asks "${type}" now.`);
  return frame;
}

/** The Runner whom the top frame asks. */
export function askedRunner(state: State, type: RunnerFrameType): Runner {
  return runnerOf(state, askedFrame(state, type).runner);
}

export function askedSeat(state: State, type: RunnerFrameType): readonly SeatId[] {
  return [askedRunner(state, type).seat];
}

/** The seat of a Runner, or those of the group when it is nobody's alone (DL-GOLD-02). */
export function seatsOf(state: State, by: RunnerId | null): readonly SeatId[] {
  return by ? [runnerOf(state, by).seat] : groupSeats(state);
}
