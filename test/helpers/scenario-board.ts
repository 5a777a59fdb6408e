/** The table of any scenario just after its set-up, played by bots so that nobody has to acknowledge cards. */
import { SCENARIOS } from '../../models/dying-light/content/scenarios';
import type { Difficulty, ScenarioId, TokenId, ZoneId } from '../../models/dying-light/ids';
import { build } from '../../models/dying-light/setup';
import type { State } from '../../models/dying-light/state';
import { board, type Performed, perform } from './dying-light';
import type { RunnerPlan } from './dying-light-runner';

export interface ScenarioPlan {
  readonly runners: readonly RunnerPlan[];
  readonly difficulty?: Difficulty;
  /** Runners that luck picks, in order. */
  readonly picks?: readonly string[];
}

/** Sets a scenario up; its first card and a nightfall have had their effect. */
export function setUp(scenario: ScenarioId, plan: ScenarioPlan): Performed {
  const { runners, difficulty = 'normal', picks = [] } = plan;
  const draws = picks.map((card) => ({ deck: 'runner', card }));
  const empty = board({ runners, difficulty, bots: [1, 2, 3, 4], luck: { draws } });
  const { startRound, lastRound } = SCENARIOS[scenario];
  const ready: State = {
    ...empty,
    options: { ...empty.options, scenario },
    round: startRound,
    scenario: { ...empty.scenario, revealed: [], lastRound: lastRound[difficulty] },
  };
  return perform(ready, build);
}

/** Where the Objective tokens lie, in the order they were placed, those named left out. */
export function objectiveZones({ tokens }: State, ...but: readonly TokenId[]): readonly ZoneId[] {
  return tokens
    .filter(({ kind, id }) => kind === 'objective' && !but.includes(id))
    .map((token) => token.zone);
}
