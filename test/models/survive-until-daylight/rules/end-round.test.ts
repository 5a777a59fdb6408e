import { describe, expect, it } from 'vitest';
import { endRound } from '../../../../models/survive-until-daylight/rules/end-round';
import { lineOf, memberAt, perform, type TablePlan, table } from '../../../helpers/survive-until-daylight';

function over(plan: TablePlan) {
  return perform(
    table({
      characters: ['ch-haggler', 'ch-drifter', 'ch-hipster', 'ch-pillar'],
      holder: 3,
      line: ['brute'],
      ...plan,
    }),
    endRound,
  );
}

describe('SD-SURV-02 saved Survivors', () => {
  it('SD-TV-58: join whoever held WAVE! and leave the line', () => {
    const { state } = over({ line: ['survivor', 'brute'] });
    expect([memberAt(state, 3).allies, lineOf(state)]).toEqual([1, ['brute']]);
  });
});

describe('SD-FP-02 the token', () => {
  it('SD-TV-71: goes to the left; from the last seat to the first', () => {
    expect(over({ firstPlayer: 4 }).state.firstPlayer).toBe('seat-1');
    expect(over({ firstPlayer: 2 }).entries).toContainEqual({
      type: 'token-passed',
      from: 'seat-2',
      to: 'seat-3',
    });
  });

  it('SD-TV-71: stays with somebody alone', () => {
    const { state, entries } = over({ characters: ['ch-haggler'], holder: 1 });
    expect(state.firstPlayer).toBe('seat-1');
    expect(entries.map(({ type }) => type)).toEqual(['round-ended']);
  });
});

describe('what ends with the round', () => {
  it('SD-TV-55, SD-SPEC-05, SD-WAVE-07: stuns, Blood Lust and the holder', () => {
    const { state } = over({ line: ['brute stunned', 'raider'], members: { 1: { bloodLust: 2 } } });
    expect(lineOf(state)).toEqual(['brute', 'raider']);
    expect([memberAt(state, 1).bloodLust, state.waveHolder, state.round]).toEqual([0, null, 2]);
  });

  it('SD-ATK-11, SD-CRAFT-03: not damage, spears, barricades and traps', () => {
    const { state } = over({ line: ['brute 2/4 spear'], members: { 2: { barricades: 1, traps: 1 } } });
    expect([lineOf(state), memberAt(state, 2).barricades, memberAt(state, 2).traps]).toEqual([
      ['brute 2/4 spear'],
      1,
      1,
    ]);
  });
});

describe('SD-END-05 the last round', () => {
  it('SD-TV-70: round 12 with an enemy on the line is lost', () => {
    const { state } = over({ line: ['wanderer'], round: 12 });
    expect(state.outcome).toEqual({
      winners: [],
      reason: 'sd.outcome.dawn-too-late',
      scores: {},
      rank: null,
    });
  });

  it('SD-TV-69, SD-END-01: after round 6 the night goes on', () => {
    const { state } = over({ line: ['wanderer'], round: 6 });
    expect([state.outcome, state.round]).toEqual([null, 7]);
  });

  it('SD-END-02: only Survivors left is a win', () => {
    expect(over({ line: ['survivor'], round: 6 }).state.outcome?.winners).not.toEqual([]);
  });
});
