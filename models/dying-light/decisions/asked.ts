/** Whom the frame on top of the stack asks. */
import type { SeatId } from '../../kernel/types';
import type { AskFrame, AskFrameType } from '../frames';
import type { RunnerId } from '../ids';
import { topFrame } from '../play';
import { groupSeats } from '../rules/deciders';
import { runnerOf } from '../rules/runners';
import type { Runner, State } from '../state';

/** Frames that ask the seat of one Runner. */
type RunnerFrameType = Extract<AskFrame, { readonly runner: RunnerId }>['type'] & AskFrameType;

/** The Runner whom a frame of the type asks; null while another frame lies on top. */
export function runnerAsked(state: State, type: RunnerFrameType): Runner | null {
  const frame = topFrame(state, type);
  return frame ? runnerOf(state, frame.runner) : null;
}

export function seatAsked(state: State, type: RunnerFrameType): readonly SeatId[] {
  const runner = runnerAsked(state, type);
  return runner ? [runner.seat] : [];
}

/** The seat of a Runner, or those of the group when it is nobody's alone (DL-GOLD-02). */
export function seatsOf(state: State, by: RunnerId | null): readonly SeatId[] {
  return by ? [runnerOf(state, by).seat] : groupSeats(state);
}
