import { describe, expect, it } from 'vitest';
import { countersOf, goalCard } from '../../../../models/dying-light/scenario/goal';
import type { State } from '../../../../models/dying-light/state';
import { aRunner, board } from '../../../helpers/dying-light';
import { setUp } from '../../../helpers/scenario-board';

const revealing = (state: State, ...revealed: readonly string[]): State => ({
  ...state,
  scenario: { ...state.scenario, revealed },
});

describe('the goal of a scenario', () => {
  it('is the newest card that says what to do', () => {
    expect(goalCard(revealing(board()))).toBeNull();
    expect(goalCard(revealing(board(), 'S01', 'S02'))).toBe('S02');
  });

  it('is not replaced by events and side jobs', () => {
    expect(goalCard(revealing(board(), 'S01', 'S02', 'S07', 'S10'))).toBe('S02');
    expect(goalCard(revealing(board(), 'S06', 'S08', 'S11'))).toBe('S11');
  });

  it('is there in every scenario from the start', () => {
    const runners = [aRunner('mara').on('t')];
    expect(goalCard(setUp('sc-market', { runners }).state)).toBe('M01');
    expect(goalCard(setUp('sc-dark', { runners }).state)).toBe('D01');
  });
});

describe('the counters of a scenario', () => {
  it('are none in Last Light Errand', () => {
    expect(countersOf(board())).toEqual([]);
  });

  it('say how many crates were delivered and who carries some', () => {
    const { state } = setUp('sc-market', {
      runners: [
        aRunner('mara')
          .on('t')
          .having({ vars: { carry: 2 } }),
        aRunner('oskar').on('t'),
      ],
    });
    expect(countersOf(state)).toEqual([
      { text: 'dl.card.M01.progress', runner: null, value: 0, limit: 7 },
      { text: 'dl.card.M01.load', runner: 'mara', value: 2, limit: 2 },
      { text: 'dl.card.M01.load', runner: 'oskar', value: 0, limit: 2 },
    ]);
  });

  it('say how many beacons were missed', () => {
    const { state } = setUp('sc-dark', { runners: [aRunner('mara').on('t')], difficulty: 'easy' });
    expect(countersOf(state)).toEqual([{ text: 'dl.card.D01.progress', runner: null, value: 0, limit: 3 }]);
  });
});
