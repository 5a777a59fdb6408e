import { describe, expect, it } from 'vitest';
import { DARK } from '../../../../../models/dying-light/content/scenarios/dark';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import {
  DIFFICULTIES,
  type Difficulty,
  type TokenId,
  type ZoneId,
} from '../../../../../models/dying-light/ids';
import {
  expireTokens,
  lossCheck,
  roundEndOps,
  scenarioEvent,
  winCheck,
} from '../../../../../models/dying-light/rules/end-phase';
import type { State } from '../../../../../models/dying-light/state';
import { answer, aRunner, entriesOf, perform, standing } from '../../../../helpers/dying-light';
import { objectiveZones, setUp } from '../../../../helpers/scenario-board';

const CREW = ['mara', 'oskar', 'juno', 'teo'] as const;
const dark = (count: number, zone: ZoneId = 't', difficulty: Difficulty = 'normal') =>
  setUp('sc-dark', { runners: CREW.slice(0, count).map((id) => aRunner(id).on(zone)), difficulty }).state;

const use = (tokenId: TokenId) => ({ type: 'INTERACT', tokenId, target: null }) as const;
const at = (state: State, zone: ZoneId): State => ({
  ...state,
  runners: state.runners.map((runner) => ({ ...runner, zone })),
  active: 'mara',
});

const lit = ({ tokens }: State) => tokens.filter(({ kind, on }) => kind === 'uv' && on).map(({ id }) => id);
const roofsOf = (state: State) => state.scenario.lists.roofs?.zones ?? [];

/** The End Phase up to the win check, then the next Round's beacons. */
function endOfRound(state: State): State {
  const expired = perform(state, expireTokens).state;
  return perform({ ...expired, round: expired.round + 1 }, roundEndOps).state;
}

describe('the set-up of The Long Dark', () => {
  it('DL-NIGHT-01 begins in Round 8 with 10 Biters and the Howlers of nightfall', () => {
    const { state, entries } = setUp('sc-dark', { runners: [aRunner('mara').on('t')] });
    expect(state.round).toBe(8);
    expect(entriesOf(entries, 'nightfall')).toHaveLength(1);
    expect(standing(state)).toEqual({
      tramBend: { biter: 1 },
      laundryLane: { biter: 2, howler: 1 },
      market: { biter: 2, howler: 1 },
      crossroads: { biter: 2 },
      printCourt: { biter: 1 },
      busLoop: { biter: 2, howler: 1 },
    });
  });

  it('has both UV Spots lit, Electricity on the Substation and Fire only in the Crossroads', () => {
    const { tokens } = dark(1);
    const lying = tokens
      .filter((token) => ['uv', 'electricity', 'fire'].includes(token.kind))
      .map((token) => `${token.id} ${token.zone} ${token.on}`);
    expect(lying).toEqual(['fire-1 n true', 'uv-1 b true', 'uv-2 t true', 'electricity-1 D true']);
  });

  it('lasts until Round 12, 14 or 12 and forgives 3, 2 or 1 missed beacons', () => {
    expect(DIFFICULTIES.map((level) => DARK.lastRound[level])).toEqual([12, 14, 12]);
    expect(DIFFICULTIES.map((level) => DARK.params.missedLimit?.[level].join('/'))).toEqual([
      '3/3/3/3',
      '2/2/2/2',
      '1/1/1/1',
    ]);
  });

  it.each([
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 2],
    [4, 2, 2],
  ])('places the beacons of %i Runners: %i at set-up and in even Rounds, %i in odd ones', (n, even, odd) => {
    const before = dark(n);
    expect(roofsOf(before).toSorted()).toEqual(['A', 'B', 'E', 'F', 'G', 'H', 'I', 'J', 'L', 'M']);
    expect(objectiveZones(before)).toEqual(roofsOf(before).slice(0, even));
    const { state } = perform({ ...before, round: 9 }, roundEndOps);
    expect(objectiveZones(state)).toEqual(roofsOf(before).slice(0, even + odd));
  });
});

