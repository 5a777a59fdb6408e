/** Two more scenarios of the same language, written here as data only: the engine must not need to know them. */
import { describe, expect, it, vi } from 'vitest';
import { acting } from '../../../../models/dying-light/decisions/acting';
import { expireTokens, roundEndOps, winCheck } from '../../../../models/dying-light/rules/end-phase';
import { enterZone } from '../../../../models/dying-light/rules/move';
import { startRound } from '../../../../models/dying-light/rules/round';
import { draftRunner } from '../../../../models/dying-light/rules/runners';
import type { Expr, Scenario } from '../../../../models/dying-light/scenario/format';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, aToken, board, entriesOf, perform, standing } from '../../../helpers/dying-light';
import { built, equipped, newGame, picked, seatsFor } from '../../../helpers/dying-light-setup';

const carry: Expr = { expr: 'runnerVar', name: 'carry' };
const missed: Expr = { expr: 'var', name: 'missed' };

/** By night, with beacons that go out and supplies that are carried home. */
const TWO_IN_ONE = vi.hoisted(() => ({}) as { scenario: Scenario });

vi.mock('../../../../models/dying-light/content/scenarios', () => ({
  get SCENARIOS() {
    return { 'sc-errand': TWO_IN_ONE.scenario };
  },
}));

TWO_IN_ONE.scenario = {
  id: 'sc-errand',
  startRound: 8,
  lastRound: { easy: 12, normal: 13, hard: 12 },
  startZone: 't',
  nests: ['d', 'h', 'w'],
  biters: { crossroads: 2 },
  extraBiters: { count: { easy: [0, 0, 0, 0], normal: [0, 0, 0, 0], hard: [0, 0, 0, 0] }, order: [] },
  tokens: [{ id: 'uv-2', kind: 'uv', zone: 't', on: true }],
  eventSpaces: { 1: 10 },
  firstCard: 'D01',
  vars: { missed: 0, delivered: 0 },
  params: { allowed: { easy: [3, 3, 3, 3], normal: [2, 2, 3, 3], hard: [1, 1, 1, 1] } },
  lists: { roofs: { zones: ['B', 'E', 'G'], shuffled: true } },
  cards: [{ id: 'D01', onReveal: [{ op: 'placeNext', kind: 'objective', list: 'roofs', count: 1 }] }],
  triggers: [
    {
      id: 'pick-up',
      event: { on: 'interact', tokens: { kind: 'objective' } },
      when: { cond: 'compare', left: carry, is: '<', right: 2 },
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'addRunner', runner: { who: 'actor' }, var: 'carry', value: 1 },
      ],
    },
    {
      id: 'home',
      event: { on: 'enterArea', area: 'hideoutYard' },
      do: [
        { op: 'add', var: 'delivered', value: carry },
        { op: 'setRunner', runner: { who: 'actor' }, var: 'carry', value: 0 },
      ],
    },
    {
      id: 'yard',
      event: { on: 'enterZone', zone: 't' },
      once: true,
      do: [{ op: 'log', text: 'dl.card.D01.home' }],
    },
    {
      id: 'tenth',
      event: { on: 'roundStart', round: 10 },
      do: [{ op: 'spawn', type: 'viral', count: 1, at: { at: 'nest', nest: 1 } }],
    },
    {
      id: 'beacons',
      event: { on: 'endPhase' },
      do: [{ op: 'expire', kind: 'objective', endPhases: 2, do: [{ op: 'add', var: 'missed', value: 1 }] }],
    },
  ],
  win: { cond: 'compare', left: { expr: 'var', name: 'delivered' }, is: '>=', right: 2 },
  lossExtra: { cond: 'compare', left: missed, is: '>=', right: { expr: 'param', name: 'allowed' } },
  roundEnd: [
    {
      when: { cond: 'compare', left: { expr: '%', of: [{ expr: 'round' }, 2] }, is: '==', right: 0 },
      do: [{ op: 'placeNext', kind: 'objective', list: 'roofs', count: 1 }],
    },
  ],
};

