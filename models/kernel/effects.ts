/**
 * Effects as a last-in-first-out stack of frames, plain data in the state. A rule that sets off another one pushes a frame.
 * The move or step that pushed it carries out automatic frames before it is over; a frame that has the name of a decision
 * waits on top for its answer. So a saved game simply contains what was still to be done.
 */
import { copy, type Draft } from './change';
import type { AnyEntry, Play } from './types';

interface AnyFrame {
  readonly type: string;
}

/** A state with effects waiting; the last frame is the top. */
export interface WithStack<Frame extends AnyFrame> {
  readonly stack: readonly Frame[];
}

/** More automatic steps than this between two decisions is a fault in a rule, not a long turn. */
export const STEP_CAP = 2000;

/** Puts effects on the stack so that the first one named happens first. */
export function pushFrames<Frame extends AnyFrame>(
  { state }: { readonly state: { stack: Draft<Frame>[] } },
  ...frames: readonly Frame[]
): void {
  for (const frame of [...frames].reverse()) state.stack.push(copy(frame) as Draft<Frame>);
}

/** The top of the stack as the frame a decision expects; null when another frame lies on top. */
export function topFrame<Frame extends AnyFrame, Type extends Frame['type']>(
  { stack }: WithStack<Frame>,
  type: Type,
): Extract<Frame, { readonly type: Type }> | null {
  const top = stack.at(-1);
  return top?.type === type ? (top as Extract<Frame, { readonly type: Type }>) : null;
}

/** Takes the top frame off. */
export function popFrame({ state }: { readonly state: { stack: unknown[] } }): void {
  state.stack.pop();
}

type Handlers<GamePlay, Auto extends AnyFrame> = {
  readonly [Type in Auto['type']]: (play: GamePlay, frame: Extract<Auto, { readonly type: Type }>) => void;
};

/**
 * The runner of a game's effects: carries out what lies on top until a question waits there, nothing is left, or the game
 * has ended.
 * @param handlers one rule for each automatic frame
 * @param isOver the game has ended: what still waits never happens
 * @returns a rule that throws Error when effects keep setting one another off without end
 */
export function effectRunner<
  State extends { stack: AnyFrame[] },
  Entry extends AnyEntry,
  Auto extends AnyFrame,
>(
  handlers: Handlers<Play<State, Entry>, Auto>,
  isOver: (state: State) => boolean,
): (play: Play<State, Entry>) => void {
  const rules = handlers as unknown as Readonly<
    Record<string, (play: Play<State, Entry>, frame: AnyFrame) => void>
  >;
  return (play) => {
    for (let steps = 0; !isOver(play.state); steps++) {
      const top = play.state.stack.at(-1);
      const rule = top && Object.hasOwn(rules, top.type) ? rules[top.type] : undefined;
      if (!top || !rule) return;
      if (steps > STEP_CAP)
        throw new Error(`More than ${STEP_CAP} effects in a row, the last one "${top.type}".`);
      play.state.stack.pop();
      rule(play, top);
    }
  };
}
