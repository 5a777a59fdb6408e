import { describe, expect, it } from 'vitest';
import { spread } from '../../../../models/survive-until-daylight/decisions/spread';
import { spreadOpen } from '../../../../models/survive-until-daylight/rules/attack';
import { attackWith, settleAttackOf } from '../../../helpers/survive-fighting';
import { draws, lineOf, type TablePlan, table } from '../../../helpers/survive-until-daylight';

function turn(plan: TablePlan) {
  return table({ characters: ['ch-haggler'], actor: 1, ...plan });
}

/** SD-TV-32: Focus is in play. */
const focused = turn({ line: ['wanderer 1/2', 'brute', 'wanderer'], more: { focus: true } });
const case32 = { weapon: 'sw-haggler', target: 'brute-1' } as const;

describe('SD-ATK-08 spread', () => {
  it('SD-TV-32, SD-SPEC-03: splash first, then 2 are divided between Brute and right Wanderer', () => {
    const { state } = attackWith(focused, { ...case32, shares: { left: 0, target: 1, right: 1 } });
    expect(lineOf(state)).toEqual(['brute 1/4']);
    expect(state.focus).toBe(false);
  });

  it('SD-TV-32: whoever the splash has killed can receive none', () => {
    const state = settleAttackOf(focused, case32);
    expect(spread.why(state, { type: 'SPREAD', left: 1, target: 1, right: 0 })?.id).toBe(
      'SPREAD_TARGET_DEAD',
    );
    expect(spread.options(state)).toEqual([
      { type: 'SPREAD', left: 0, target: 2, right: 0 },
      { type: 'SPREAD', left: 0, target: 1, right: 1 },
      { type: 'SPREAD', left: 0, target: 0, right: 2 },
    ]);
  });

  it('SD-TV-33: the sum must be right', () => {
    const state = settleAttackOf(focused, case32);
    expect(spread.why(state, { type: 'SPREAD', left: 0, target: 2, right: 1 })).toEqual({
      id: 'SPREAD_SUM',
      params: { D: 2 },
    });
  });

  it('SD-TV-34: 4 go to Raider and Wanderer in any split, never to the Survivor', () => {
    const state = settleAttackOf(
      turn({
        cards: [['wp-machete']],
        line: ['survivor', 'raider', 'wanderer'],
        luck: draws('combat', 'cc-frenzy'),
      }),
      { weapon: 'wp-machete', target: 'raider-1' },
    );
    expect(spread.options(state).map(({ target, right }) => [target, right])).toEqual([
      [4, 0],
      [3, 1],
      [2, 2],
      [1, 3],
      [0, 4],
    ]);
    expect(spread.why(state, { type: 'SPREAD', left: 1, target: 3, right: 0 })?.id).toBe('SPREAD_SURVIVOR');
  });

  it('SD-TV-73: the Sledge divides 3', () => {
    const state = turn({
      cards: [['sw-pillar']],
      line: ['wanderer 1/2', 'raider'],
      luck: draws('combat', 'cc-solid', 'cc-slip'),
    });
    const { state: after } = attackWith(state, {
      weapon: 'sw-pillar',
      target: 'raider-1',
      card: 'cc-solid',
      shares: { left: 1, target: 2, right: 0 },
    });
    expect(lineOf(after)).toEqual(['raider 2/3']);
  });

  it('SD-EDGE-08: is not asked where nobody stands beside the target', () => {
    const alone = settleAttackOf(turn({ line: ['brute'], more: { focus: true } }), case32);
    expect(spreadOpen(alone)).toBe(false);
    expect(spread.why(alone, { type: 'SPREAD', left: 0, target: 1, right: 1 })?.id).toBe(
      'SPREAD_NOT_ADJACENT',
    );
  });

  it('is not asked where there is no damage to divide', () => {
    const state = turn({
      line: ['wanderer', 'wanderer'],
      more: { focus: true },
      luck: draws('combat', 'cc-slip'),
    });
    expect(spreadOpen(settleAttackOf(state, { weapon: 'bare-hands', target: 'wanderer-1' }))).toBe(false);
  });

  it('SD-ATK-09: a spear adds to the target alone and cannot be divided', () => {
    const state = turn({ line: ['brute spear', 'wanderer'], more: { focus: true } });
    const { state: after } = attackWith(state, { ...case32, shares: { left: 0, target: 1, right: 1 } });
    expect(lineOf(after)).toEqual(['brute 2/4 spear']);
  });
});
