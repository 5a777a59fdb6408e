/** The table as a scenario sets it up: what the city shows while somebody builds on it. Nobody plays on from here. */
import { recordOf } from '../../kernel/records';
import { AREA_IDS, INFECTED_TYPES, RUNNER_IDS } from '../ids';
import { newRunner, setup } from '../setup';
import type { State } from '../state';
import { type ScenarioBody, tokensAtSetup } from './document';

const EMPTY = setup({ scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 }, [], 'editor');

/** The set-up at normal difficulty, with all four Runners at the start. */
export function tableOf(body: ScenarioBody): State {
  const { rules } = body;
  const none = recordOf(INFECTED_TYPES, () => 0);
  const areas = recordOf(AREA_IDS, (area) => ({
    standing: { ...none, biter: rules.biters[area] ?? 0 },
    down: none,
  }));
  return {
    ...EMPTY,
    round: rules.startRound,
    areas,
    runners: RUNNER_IDS.slice(0, 4).map((id) => newRunner(id, 'seat-1', rules.startZone)),
    tokens: tokensAtSetup(body).map(({ id, kind, zone, on }) => ({
      id,
      kind,
      zone,
      on: on ?? true,
      expires: null,
    })),
    scenario: { ...EMPTY.scenario, events: rules.eventSpaces, lastRound: rules.lastRound.normal },
  };
}
