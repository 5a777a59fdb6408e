/** Ops that happen to a Runner. */
import type { Frame, OpContext } from '../frames';
import type { RunnerId } from '../ids';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import { drawItem, giveItem } from '../rules/loot';
import { draftRunner } from '../rules/runners';
import { mayUpgrade } from '../rules/upgrade';
import type { Runner, State } from '../state';
import { countOf, evaluate } from './expressions';
import type { Op } from './format';
import { withRunner } from './subjects';

export type RunnerOp = Extract<
  Op,
  { op: 'draw' | 'give' | 'heal' | 'upgrade' | 'moveEffect' | 'setRunner' | 'addRunner' }
>;

export function runnerOp(play: DLPlay, op: RunnerOp, context: OpContext): void {
  withRunner(play, op, op.runner, context, (runner) =>
    happen(play, op, runner, { ...context, chosen: runner }),
  );
}

function happen(play: DLPlay, op: RunnerOp, id: RunnerId, context: OpContext): void {
  const runner = draftRunner(play.state, id);
  if (op.op === 'draw') drawItem(play, runner, op.deck);
  else if (op.op === 'give') giveItem(play, runner, op.item);
  else if ('var' in op) setRunnerVar(play, op, runner, context);
  else {
    const frame = frameOf(play.state, op, runner, context);
    if (frame) pushFrames(play, frame);
  }
}

function setRunnerVar(
  play: DLPlay,
  op: Extract<RunnerOp, { op: 'setRunner' | 'addRunner' }>,
  runner: DraftRunner,
  context: OpContext,
): void {
  const before = op.op === 'addRunner' ? (runner.vars[op.var] ?? 0) : 0;
  runner.vars[op.var] = before + evaluate(play.state, op.value, context);
}

/** The effect that the resolver carries out; null when it would do nothing. */
function frameOf(
  state: State,
  op: Extract<RunnerOp, { op: 'heal' | 'upgrade' | 'moveEffect' }>,
  runner: Runner,
  context: OpContext,
): Frame | null {
  switch (op.op) {
    case 'heal':
      return { type: 'heal', runner: runner.id, count: countOf(state, op.amount, context) };
    case 'upgrade':
      return mayUpgrade(state, runner) ? { type: 'upgrade', runner: runner.id } : null;
    case 'moveEffect': {
      const steps = countOf(state, op.steps, context);
      return steps > 0 ? { type: 'moveEffect', runner: runner.id, steps } : null;
    }
    default:
      return op satisfies never;
  }
}
