/** Small words with which the chart is written. */
import type { DecisionId } from '../../models/dying-light/decisions';
import type { QueryName } from './queries';
import type { StepName } from './steps';

/** An entry action: one automatic step of the rules. */
export const run = (name: StepName) => ({ type: 'run', params: { name } }) as const;

/** A question at a fork. */
export const when = (query: QueryName) => ({ type: 'is', params: { query } }) as const;

/** All effects are done. */
export const settled = 'settled' as const;

/** All effects are done, and the answer to the question is yes. */
export const settledAnd = (query: QueryName) => ({ type: 'settledAnd', params: { query } }) as const;

/** A move of the open decision, taken if its judge allows it. */
export function take(decision: DecisionId, target?: string) {
  const transition = {
    guard: { type: 'legal', params: { decision } },
    actions: { type: 'take', params: { decision } },
  } as const;
  return target === undefined ? transition : { ...transition, target };
}

/** A state that does one step and goes on when its effects are done. */
export const stepTo = (name: StepName, target: string) => ({
  entry: run(name),
  always: { guard: settled, target },
});
