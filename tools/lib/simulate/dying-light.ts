import * as v from 'valibot';
import { dyingLight } from '../../../machines/dying-light/game';
import type { Entry } from '../../../models/dying-light/entries';
import { DIFFICULTIES, SCENARIO_IDS, type ScenarioId } from '../../../models/dying-light/ids';
import type { Move } from '../../../models/dying-light/moves';
import { scenarioFor } from '../../../models/dying-light/scenario/lookup';
import type { Options, State } from '../../../models/dying-light/state';
import { isWon } from '../../../models/kernel/outcome';
import { contentOf } from '../own/content';
import { catalogueOf, usedIn } from './dying-light-usage';
import type { SimulatedGame } from './simulated-game';

/** Passes through `acting` alone: the decisions of the specification's table. */
const ACTING: ReadonlySet<Move['type']> = new Set([
  'MOVE',
  'ATTACK',
  'USE',
  'SWITCH_WEAPON',
  'EXCHANGE',
  'INTERACT',
  'PASS',
]);

const scenarioOf = (name: string): ScenarioId => v.parse(v.picklist(SCENARIO_IDS), name);

/** Dying Light with one Runner a seat. */
export const dyingLightSimulated: SimulatedGame<State, Move, Entry, Options> = {
  game: dyingLight,
  scenarios: SCENARIO_IDS,
  usualScenario: () => SCENARIO_IDS[0],
  difficulties: DIFFICULTIES,
  optionsOf: ({ content, ...setting }) =>
    v.parse(
      dyingLight.rules.options,
      content ? { ...setting, scenario: contentOf(content).option } : setting,
    ),
  dealt: () => null,
  roundsOf: ({ round, options }) => round - scenarioFor(options.scenario).startRound + 1,
  countsOf({ moves, log, position }) {
    const wounds = log.filter(({ entry }) => entry.type === 'wound-light' || entry.type === 'wound-heavy');
    return {
      'actions a game': moves.filter(({ move }) => ACTING.has(move.type)).length,
      'wounds a Runner': wounds.length / position.state.runners.length,
    };
  },
  castOf: ({ runners }, outcome) => Object.fromEntries(runners.map(({ id }) => [id, isWon(outcome)])),
  // What people made has no list of what should come up.
  catalogueOf: ({ content, scenario }) => (content ? [] : catalogueOf(scenarioOf(scenario))),
  usedIn: ({ content, scenario }, entries) => (content ? [] : usedIn(scenarioOf(scenario), entries)),
};
