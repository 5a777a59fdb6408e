import { describe, expect, it } from 'vitest';
import { distancesTo } from '../../../../models/dying-light/bot/distance';
import { goalOf } from '../../../../models/dying-light/bot/goal';
import type { RunnerId } from '../../../../models/dying-light/ids';
import type { State } from '../../../../models/dying-light/state';
import { aRunner, aToken, board } from '../../../helpers/dying-light';

function goal(state: State, id: RunnerId) {
  const runner = state.runners.find((one) => one.id === id);
  if (!runner) throw new Error(`${id} does not play.`);
  const { purpose, zones } = goalOf(state, runner);
  return { purpose, zones };
}

function withRelays(state: State): State {
  const others = state.tokens.filter((token) => token.kind !== 'objective');
  return {
    ...state,
    tokens: [...others, aToken('obj-b', 'objective', 'J'), aToken('obj-c', 'objective', 'E')],
  };
}

describe('the way to a goal', () => {
  it('counts dice over steps, Climbs and Jumps, and enemies left behind', () => {
    const quiet = distancesTo(board(), ['J']);
    expect([quiet.J, quiet.I, quiet.r]).toEqual([0, 1.55, 1.6]);
    const loud = distancesTo(board({ infected: { bI: { viral: 2 } } }), ['J']);
    expect(loud.I).toBeCloseTo(2.15);
  });
});

describe('what a Runner of the bots makes for', () => {
  it('is the open objective for the nearest one; another walks ahead to the next stage or after loot', () => {
    const state = board({ runners: [aRunner('mara').on('q'), aRunner('oskar').on('v')] });
    expect(goal(state, 'mara')).toEqual({ purpose: 'objective', zones: ['I'] });
    expect(goal(state, 'oskar').purpose).toBe('loot');
  });

  it('is a different relay for each', () => {
    const state = withRelays(board({ runners: [aRunner('mara').on('I'), aRunner('oskar').on('q')] }));
    expect(goal(state, 'mara').zones).toEqual(['J']);
    expect(goal(state, 'oskar').zones).toEqual(['E']);
  });

  it('is the flare for who carries the dose, and the tower or the lamps for everybody else', () => {
    const start = board({
      runners: [aRunner('mara').on('M').carrying('e-inhibitor'), aRunner('oskar').on('C')],
    });
    const tokens = start.tokens.filter((token) => token.kind !== 'objective');
    const state = { ...start, tokens: [...tokens, aToken('obj-h', 'objective', 'C')] };
    expect(goal(state, 'mara')).toEqual({ purpose: 'objective', zones: ['C'] });
    expect(goal(state, 'oskar').purpose).toBe('gather');
  });

  it('is more pressing the later it is', () => {
    const urgency = (round: number) => {
      const state = board({ round, runners: [aRunner('mara')] });
      const [runner] = state.runners;
      return runner ? goalOf(state, runner).urgency : 0;
    };
    expect([urgency(7), urgency(11), urgency(12)]).toEqual([1.2, 3.2, 3.2]);
  });
});
