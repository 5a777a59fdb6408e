/** Finding scenarios and what is written in them. */
import { SCENARIOS } from '../content/scenarios';
import type { Titled } from '../entries';
import type { ScenarioCardId, ScenarioId, ZoneId } from '../ids';
import type { State } from '../state';
import type { Card, Scaled, Scenario, ScenarioChoice } from './format';

/** The scenario that people chose: one of the box, or their own. */
export function scenarioFor(choice: ScenarioChoice): Scenario {
  return typeof choice === 'string' ? SCENARIOS[choice] : choice.rules;
}

/** The scenario of the box whose picture stands for what people chose. */
export function pictureOf(choice: ScenarioChoice): ScenarioId {
  return typeof choice === 'string' ? choice : choice.picture;
}

/** The scenario that is played. */
export function scenarioOf(state: State): Scenario {
  return scenarioFor(state.options.scenario);
}

/** @throws Error for a card that the scenario does not have */
export function cardOf(scenario: Scenario, id: ScenarioCardId): Card {
  const card = scenario.cards.find((one) => one.id === id);
  if (!card) throw new Error(`Scenario ${scenario.id} has no card ${id}.`);
  return card;
}

/** What a card is called in the words of whoever made the scenario; nothing for those of the box. */
export function titleOf(state: State, id: ScenarioCardId): Titled {
  const words = scenarioOf(state).cards.find((card) => card.id === id)?.words;
  return words ? { title: { text: words.title } } : {};
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
  if (!values) throw new Error(`Scenario ${scenarioOf(state).id} has no parameter "${name}".`);
  return scaled(state, values);
}
