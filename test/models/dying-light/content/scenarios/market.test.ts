import { describe, expect, it } from 'vitest';
import { MARKET } from '../../../../../models/dying-light/content/scenarios/market';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import {
  DIFFICULTIES,
  type Difficulty,
  type RunnerId,
  type TokenId,
  type ZoneId,
} from '../../../../../models/dying-light/ids';
import { lossCheck, scenarioEvent, winCheck } from '../../../../../models/dying-light/rules/end-phase';
import { isUv } from '../../../../../models/dying-light/rules/uv';
import type { State } from '../../../../../models/dying-light/state';
import { answer, aRunner, perform, standing } from '../../../../helpers/dying-light';
import { objectiveZones, setUp } from '../../../../helpers/scenario-board';

const CREW = ['mara', 'oskar', 'juno', 'teo'] as const;
const crew = (count: number) => CREW.slice(0, count).map((id) => aRunner(id).on('t'));
const market = (count: number, difficulty: Difficulty = 'normal') =>
  setUp('sc-market', { runners: crew(count), difficulty }).state;

const take = (tokenId: TokenId) => ({ type: 'INTERACT', tokenId, target: null }) as const;

/** The Runner's turn, in that Zone. */
function at(state: State, zone: ZoneId, runner: RunnerId = 'mara'): State {
  const runners = state.runners.map((one) => (one.id === runner ? { ...one, zone } : one));
  return { ...state, runners, active: runner };
}

const carry = (state: State) => state.runners[0]?.vars.carry ?? 0;
const carrying = (state: State, count: number): State => ({
  ...state,
  runners: state.runners.map((one) => ({ ...one, vars: { carry: count } })),
});
const delivered = (state: State, count: number): State => ({
  ...state,
  scenario: { ...state.scenario, vars: { delivered: count } },
});

/** The Runner goes to a crate and takes it. */
function takeCrate(state: State, id: TokenId): State {
  const crate = state.tokens.find((token) => token.id === id);
  if (!crate) throw new Error('There is no such crate.');
  return answer(at(state, crate.zone), acting, take(id)).state;
}

describe('the set-up of Seven Hours of Sun', () => {
  it('has 24 Biters, Fire, loot and a scale in a yard that is lit all game', () => {
    const state = market(1);
    expect(state.round).toBe(1);
    expect(standing(state)).toEqual({
      northGate: { biter: 1 },
      tramBend: { biter: 2 },
      laundryLane: { biter: 3 },
      wellYard: { biter: 1 },
      market: { biter: 4 },
      crossroads: { biter: 3 },
      garageRow: { biter: 1 },
      pumpAlley: { biter: 1 },
      printCourt: { biter: 2 },
      canalStreet: { biter: 2 },
      busLoop: { biter: 3 },
      coalYard: { biter: 1 },
    });
    expect(Object.values(MARKET.biters).reduce((sum, count) => sum + count, 0)).toBe(24);
    const lying = state.tokens
      .filter((token) => token.kind !== 'objective')
      .map((token) => `${token.kind} ${token.zone}`);
    expect(lying).toEqual([
      'nest d',
      'nest h',
      'nest w',
      'loot-common L',
      'loot-common E',
      'loot-common v',
      'loot-common a',
      'loot-epic K',
      'spear F',
      'jump-pad F',
      'jump-pad G',
      'rough r',
      'rough g',
      'fire n',
      'fire s',
      'uv t',
    ]);
    expect(isUv(state, 'hideoutYard')).toBe(true);
  });

  it.each([
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 6],
  ])('lays crates for %i on the first %i roofs of a shuffled list', (runners, crates) => {
    const state = market(runners);
    const roofs = state.scenario.lists.roofs?.zones ?? [];
    expect(roofs.toSorted()).toEqual(['A', 'B', 'D', 'G', 'H', 'M']);
    expect(objectiveZones(state, 'obj-h')).toEqual(roofs.slice(0, crates));
  });

  it('needs more crates of larger groups', () => {
    const need = MARKET.params.need;
    expect(DIFFICULTIES.map((level) => need?.[level].join('/'))).toEqual([
      '4/8/12/16',
      '4/7/10/13',
      '4/8/12/15',
    ]);
    expect(DIFFICULTIES.map((level) => market(1, level).scenario.lastRound)).toEqual([7, 6, 6]);
  });
});

