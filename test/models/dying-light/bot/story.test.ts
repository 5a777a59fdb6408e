import { describe, expect, it } from 'vitest';
import { goalOf } from '../../../../models/dying-light/bot/goal';
import { prizesOf } from '../../../../models/dying-light/bot/prizes';
import { openObjectives } from '../../../../models/dying-light/bot/stages';
import { SCENARIOS } from '../../../../models/dying-light/content/scenarios';
import type { Op, RunnerRef, Scenario } from '../../../../models/dying-light/scenario/format';
import type { State } from '../../../../models/dying-light/state';
import { view } from '../../../../models/dying-light/view';
import { aRunner, aToken, board } from '../../../helpers/dying-light';
import { setUp } from '../../../helpers/scenario-board';

/** Tokens that bring the scenario on, and the others that one can Interact with. */
function sorted(state: State) {
  const objectives = openObjectives(state);
  const ids = (main: boolean) => objectives.filter((one) => one.main === main).map(({ token }) => token.id);
  return { main: ids(true), side: ids(false) };
}

const runners = [aRunner('mara').on('t')];
const withVars = (state: State, vars: State['scenario']['vars']): State => ({
  ...state,
  scenario: { ...state.scenario, vars },
});

describe('what a bot takes for the story', () => {
  it('is whatever turns the next card up, but no side job', () => {
    const state = board({ tokens: [aToken('obj-g', 'objective', 'B')] });
    expect(sorted(state)).toEqual({ main: ['obj-a'], side: ['obj-g'] });
  });

  it('is a crate, which counts once it is delivered, and the scale', () => {
    const { state } = setUp('sc-market', { runners });
    expect(sorted(state)).toEqual({ main: ['obj-h', 'obj-a', 'obj-b', 'obj-c'], side: [] });
  });

  it('is no crate any more when enough are delivered', () => {
    const { state } = setUp('sc-market', { runners });
    expect(sorted(withVars(state, { delivered: 4 })).main).toEqual([]);
  });

  describe('is a beacon only while its neglect can still lose the game', () => {
    const { state: start } = setUp('sc-dark', { runners, difficulty: 'easy' });
    const { lastRound } = start.scenario;
    /** The one beacon with so many End Phases left, null for one that has just come. */
    const beacon = (round: number, expires: number | null, missed: number) => {
      const tokens = start.tokens.map((token) => (token.id === 'obj-a' ? { ...token, expires } : token));
      return sorted(withVars({ ...start, round, tokens }, { answered: 0, missed })).main;
    };

    it('so not in the last Round if it dies after it', () => {
      expect(beacon(lastRound - 1, 1, 2)).toEqual(['obj-a']);
      expect(beacon(lastRound, 1, 2)).toEqual(['obj-a']);
      expect(beacon(lastRound, null, 2)).toEqual([]);
    });

    it('so not at the end if as many may still be missed', () => {
      expect(beacon(lastRound, 1, 1)).toEqual([]);
      expect(beacon(lastRound - 1, null, 1)).toEqual([]);
      expect(beacon(lastRound - 2, null, 1)).toEqual(['obj-a']);
    });
  });

  it('is a beacon, whose neglect loses the game, and not the fuse', () => {
    const { state } = setUp('sc-dark', { runners });
    expect(sorted(state)).toEqual({ main: ['obj-a'], side: ['electricity-1'] });
  });
});

const lastOnes = (state: State) => {
  const [runner] = state.runners;
  if (!runner) throw new Error('Nobody plays.');
  const active = { ...state, active: runner.id };
  return prizesOf(active, runner, goalOf(active, runner))
    .filter(({ last }) => last)
    .map(({ token }) => token);
};

describe('a scenario of somebody’s own is thought through', () => {
  /** A scenario of the box with other rules, as its bots see it. */
  const seen = (state: State, rules: Partial<Scenario>, id: 'sc-dark' | 'sc-market'): State => {
    const made = { name: 'Mine', maker: '', text: '', picture: id } as const;
    const scenario = { ...made, rules: { ...SCENARIOS[id], ...rules } };
    return view({ ...state, options: { ...state.options, scenario } }, 'seat-1');
  };
  const gift = (who: RunnerRef['who']): Op =>
    ({ op: 'addRunner', runner: { who }, var: 'luck', value: 1 }) as Op;

  it('though luck has a say in what its last deed brings', () => {
    const { state } = setUp('sc-market', { runners });
    const carrying = state.runners.map((runner) => ({ ...runner, vars: { ...runner.vars, carry: 1 } }));
    const triggers = SCENARIOS['sc-market'].triggers.map((one) =>
      one.id === 'delivery' ? { ...one, do: [...one.do, gift('random')] } : one,
    );
    const table = { ...withVars(state, { delivered: 3 }), runners: carrying };
    expect(lastOnes(seen(table, { triggers }, 'sc-market'))).toEqual(['obj-h']);
  });

  it.each(['random', 'actor'] as const)('though what is neglected falls on a Runner (%s)', (who) => {
    const { state } = setUp('sc-dark', { runners, difficulty: 'easy' });
    const missed: Op = { op: 'add', var: 'missed', value: 1 };
    const expire: Op = { op: 'expire', kind: 'objective', endPhases: 2, do: [gift(who), missed] };
    const { triggers } = SCENARIOS['sc-dark'];
    const own = triggers.map((one) =>
      one.id === 'beacon-dies'
        ? { ...one, event: { on: 'tokenTaken', kind: 'loot-common' } as const, do: [expire] }
        : one,
    );
    const late = { ...withVars(state, { answered: 0, missed: 2 }), round: state.scenario.lastRound };
    const tokens = late.tokens.map((token) => (token.id === 'obj-a' ? { ...token, expires: 1 } : token));
    expect(sorted(seen({ ...late, tokens }, { triggers: own }, 'sc-dark')).main).toEqual(['obj-a']);
  });
});

describe('the last deed of a scenario', () => {
  it('is the flare', () => {
    const carrier = aRunner('mara').on('G').carrying('e-inhibitor');
    const state = board({ runners: [carrier], tokens: [aToken('obj-h', 'objective', 'C')] });
    expect(lastOnes(state)).toEqual(['obj-h']);
  });

  it('is no beacon, which wins nothing', () => {
    expect(lastOnes(setUp('sc-dark', { runners }).state)).toEqual([]);
  });

  it('is no crate, but the scale for whoever carries what is still wanted', () => {
    const { state } = setUp('sc-market', { runners });
    expect(lastOnes(state)).toEqual([]);
    const carrying = state.runners.map((runner) => ({ ...runner, vars: { ...runner.vars, carry: 1 } }));
    expect(lastOnes({ ...withVars(state, { delivered: 3 }), runners: carrying })).toEqual(['obj-h']);
  });
});
