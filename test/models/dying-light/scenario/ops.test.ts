import { describe, expect, it } from 'vitest';
import { moveEffect } from '../../../../models/dying-light/decisions/moveEffect';
import { pickRunner } from '../../../../models/dying-light/decisions/pickRunner';
import { scenarioChoice } from '../../../../models/dying-light/decisions/scenarioChoice';
import { pushFrames } from '../../../../models/dying-light/play';
import type { Op } from '../../../../models/dying-light/scenario/format';
import type { State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  aToken,
  type BoardPlan,
  board,
  entriesOf,
  type Performed,
  perform,
  standing,
} from '../../../helpers/dying-light';

/** What Mara's action sets off. */
function run(state: State, ...ops: readonly Op[]): Performed {
  const context = { actor: 'mara', token: null, chosen: null } as const;
  return perform(state, (play) => pushFrames(play, { type: 'ops', ops, context }));
}

const MARA = aRunner('mara').on('m');
const OSKAR = aRunner('oskar').on('t');

function duo(more: BoardPlan = {}): State {
  return board({ runners: [MARA, OSKAR], ...more });
}

function withList(state: State, zones: State['scenario']['lists'][string]['zones']): State {
  return { ...state, scenario: { ...state.scenario, lists: { roofs: { zones, next: 0 } } } };
}

describe('token ops', () => {
  it('place one, place each on its Zone and remove', () => {
    const { state } = run(
      board(),
      { op: 'placeToken', kind: 'npc', id: 'npc-1', zone: 'i' },
      { op: 'placeEach', kind: 'objective', ids: ['obj-b', 'obj-c', 'obj-d'], zones: ['J', 'E'] },
      { op: 'removeToken', token: 'obj-a' },
    );
    expect(state.tokens.slice(-3)).toEqual([
      aToken('npc-1', 'npc', 'i'),
      aToken('obj-b', 'objective', 'J'),
      aToken('obj-c', 'objective', 'E'),
    ]);
    expect(state.tokens.some((token) => token.id === 'obj-a')).toBe(false);
  });

  it('take the Zones of a list parameter', () => {
    const { state } = run(duo(), {
      op: 'placeEach',
      kind: 'objective',
      ids: ['obj-b', 'obj-c', 'obj-d'],
      zones: { param: 'relayZones' },
    });
    expect(state.tokens.slice(-3).map((token) => token.zone)).toEqual(['J', 'E', 'G']);
  });

  it('place free tokens on the next sites of a list, which cycles', () => {
    const { state } = run(withList(board(), ['B', 'E']), {
      op: 'placeNext',
      kind: 'objective',
      list: 'roofs',
      count: 3,
    });
    expect(state.tokens.slice(-3).map(({ id, zone }) => [id, zone])).toEqual([
      ['obj-b', 'B'],
      ['obj-c', 'E'],
      ['obj-d', 'B'],
    ]);
  });

  it('place no more tokens than the box has', () => {
    const { entries } = run(withList(board(), ['B']), {
      op: 'placeNext',
      kind: 'uv',
      list: 'roofs',
      count: 3,
    });
    expect(entriesOf(entries, 'token-placed').map((entry) => entry.token)).toEqual(['uv-2']);
  });

  it('let tokens expire after their second End Phase, with what follows for each', () => {
    const expire: Op = {
      op: 'expire',
      kind: 'objective',
      endPhases: 2,
      do: [{ op: 'add', var: 'missed', value: 1 }],
    };
    const before = board({ tokens: [aToken('obj-b', 'objective', 'B')] });
    const first = run(before, expire);
    expect(first.state.scenario.vars.missed).toBeUndefined();
    const { state } = run(first.state, expire);
    expect(state.scenario.vars.missed).toBe(2);
    expect(state.tokens.filter((token) => token.kind === 'objective')).toEqual([]);
  });

  it('switch UV light on and off', () => {
    const on = run(board(), { op: 'uv', token: 'uv-1', on: true });
    expect(entriesOf(on.entries, 'uv-on')).toEqual([{ type: 'uv-on', area: 'tramBend' }]);
    const off = run(on.state, { op: 'uv', token: 'uv-1', on: false });
    expect(off.entries).toEqual([{ type: 'uv-off', area: 'tramBend' }]);
    expect(run(off.state, { op: 'uv', token: 'uv-1', on: false }).entries).toEqual([]);
  });
});

