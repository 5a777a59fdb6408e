import { describe, expect, it } from 'vitest';
import { type DLPlay, pushFrames } from '../../../../models/dying-light/play';
import { lossCheck, winCheck } from '../../../../models/dying-light/rules/end-phase';
import { resolveUtilityRisk } from '../../../../models/dying-light/rules/interact';
import { endGame } from '../../../../models/dying-light/rules/outcome';
import type { State } from '../../../../models/dying-light/state';
import { aRunner, board, entriesOf, perform } from '../../../helpers/dying-light';

function endPhase(play: DLPlay): void {
  winCheck(play);
  lossCheck(play);
}

function lit(plan: Parameters<typeof board>[0], vars: State['scenario']['vars'] = {}): State {
  const before = board(plan);
  return { ...before, scenario: { ...before.scenario, vars: { flareLit: 1, ...vars } } };
}

describe('the end of the game', () => {
  it('TV-67, DL-WIN-01: the flare is lit and everybody is on the tower or at the Tram Bend', () => {
    const before = lit({ runners: [aRunner('mara').on('C'), aRunner('oskar').on('c')], round: 10 });
    const { state } = perform(before, endPhase);
    expect(state.outcome).toMatchObject({
      winners: state.seats.map(({ id }) => id),
      reason: 'dl.outcome.objective',
    });
  });

  it('TV-68: Round 12 ends without the flare', () => {
    const { state } = perform(board({ runners: [aRunner('mara').on('C')], round: 12 }), endPhase);
    expect(state.outcome).toEqual({ winners: [], reason: 'dl.outcome.time', scores: {}, rank: null });
  });

  it('one Runner outside in the last Round is a loss (edge case 41)', () => {
    const before = lit({ runners: [aRunner('mara').on('C'), aRunner('oskar').on('g')], round: 12 });
    expect(perform(before, endPhase).state.outcome?.reason).toBe('dl.outcome.time');
  });

  it('DL-WIN-03: a win in the last Round counts', () => {
    const { state } = perform(lit({ runners: [aRunner('mara').on('C')], round: 12 }), endPhase);
    expect(state.outcome?.winners).not.toEqual([]);
  });

  it('DL-WIN-02: drops everything that was still to happen (edge case 24)', () => {
    const { state, entries } = perform(board({ runners: [aRunner('mara').on('n')] }), (play) => {
      pushFrames(play, { type: 'spawn', infected: 'biter', count: 3, area: 'crossroads', spread: false });
      endGame(play, 'loss', 'eliminated');
    });
    expect(state.stack).toEqual([]);
    expect(entries.map((entry) => entry.type)).toEqual(['game-over']);
  });

  it('ends a game only once', () => {
    const { state } = perform(board(), (play) => {
      endGame(play, 'loss', 'scenario');
      endGame(play, 'win', 'objective');
    });
    expect(state.outcome?.reason).toBe('dl.outcome.scenario');
  });

  it('DL-INT-02: no Risk roll follows a win', () => {
    const { entries } = perform(board({ runners: [aRunner('mara').on('n')] }), (play) => {
      resolveUtilityRisk(play, { type: 'utilityRisk', runner: 'mara' });
      pushFrames(play, {
        type: 'ops',
        ops: [{ op: 'win' }],
        context: { actor: 'mara', token: null, chosen: null },
      });
    });
    expect(entriesOf(entries, 'risk-rolled')).toEqual([]);
    expect(entries.at(-1)?.type).toBe('game-over');
  });
});

describe('score and rank of "Last Light Errand"', () => {
  it('counts rounds left, Salvage, the side job and Heavy Wounds', () => {
    const before = lit(
      {
        runners: [
          aRunner('mara').on('C').having({ salvage: 3 }).heavy('wd-rib'),
          aRunner('oskar').on('b').having({ salvage: 1 }),
        ],
        round: 10,
      },
      { sideJob: 1 },
    );
    const { state } = perform(before, winCheck);
    expect(state.outcome).toMatchObject({
      scores: { 'seat-1': 10 + 2 * 2 + 4 + 2 - 1 },
      rank: 'dl.rank.wall',
    });
  });

  it.each([
    [1, 'dl.rank.breathing'],
    [2, 'dl.rank.reliable'],
    [7, 'dl.rank.reliable'],
    [8, 'dl.rank.wall'],
  ] as const)('ranks 10 points and %i Salvage', (salvage, rank) => {
    const before = lit({ runners: [aRunner('mara').on('C').having({ salvage })], round: 12 });
    expect(perform(before, winCheck).state.outcome).toMatchObject({
      scores: { 'seat-1': 10 + salvage },
      rank,
    });
  });
});