describe('beacons', () => {
  it('DL-INT-01 are answered on their roof', () => {
    const before = dark(1);
    const { state } = answer(at(before, roofsOf(before)[0] ?? 'B'), acting, use('obj-a'));
    expect([objectiveZones(state), state.scenario.vars.answered]).toEqual([[], 1]);
  });

  it('are missed in the second End Phase after they came up', () => {
    const ninth = endOfRound(dark(1));
    expect([objectiveZones(ninth).length, ninth.scenario.vars.missed]).toEqual([2, 0]);
    const tenth = endOfRound(ninth);
    expect([objectiveZones(tenth), tenth.scenario.vars.missed]).toEqual([roofsOf(tenth).slice(1, 3), 1]);
  });

  it('DL-WIN-02 lose the game at once when too many are missed', () => {
    const limits = DIFFICULTIES.map((level) => {
      let state = dark(1, 't', level);
      let rounds = 0;
      for (; !state.outcome; rounds++) state = endOfRound(state);
      expect(state.outcome).toMatchObject({ winners: [], reason: 'dl.outcome.scenario' });
      return rounds;
    });
    expect(limits).toEqual([4, 3, 2]);
  });
});

describe('the fuse', () => {
  it('blows in the End Phase for every lamp that a Runner stands under', () => {
    expect(lit(perform(dark(1, 'm'), expireTokens).state)).toEqual(['uv-1', 'uv-2']);
    expect(lit(perform(dark(1, 't'), expireTokens).state)).toEqual(['uv-1']);
    expect(lit(perform(dark(1, 'c'), expireTokens).state)).toEqual(['uv-2']);
  });

  it('DL-ENV-09 is mended at the Electricity, which stays', () => {
    const { state: blown } = perform(dark(1), expireTokens);
    const { state, entries } = answer(at(blown, 'D'), acting, use('electricity-1'));
    expect(lit(state)).toEqual(['uv-1', 'uv-2']);
    expect(entriesOf(entries, 'uv-on')).toEqual([{ type: 'uv-on', area: 'hideoutYard' }]);
    expect(state.tokens.some((token) => token.id === 'electricity-1')).toBe(true);
  });

  it('is left alone while both lamps burn', () => {
    expect(acting.why(at(dark(1), 'D'), use('electricity-1'))).toEqual({
      id: 'conditionUnmet',
      params: { condition: 'dl.card.D01.lit' },
    });
  });
});

describe('the event of The Long Dark', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('DL-END-05 sends %i Runners %i Volatiles on space 10', (runners, volatiles) => {
    const before = { ...dark(runners, 'v'), round: 10 };
    const { state } = perform(before, scenarioEvent);
    expect(state.scenario.revealed).toEqual(['D01', 'D02']);
    expect(state.areas.busLoop.standing.volatile).toBe(volatiles);
  });

  it('brings the second one to the Nest nearest to the second Runner', () => {
    const runners = [aRunner('mara').on('v'), aRunner('oskar').on('a'), aRunner('juno').on('v')];
    const night = { ...setUp('sc-dark', { runners }).state, round: 10 };
    const { areas } = perform(night, scenarioEvent).state;
    expect([areas.busLoop.standing.volatile, areas.laundryLane.standing.volatile]).toEqual([1, 1]);
  });
});

describe('the end of The Long Dark', () => {
  it('DL-WIN-03 is a win when the last Round is over', () => {
    const before = dark(1);
    expect(perform({ ...before, round: 13 }, winCheck).state.outcome).toBeNull();
    const vars = { answered: 4, missed: 1 };
    const last = { ...before, round: 14, scenario: { ...before.scenario, vars } };
    expect(perform(last, winCheck).state.outcome).toEqual({
      winners: ['seat-1'],
      reason: 'dl.outcome.objective',
      scores: { 'seat-1': 11 },
      rank: 'dl.rank.dark.dim',
    });
  });

  it('never comes by time: the win is looked at first', () => {
    const last = { ...dark(1), round: 14 };
    const { state } = perform(last, (play) => {
      winCheck(play);
      lossCheck(play);
    });
    expect(state.outcome?.winners).not.toEqual([]);
  });
});
