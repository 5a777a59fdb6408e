/** What the players are after, for the table to show. */
import type { RunnerId, ScenarioCardId } from '../ids';
import type { State } from '../state';
import { evaluate, NO_CONTEXT } from './expressions';
import type { Counter, Sentence } from './format';
import { scenarioOf } from './lookup';

/** The newest card that says what to do; side jobs and events never replace it. */
export function goalCard(state: State): ScenarioCardId | null {
  const goals = scenarioOf(state).cards.filter((card) => card.goal);
  return state.scenario.revealed.filter((id) => goals.some((card) => card.id === id)).at(-1) ?? null;
}

/** A number to keep an eye on, of one Runner or of all together. */
export interface Counted {
  readonly text: Sentence;
  readonly runner: RunnerId | null;
  readonly value: number;
  readonly limit: number | null;
}

function counted(state: State, { text, value, limit }: Counter, runner: RunnerId | null): Counted {
  const context = { ...NO_CONTEXT, actor: runner };
  return {
    text,
    runner,
    value: evaluate(state, value, context),
    limit: limit === undefined ? null : evaluate(state, limit, context),
  };
}

/** The counters of the scenario as they stand, those of Runners in seat order. */
export function countersOf(state: State): readonly Counted[] {
  return (scenarioOf(state).counters ?? []).flatMap((counter) =>
    counter.eachRunner
      ? state.runners.map((runner) => counted(state, counter, runner.id))
      : [counted(state, counter, null)],
  );
}
