import { describe, expect, it } from 'vitest';
import { createLuck } from '../../../../models/kernel/luck';
import type { AssaultId } from '../../../../models/survive-until-daylight/ids';
import { turnAssault } from '../../../../models/survive-until-daylight/rules/assault';
import { asked, playAll, sessionAt, stateOf } from '../../../helpers/survive-session';
import {
  draws,
  entriesOf,
  lineOf,
  perform,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

function turned(assault: AssaultId, plan: TablePlan, ...order: readonly string[]) {
  return perform(
    table({ ...plan, luck: [...draws('assault', assault), ...draws('horde', ...order)] }),
    turnAssault,
  );
}

describe('the assault (SD-ASLT-01)', () => {
  it('SD-TV-20: BRUTAL brings five cards for two seats (SD-ASLT-02)', () => {
    const { state, entries } = turned('as-brutal', { seats: 2 });
    expect(lineOf(state).toSorted()).toEqual(['brute', 'brute', 'raider', 'survivor', 'wanderer']);
    expect(state.assaults).toEqual(['as-brutal']);
    expect(state.assaultDeck).not.toContain('as-brutal');
    expect(entries).toEqual([
      { type: 'assault-turned', assault: 'as-brutal' },
      { type: 'line-joined', cards: state.line },
    ]);
  });

  it('SD-TV-22: new cards join on the right, in either order; older ones stay as they are (SD-ASLT-02)', () => {
    const orders = Array.from({ length: 40 }, (_, n) => {
      const luck = createLuck(`order ${n}`, { dice: [], draws: draws('assault', 'as-brutal') });
      return lineOf(perform(table({ line: ['brute 2/4 spear'], more: { luck } }), turnAssault).state);
    });
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set(['brute 2/4 spear']));
    expect(new Set(orders.map((line) => line.slice(1).join(' '))).size).toBeGreaterThan(5);
  });

  it('joins in the order that was loaded', () => {
    const { state } = turned(
      'as-stragglers',
      { seats: 2 },
      'wanderer',
      'raider',
      'survivor',
      'brute',
      'wanderer',
    );
    expect(lineOf(state)).toEqual(['wanderer', 'raider', 'survivor', 'brute', 'wanderer']);
  });

  it('brings no more of a type than the stack holds; the dead come again (SD-ASLT-03, SD-EDGE-29)', () => {
    const { state } = turned('as-nightmare', { seats: 6, line: ['monster 3/8'] });
    expect(state.line.filter(({ type }) => type === 'monster').map(({ id }) => id)).toEqual([
      'monster-1',
      'monster-2',
    ]);
    const again = turned('as-nightmare', { seats: 1, line: [] });
    expect(again.state.line.map(({ id }) => id)).toEqual(['monster-1']);
  });

  it('comes the moment WAVE! is accepted, but not in overtime (SD-ASLT-01, SD-END-01)', () => {
    const accepted = (round: number) => {
      const state = table({
        round,
        seats: 2,
        pile: ['jk-junk'],
        more: { searcher: 'seat-1', drawn: 'wave' },
      });
      const session = sessionAt('wave', state);
      const entries = playAll(session, { type: 'ACCEPT' });
      return [
        entriesOf(entries, 'assault-turned').length,
        stateOf(session).assaults.length,
        asked(session)[0],
      ];
    };
    expect(accepted(6)).toEqual([1, 1, 'tradeOpen']);
    expect(accepted(7)).toEqual([0, 0, 'tradeOpen']);
  });
});
