/** Which Runner an op of the scenario is about. */
import { pickOne } from '../../kernel/luck';
import type { OpContext } from '../frames';
import type { RunnerId } from '../ids';
import { areaDistance, areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import { isWounded } from '../rules/heal';
import { tempo } from '../rules/tempo';
import { mayUpgrade } from '../rules/upgrade';
import type { Runner, State } from '../state';
import type { Op, RunnerRef } from './format';

/** The Runners meant. `ask`: one of them is to be picked, by the seat of a Runner or by the group (null). */
interface Subjects {
  readonly runners: readonly RunnerId[];
  readonly ask: { readonly by: RunnerId | null } | null;
}

function all(runners: readonly Runner[]): Subjects {
  return { runners: runners.map((runner) => runner.id), ask: null };
}

function oneOf(runners: readonly Runner[], by: RunnerId | null = null): Subjects {
  return { ...all(runners), ask: runners.length > 1 ? { by } : null };
}

/** The Runners with the lowest value. */
function lowest(runners: readonly Runner[], value: (runner: Runner) => number): readonly Runner[] {
  const least = Math.min(...runners.map(value));
  return runners.filter((runner) => value(runner) === least);
}

/** Whether an op would change something for a Runner. */
function matters(state: State, runner: Runner, op: Op): boolean {
  if (op.op === 'heal') return isWounded(runner);
  return op.op === 'upgrade' ? mayUpgrade(state, runner) : true;
}

function actor(context: OpContext): RunnerId {
  if (!context.actor) throw new Error('The scenario names the acting Runner where nobody acts.');
  return context.actor;
}

function subjectsOf(play: DLPlay, op: Op, ref: RunnerRef, context: OpContext): Subjects {
  const { runners } = play.state;
  switch (ref.who) {
    case 'actor':
      return { runners: [actor(context)], ask: null };
    case 'each':
      return all(runners);
    case 'random':
      return { runners: [pickOne(play.state.luck, 'runner', all(runners).runners)], ask: null };
    case 'chosen':
      return oneOf(
        runners.filter((runner) => matters(play.state, runner, op)),
        ref.decider === 'actor' ? actor(context) : null,
      );
    case 'highestTempo':
      return oneOf(lowest(runners, (runner) => -tempo(runner)));
    case 'nearestTo':
      return oneOf(lowest(runners, (runner) => areaDistance(areaOf(runner.zone), areaOf(ref.zone))));
    case 'number':
      return all(runners.slice(ref.number - 1, ref.number));
    default:
      return ref satisfies never;
  }
}

/**
 * Does something for the Runner that an op means. Where several could be meant, one is picked first, and the op starts
 * over with that one; for `each` it starts over once for every Runner.
 */
export function withRunner(
  play: DLPlay,
  op: Op,
  ref: RunnerRef,
  context: OpContext,
  effect: (runner: RunnerId) => void,
): void {
  if (context.chosen) effect(context.chosen);
  else startOver(play, op, subjectsOf(play, op, ref, context), context);
}

function startOver(play: DLPlay, op: Op, { runners, ask }: Subjects, context: OpContext): void {
  const again = (chosen: RunnerId | null) =>
    ({ type: 'ops', ops: [op], context: { ...context, chosen } }) as const;
  if (ask) pushFrames(play, { type: 'pickRunner', runners, purpose: op.op, by: ask.by }, again(null));
  else pushFrames(play, ...runners.map(again));
}