function darkGame(): State {
  return built(equipped(picked(newGame(seatsFor(1)), 'mara'))).state;
}

function onTable(state: State) {
  return state.tokens.filter((token) => token.kind === 'objective').map((token) => token.id);
}

function withLists(state: State, more: Partial<State> = {}): State {
  return {
    ...state,
    ...more,
    scenario: { ...state.scenario, lists: { roofs: { zones: ['B', 'E'], next: 0 } } },
  };
}

describe('a scenario that begins at night', () => {
  it('begins with nightfall, then its first card', () => {
    const state = darkGame();
    expect(state.round).toBe(8);
    expect(standing(state)).toEqual({
      laundryLane: { howler: 1 },
      market: { howler: 1 },
      crossroads: { biter: 2 },
      busLoop: { howler: 1 },
    });
    expect(onTable(state)).toEqual(['obj-a']);
    expect(state.scenario).toMatchObject({
      vars: { missed: 0, delivered: 0 },
      events: { 1: 10 },
      lastRound: 13,
    });
  });

  it('shuffles its site lists and remembers how many it has used', () => {
    const { roofs } = darkGame().scenario.lists;
    expect(roofs?.zones.toSorted()).toEqual(['B', 'E', 'G']);
    expect(roofs?.next).toBe(1);
  });
});

describe('triggers', () => {
  const crate = aToken('obj-b', 'objective', 'u');

  it('count what a Runner carries, and refuse more than fits', () => {
    const before: State = {
      ...board({ runners: [aRunner('mara').on('u')], tokens: [crate] }),
      active: 'mara',
    };
    const take = { type: 'INTERACT', tokenId: 'obj-b', target: null } as const;
    expect(answer(before, acting, take).state.runners[0]?.vars).toEqual({ carry: 1 });
    const laden: State = {
      ...before,
      runners: before.runners.map((one) => ({ ...one, vars: { carry: 2 } })),
    };
    expect(acting.why(laden, take)?.id).toBe('noEffect');
  });

  it('hear a Runner come home, every time or once', () => {
    const before = board({
      runners: [
        aRunner('mara')
          .on('u')
          .having({ vars: { carry: 2 } }),
      ],
    });
    const home = (state: State) =>
      perform(state, (play) => enterZone(play, draftRunner(play.state, 'mara'), 't'));
    const first = home(before);
    expect(first.state.scenario).toMatchObject({ vars: { delivered: 2 }, fired: ['yard'] });
    expect(entriesOf(first.entries, 'told')).toHaveLength(1);
    expect(perform(first.state, winCheck).state.outcome?.winners).not.toEqual([]);
    const away: State = { ...first.state, runners: before.runners };
    expect(entriesOf(home(away).entries, 'told')).toEqual([]);
  });

  it('hear a Round start', () => {
    const quiet = perform(board({ round: 9 }), startRound);
    const tenth = perform(board({ round: 10 }), startRound);
    expect([standing(quiet.state), standing(tenth.state)]).toEqual([{}, { laundryLane: { viral: 1 } }]);
  });
});

describe('End Phases', () => {
  it('place the next beacon only in even Rounds', () => {
    const even = perform(withLists(board({ round: 10 })), roundEndOps);
    expect(onTable(even.state)).toEqual(['obj-a', 'obj-b']);
    expect(perform(withLists(board({ round: 9 })), roundEndOps).entries).toEqual([]);
  });

  it('DL-WIN-02: lose at once when too many beacons have gone out', () => {
    const before = board({ tokens: [aToken('obj-b', 'objective', 'B')] });
    const once = perform(before, expireTokens);
    expect(once.state.outcome).toBeNull();
    const { state } = perform(once.state, expireTokens);
    expect(state.outcome).toMatchObject({ winners: [], reason: 'dl.outcome.scenario' });
  });
});
