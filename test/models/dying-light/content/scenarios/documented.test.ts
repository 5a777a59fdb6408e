import { describe, expect, it, vi } from 'vitest';
import { checkContent, checkScenario } from '../../../../../models/dying-light/content/check';
import { SCENARIOS } from '../../../../../models/dying-light/content/scenarios';
import { DIFFICULTIES } from '../../../../../models/dying-light/ids';
import { winCheck } from '../../../../../models/dying-light/rules/end-phase';
import type { Scenario } from '../../../../../models/dying-light/scenario/format';
import { examples } from '../../../../helpers/documented';
import { aRunner, perform } from '../../../../helpers/dying-light';
import { playToEnd, startGame } from '../../../../helpers/random-play';
import { objectiveZones, setUp } from '../../../../helpers/scenario-board';

/** The scenario of the page takes the place of the first one of the game. */
vi.mock(import('../../../../../models/dying-light/content/scenarios'), async (original) => {
  const { example } = await import('../../../../helpers/documented');
  const { SCENARIOS: shipped } = await original();
  return { SCENARIOS: { ...shipped, 'sc-errand': example<Scenario>('sc-oranges') } };
});

describe('the examples of the page about content', () => {
  it('are a scenario, an Item and a Wound without faults', () => {
    expect(examples().map((text) => JSON.parse(text).id)).toEqual(['sc-oranges', 'c-tonic', 'wd-cramp']);
    for (const text of examples()) expect(checkContent(JSON.parse(text))).toEqual([]);
  });

  it('load: the scenario is the one that is played', () => {
    expect(SCENARIOS['sc-errand'].id).toBe('sc-oranges');
    expect(checkScenario(SCENARIOS['sc-errand'])).toEqual([]);
    const { state } = setUp('sc-errand', { runners: [aRunner('mara').on('t')] });
    expect(objectiveZones(state)).toEqual(['I', 'L']);
  });

  it('can be won', () => {
    const { state } = setUp('sc-errand', { runners: [aRunner('mara').on('t')] });
    expect(perform(state, winCheck).state.outcome).toBeNull();
    const found = { ...state, tokens: [], scenario: { ...state.scenario, vars: { found: 2 } } };
    expect(perform(found, winCheck).state.outcome).toMatchObject({
      scores: { 'seat-1': 2 },
      rank: 'dl.rank.oranges.peel',
    });
  });

  it.each([1, 2, 3, 4])(
    'play to the end with %i',
    (seats) => {
      for (const difficulty of DIFFICULTIES) {
        const game = startGame({
          seats,
          seed: 'oranges',
          options: { scenario: 'sc-errand', difficulty, soloRunners: 1 },
        });
        expect(playToEnd(game, 'oranges').whole().outcome).not.toBeNull();
      }
    },
    60_000,
  );
});
