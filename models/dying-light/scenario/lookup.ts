/** Finding scenarios and what is written in them. */
import { SCENARIOS } from '../content/scenarios';
import type { ScenarioCardId, ScenarioId, ZoneId } from '../ids';
import type { State } from '../state';
import type { Card, Scaled, Scenario } from './format';

export function scenarioById(id: ScenarioId): Scenario {
  return SCENARIOS[id];
}

/** The scenario that is played. */
export function scenarioOf(state: State): Scenario {
  return SCENARIOS[state.options.scenario];
}

/** @throws Error for a card that the scenario does not have */
export function cardOf(scenario: Scenario, id: ScenarioCardId): Card {
  const card = scenario.cards.find((one) => one.id === id);
  if (!card) throw new Error(`Scenario ${scenario.id} has no card ${id}.`);
  return card;
}

/** The value for the difficulty and the number of Runners in play (specification 4.2). */
export function scaled<T>(state: State, values: Scaled<T>): T {
  const value = values[state.options.difficulty][state.runners.length - 1];
  if (value === undefined) throw new Error(`Nothing is written for ${state.runners.length} Runners.`);
  return value;
}

/** @throws Error for a parameter that the scenario does not have */
export function paramOf(state: State, name: string): number | readonly ZoneId[] {
  const values = scenarioOf(state).params[name];
  if (!values) throw new Error(`Scenario ${state.options.scenario} has no parameter "${name}".`);
  return scaled(state, values);
}