describe('spawn and spread ops', () => {
  it('spawn in an Area, in a Nest and in each Nest', () => {
    const { state } = run(
      board(),
      { op: 'spawn', type: 'biter', count: 2, at: { at: 'area', area: 'coalYard' } },
      { op: 'spawn', type: 'volatile', count: 1, at: { at: 'nest', nest: 2 } },
      { op: 'spawn', type: 'viral', count: 1, at: { at: 'eachNest' } },
    );
    expect(standing(state)).toEqual({
      coalYard: { biter: 2 },
      laundryLane: { viral: 1 },
      market: { viral: 1, volatile: 1 },
      busLoop: { viral: 1 },
    });
  });

  it('spawn in the Nest nearest to an Area', () => {
    const at = { at: 'nearestNest', to: { area: 'bC' } } as const;
    const { state } = run(board(), { op: 'spawn', type: 'viral', count: 1, at });
    expect(standing(state)).toEqual({ market: { viral: 1 } });
  });

  it('spawn near each Runner in seat order', () => {
    const before = board({ runners: [aRunner('mara').on('g'), aRunner('oskar').on('e')] });
    const at = { at: 'nearestNest', to: { who: 'each' } } as const;
    const { entries } = run(before, { op: 'spawn', type: 'viral', count: 1, at });
    expect(entriesOf(entries, 'infected-spawned').map((entry) => entry.area)).toEqual([
      'market',
      'laundryLane',
    ]);
  });

  it('spread an Area', () => {
    const before = board({ infected: { hideoutYard: { biter: 2 } } });
    const { state } = run(before, { op: 'spread', area: 'hideoutYard' });
    expect(standing(state)).toEqual({ garageRow: { biter: 1 }, pumpAlley: { biter: 1 } });
  });
});

describe('whom an op is for', () => {
  const nearHighest: Op = {
    op: 'spawn',
    type: 'volatile',
    count: 1,
    at: { at: 'nearestNest', to: { who: 'highestTempo' } },
  };

  it('the Runner with the highest Tempo', () => {
    const before = board({ runners: [aRunner('mara').on('g').tempo(2), aRunner('oskar').on('e').tempo(3)] });
    expect(standing(run(before, nearHighest).state)).toEqual({ laundryLane: { volatile: 1 } });
  });

  it('DL-GOLD-02: the group picks among the tied ones', () => {
    const before = board({ runners: [aRunner('mara').on('g'), aRunner('oskar').on('e')], bots: [1] });
    const asked = run(before, nearHighest, { op: 'log', text: 'dl.card.S08.text' });
    expect(pickRunner.who(asked.state)).toEqual(['seat-2']);
    expect(pickRunner.options(asked.state)).toEqual([
      { type: 'RUNNER', runnerId: 'mara' },
      { type: 'RUNNER', runnerId: 'oskar' },
    ]);
    const { state, entries } = answer(asked.state, pickRunner, { type: 'RUNNER', runnerId: 'oskar' });
    expect(standing(state)).toEqual({ laundryLane: { volatile: 1 } });
    expect(entries.at(-1)).toEqual({ type: 'told', text: 'dl.card.S08.text' });
  });

  it('a chosen one, among those for whom it changes something', () => {
    const before = board({
      runners: [MARA, OSKAR.light('wd-rib'), aRunner('juno').heavy('wd-limp')],
    });
    const heal: Op = { op: 'heal', runner: { who: 'chosen', decider: 'actor' }, amount: 1 };
    const asked = run(before, heal);
    expect(pickRunner.who(asked.state)).toEqual(['seat-1']);
    expect(pickRunner.why(asked.state, { type: 'RUNNER', runnerId: 'mara' })?.id).toBe('noEffect');
    const { state } = answer(asked.state, pickRunner, { type: 'RUNNER', runnerId: 'juno' });
    expect(state.runners[2]).toMatchObject({ heavyWounds: [], lightWound: 'wd-limp' });
  });

  it('nobody is asked when there is only one, and nothing happens when there is none', () => {
    const heal: Op = { op: 'heal', runner: { who: 'chosen', decider: 'group' }, amount: 1 };
    expect(
      run(duo({ runners: [MARA, OSKAR.light('wd-rib')] }), heal).state.runners[1]?.lightWound,
    ).toBeNull();
    expect(run(duo(), heal).entries).toEqual([]);
  });

  it('the one nearest to a Zone', () => {
    const { state } = run(duo(), {
      op: 'addRunner',
      runner: { who: 'nearestTo', zone: 'u' },
      var: 'carry',
      value: 2,
    });
    expect(state.runners.map((runner) => runner.vars.carry)).toEqual([undefined, 2]);
  });

  it('one drawn by luck', () => {
    const before = duo({ luck: { draws: [{ deck: 'runner', card: 'oskar' }] } });
    const { state } = run(before, { op: 'setRunner', runner: { who: 'random' }, var: 'carry', value: 1 });
    expect(state.runners.map((runner) => runner.vars.carry)).toEqual([undefined, 1]);
  });
});

