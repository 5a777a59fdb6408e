/** Ops that happen to a Runner. */
import type { OpContext } from '../frames';
import type { RunnerId } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import { drawItem, receiveItem } from '../rules/loot';
import { draftRunner } from '../rules/runners';
import { mayUpgrade } from '../rules/upgradable';
import { evaluate } from './expressions';
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
  switch (op.op) {
    case 'draw':
      return drawItem(play, runner, op.deck);
    case 'give':
      return receiveItem(play, runner, op.item, 'set-aside');
    case 'heal':
      return pushFrames(play, { type: 'heal', runner: id, count: evaluate(play.state, op.amount, context) });
    case 'upgrade':
      if (mayUpgrade(play.state, runner)) pushFrames(play, { type: 'upgrade', runner: id });
      return;
    case 'moveEffect':
      return startMoveEffect(play, id, evaluate(play.state, op.steps, context));
    case 'setRunner':
      runner.vars[op.var] = evaluate(play.state, op.value, context);
      return;
    case 'addRunner':
      runner.vars[op.var] = (runner.vars[op.var] ?? 0) + evaluate(play.state, op.value, context);
      return;
    default:
      return op satisfies never;
  }
}

function startMoveEffect(play: DLPlay, runner: RunnerId, steps: number): void {
  if (steps > 0) pushFrames(play, { type: 'moveEffect', runner, steps });
}
