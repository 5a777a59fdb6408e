import { describe, expect, it } from 'vitest';
import { openObjectives } from '../../../../models/dying-light/bot/stages';
import type { State } from '../../../../models/dying-light/state';
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

  it('is a beacon, whose neglect loses the game, and not the fuse', () => {
    const { state } = setUp('sc-dark', { runners });
    expect(sorted(state)).toEqual({ main: ['obj-a'], side: ['electricity-1'] });
  });
});