describe('ops for Runners', () => {
  it('draw, give and upgrade', () => {
    const before = board({
      runners: [MARA.pool('basic[jump]')],
      luck: { draws: [{ deck: 'epic', card: 'e-vest' }] },
    });
    const actor = { who: 'actor' } as const;
    const { state } = run(
      before,
      { op: 'draw', runner: actor, deck: 'epic' },
      { op: 'give', runner: actor, item: 'e-inhibitor' },
      { op: 'upgrade', runner: actor },
    );
    expect(state.runners[0]?.items).toEqual(['e-vest', 'e-inhibitor']);
    expect(state.stack).toEqual([{ type: 'upgrade', runner: 'mara' }]);
  });

  it('upgrades nothing without a Basic die', () => {
    expect(run(board(), { op: 'upgrade', runner: { who: 'actor' } }).state.stack).toEqual([]);
  });

  it('moves a Runner', () => {
    const asked = run(board({ runners: [MARA] }), { op: 'moveEffect', runner: { who: 'actor' }, steps: 1 });
    const { state } = answer(asked.state, moveEffect, { type: 'STEP', to: 'n' });
    expect(state.runners[0]?.zone).toBe('n');
  });

  it('counts for Runners and for the scenario', () => {
    const { state } = run(
      board(),
      { op: 'setRunner', runner: { who: 'actor' }, var: 'carry', value: 2 },
      { op: 'addRunner', runner: { who: 'actor' }, var: 'carry', value: 1 },
      { op: 'set', var: 'delivered', value: 4 },
      { op: 'add', var: 'delivered', value: { expr: 'runnerVar', name: 'carry' } },
      { op: 'setLimit', round: { expr: '+', of: [{ expr: 'lastRound' }, 1] } },
    );
    expect(state.runners[0]?.vars).toEqual({ carry: 3 });
    expect(state.scenario).toMatchObject({ vars: { delivered: 7 }, lastRound: 13 });
  });
});

describe('choices and ends', () => {
  const choice: Op = {
    op: 'choice',
    decider: 'actor',
    options: [
      { id: 'patch', text: 'dl.card.S03.patch', when: { cond: 'wounded', runner: 'any' }, do: [] },
      { id: 'tell', text: 'dl.card.S03.tools', do: [{ op: 'log', text: 'one' }] },
      { id: 'nothing', text: 'dl.card.S03.nothing', do: [] },
    ],
  };

  it('offer the options whose condition holds to the named seat, then go on', () => {
    const asked = run(duo(), choice, { op: 'log', text: 'two' });
    expect(scenarioChoice.who(asked.state)).toEqual(['seat-1']);
    expect(scenarioChoice.why(asked.state, { type: 'CHOOSE', optionId: 'patch' })?.id).toBe('noEffect');
    const { entries } = answer(asked.state, scenarioChoice, { type: 'CHOOSE', optionId: 'tell' });
    expect(entries).toEqual([
      { type: 'choice-made', card: 'S01', option: 'tell', text: 'dl.card.S03.tools' },
      { type: 'told', text: 'one' },
      { type: 'told', text: 'two' },
    ]);
  });

  it('do something only if a condition holds', () => {
    const night: Op = { op: 'if', when: { cond: 'night' }, do: [{ op: 'log', text: 'night' }] };
    expect(run(board(), night).entries).toEqual([]);
    expect(run(board({ round: 8 }), night).entries).toEqual([{ type: 'told', text: 'night' }]);
  });

  it('win and lose at once (DL-WIN-01, DL-WIN-02)', () => {
    expect(run(board(), { op: 'win' }, { op: 'lose' }).state.outcome?.winners).not.toEqual([]);
    expect(run(board(), { op: 'lose' }).state.outcome?.reason).toBe('dl.outcome.scenario');
  });
});
