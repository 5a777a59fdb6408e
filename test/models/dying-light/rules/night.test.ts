import { describe, expect, it } from 'vitest';
import { chooseStep } from '../../../../models/dying-light/decisions/chooseStep';
import { startNightActivation } from '../../../../models/dying-light/rules/night';
import {
  answer,
  aRunner,
  type BoardPlan,
  board,
  entriesOf,
  perform,
  standing,
} from '../../../helpers/dying-light';

function enemyCard(plan: BoardPlan) {
  return perform(board({ round: 9, ...plan }), startNightActivation);
}

describe('Howlers scream (DL-NIGHT-03)', () => {
  it('and a Viral appears in their Area when a Runner is near (TV-54)', () => {
    const { state, entries } = enemyCard({
      runners: [aRunner('mara').on('D')],
      infected: { market: { howler: 1 } },
    });
    expect(entriesOf(entries, 'howler-screamed')).toEqual([{ type: 'howler-screamed', area: 'market' }]);
    expect(entriesOf(entries, 'infected-spawned')).toEqual([
      { type: 'infected-spawned', infected: 'viral', area: 'market' },
    ]);
    expect(standing(state)).toEqual({ market: { howler: 1 }, bD: { viral: 1 } });
  });

  it('each of them', () => {
    const runners = [aRunner('mara').on('D')];
    const { entries } = enemyCard({ runners, infected: { market: { howler: 2 } } });
    expect(entriesOf(entries, 'infected-spawned')).toHaveLength(2);
  });

  it('two Areas away on hard only', () => {
    const plan = { runners: [aRunner('mara').on('b')], infected: { bG: { howler: 1 } } };
    expect(entriesOf(enemyCard(plan).entries, 'howler-screamed')).toEqual([]);
    const hard = enemyCard({ ...plan, difficulty: 'hard' });
    expect(entriesOf(hard.entries, 'howler-screamed')).toHaveLength(1);
  });

  it('at Runners in UV light too', () => {
    const { state } = enemyCard({
      uvSpot: true,
      runners: [aRunner('mara').on('b')],
      infected: { market: { howler: 1 } },
    });
    expect(standing(state)).toEqual({ market: { viral: 1, howler: 1 } });
  });
});

describe('Volatiles hunt (DL-NIGHT-04)', () => {
  it('one Area closer to the nearest Runner, and nobody attacks now (DL-NIGHT-07, TV-55)', () => {
    const { state, entries } = enemyCard({
      runners: [aRunner('mara').on('J')],
      infected: { busLoop: { volatile: 1 } },
    });
    expect(standing(state)).toEqual({ bJ: { volatile: 1 } });
    expect(entries.map((entry) => entry.type)).toEqual(['night-activation', 'infected-moved']);
  });

  it('from any distance, all of them, each once (DL-NIGHT-02)', () => {
    const { state } = enemyCard({
      runners: [aRunner('mara').on('A')],
      infected: { bM: { volatile: 2 }, busLoop: { volatile: 1 } },
    });
    expect(standing(state)).toEqual({ market: { volatile: 1 }, busLoop: { volatile: 2 } });
  });

  it('but never leave a Runner (DL-EMOVE-02)', () => {
    const runners = [aRunner('mara').on('J'), aRunner('teo').on('v')];
    const infected = { bJ: { volatile: 1 } };
    expect(standing(enemyCard({ runners, infected }).state)).toEqual(infected);
  });

  it('by the way the group chooses among equally short ones (DL-NIGHT-07, DL-GOLD-02)', () => {
    const asked = enemyCard({ runners: [aRunner('mara').on('C')], infected: { bD: { volatile: 1 } } });
    expect(chooseStep.options(asked.state)).toEqual([
      { type: 'AREA', areaId: 'tramBend' },
      { type: 'AREA', areaId: 'market' },
    ]);
    expect(chooseStep.why(asked.state, { type: 'AREA', areaId: 'bC' })?.id).toBe('noEffect');
    const { state } = answer(asked.state, chooseStep, { type: 'AREA', areaId: 'market' });
    expect(standing(state)).toEqual({ market: { volatile: 1 } });
  });

  it('not those in UV light, nor through it (DL-NIGHT-07)', () => {
    const infected = { laundryLane: { volatile: 1 } };
    const { state } = enemyCard({ uvSpot: true, runners: [aRunner('mara').on('b')], infected });
    expect(standing(state)).toEqual(infected);
    const around = enemyCard({ uvSpot: true, runners: [aRunner('mara').on('C')], infected });
    expect(standing(around.state)).toEqual({ market: { volatile: 1 } });
  });
});

describe('Virals follow a scent (DL-NIGHT-05)', () => {
  it('one from each Area (TV-56)', () => {
    const { state } = enemyCard({
      runners: [aRunner('mara').on('I')],
      infected: { printCourt: { viral: 3 } },
    });
    expect(standing(state)).toEqual({ printCourt: { viral: 2 }, bI: { viral: 1 } });
  });

  it('over two Areas at most', () => {
    const two = enemyCard({ runners: [aRunner('mara').on('I')], infected: { bJ: { viral: 1 } } });
    expect(two.state.stack.at(-1)).toEqual({
      type: 'chooseStep',
      infected: 'viral',
      from: 'bJ',
      steps: ['printCourt', 'crossroads'],
    });
    const infected = { coalYard: { viral: 1 } };
    const three = enemyCard({ runners: [aRunner('mara').on('I')], infected });
    expect(standing(three.state)).toEqual(infected);
    expect(three.state.stack).toEqual([]);
  });
});

describe('Biters shamble (DL-NIGHT-06)', () => {
  it('one from each Area into that of a Runner next to it', () => {
    const { state } = enemyCard({
      runners: [aRunner('mara').on('r')],
      infected: { pumpAlley: { biter: 2 }, crossroads: { biter: 1 }, market: { biter: 1 } },
    });
    expect(standing(state)).toEqual({
      market: { biter: 1 },
      pumpAlley: { biter: 1 },
      printCourt: { biter: 2 },
    });
  });

  it('never up a roof (DL-EMOVE-03, TV-57)', () => {
    const infected = { crossroads: { biter: 1 } };
    expect(standing(enemyCard({ runners: [aRunner('mara').on('I')], infected }).state)).toEqual(infected);
  });
});

describe('a type of which nobody acts', () => {
  it('is not told of: Biters that have no Runner beside them do not shamble (DL-NIGHT-06)', () => {
    const { entries } = enemyCard({
      runners: [aRunner('mara').on('t')],
      infected: { northGate: { biter: 3 } },
    });
    expect(entries).toEqual([]);
  });
});

describe('the order of the night (DL-NIGHT-02)', () => {
  it('is Howlers, Volatiles, Virals, Biters, Area by Area', () => {
    const { entries } = enemyCard({
      runners: [aRunner('mara').on('r')],
      infected: {
        pumpAlley: { biter: 1, viral: 1 },
        bJ: { viral: 1 },
        bI: { volatile: 1 },
        crossroads: { howler: 1 },
      },
    });
    expect(entriesOf(entries, 'night-activation').map((entry) => entry.infected)).toEqual([
      'howler',
      'volatile',
      'viral',
      'biter',
    ]);
    expect(entriesOf(entries, 'infected-moved').map((moved) => [moved.infected, moved.from])).toEqual([
      ['volatile', 'bI'],
      ['viral', 'crossroads'],
      ['viral', 'pumpAlley'],
      ['viral', 'bJ'],
      ['biter', 'pumpAlley'],
    ]);
  });
});