describe('crates', () => {
  it('DL-INT-01 go on the back of the Runner, and the next roof gets a new one', () => {
    const before = market(1);
    const roofs = before.scenario.lists.roofs?.zones ?? [];
    const after = takeCrate(before, 'obj-a');
    expect(carry(after)).toBe(1);
    expect(objectiveZones(after, 'obj-h')).toEqual([roofs[1], roofs[2], roofs[3]]);
  });

  it('come round to the first roof again, which may hold several', () => {
    const before = market(4);
    const roofs = before.scenario.lists.roofs?.zones ?? [];
    expect(objectiveZones(takeCrate(before, 'obj-f'), 'obj-h')).toEqual([...roofs.slice(0, 5), roofs[0]]);
  });

  it('are two at most: a third is refused with the words of the card', () => {
    const full = carrying(market(1), 2);
    const crate = full.tokens.find((token) => token.id === 'obj-a');
    const why = acting.why(at(full, crate?.zone ?? 'A'), take('obj-a'));
    expect(why).toEqual({ id: 'conditionUnmet', params: { condition: 'dl.card.M01.full' } });
  });

  it('are all handed in at once at the scale', () => {
    const loaded = delivered(carrying(at(market(1), 't'), 2), 1);
    const { state, entries } = answer(loaded, acting, take('obj-h'));
    expect([carry(state), state.scenario.vars.delivered]).toEqual([0, 3]);
    expect(entries).toContainEqual({ type: 'told', text: 'dl.card.M01.delivered' });
    expect(acting.why(state, take('obj-h'))).toEqual({
      id: 'conditionUnmet',
      params: { condition: 'dl.card.M01.empty' },
    });
  });
});

describe('the events of Seven Hours of Sun', () => {
  it.each([
    [3, 'M02', 'biter', 1, 2],
    [5, 'M03', 'biter', 2, 2],
    [6, 'M04', 'viral', 3, 3],
  ] as const)(
    'DL-END-05 space %i turns %s up: %ss near a random one of %i Runners, %i of them',
    (round, card, type, count, spawned) => {
      const runners = CREW.slice(0, count).map((id) => aRunner(id).on(id === 'mara' ? 'v' : 't'));
      const before = setUp('sc-market', { runners, picks: ['mara'] }).state;
      const { state } = perform({ ...before, round }, scenarioEvent);
      expect(state.scenario.revealed.at(-1)).toBe(card);
      const more = state.areas.busLoop.standing[type] - before.areas.busLoop.standing[type];
      expect(more).toBe(spawned);
    },
  );
});

describe('the end of Seven Hours of Sun', () => {
  it('DL-WIN-01 is a win with enough crates and everybody in the yard', () => {
    const last = delivered({ ...market(2), round: 5 }, 8);
    expect(perform(last, winCheck).state.outcome).toEqual({
      winners: ['seat-1', 'seat-2'],
      reason: 'dl.outcome.objective',
      scores: { 'seat-1': 13, 'seat-2': 13 },
      rank: 'dl.rank.market.stocked',
    });
  });

  it('has to wait for the last crate and for the last Runner', () => {
    const state = market(2);
    expect(perform(delivered(state, 6), winCheck).state.outcome).toBeNull();
    expect(perform(at(delivered(state, 7), 'q', 'oskar'), winCheck).state.outcome).toBeNull();
  });

  it('DL-END-04 is a loss when the sun is gone', () => {
    const late = { ...market(1), round: 6 };
    expect(perform(late, lossCheck).state.outcome).toMatchObject({ winners: [], reason: 'dl.outcome.time' });
  });
});
