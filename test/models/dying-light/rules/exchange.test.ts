import { describe, expect, it } from 'vitest';
import { acting } from '../../../../models/dying-light/decisions/acting';
import { exchange } from '../../../../models/dying-light/decisions/exchange';
import type { ItemId } from '../../../../models/dying-light/ids';
import type { Exchange } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, type BoardPlan, board, entriesOf, rolls } from '../../../helpers/dying-light';

function offer(give: readonly ItemId[], take: readonly ItemId[]): Exchange {
  return { type: 'EXCHANGE', otherRunner: 'oskar', give, take };
}

const MARA = aRunner('mara').on('m').weapon('w-bow').carrying('c-smoke', 'e-inhibitor');
const OSKAR = aRunner('oskar').on('o').weapon('w-hammer').carrying('c-knives');

function turnOf(plan: BoardPlan = {}): State {
  return { ...board({ runners: [MARA, OSKAR], bots: [2], ...plan }), active: 'mara' };
}

function goods(state: State) {
  return state.runners.map(({ weapon, items }) => [weapon, ...items]);
}

describe('DL-USE-03: exchanging Items', () => {
  it('hands Items over inside one Area; a bot accepts at once', () => {
    const { state, entries } = answer(turnOf(), acting, offer(['c-smoke', 'e-inhibitor'], ['c-knives']));
    expect(goods(state)).toEqual([
      ['w-bow', 'c-knives'],
      ['w-hammer', 'c-smoke', 'e-inhibitor'],
    ]);
    expect(entries.map((entry) => entry.type)).toEqual(['exchange-offered', 'exchanged', 'risk-rolled']);
  });

  it('is a Focus Use: enemies and Fire of the Area bring Risk (DL-RISK-09, DL-ENV-01)', () => {
    const before = turnOf({
      infected: { crossroads: { biter: 1 } },
      luck: { dice: rolls('risk', 'safe', 'safe') },
    });
    const { entries } = answer(before, acting, offer(['c-smoke'], []));
    expect(entriesOf(entries, 'risk-rolled')).toMatchObject([{ total: 2 }]);
  });

  it('happens at most once per activation with each Runner', () => {
    const { state } = answer(turnOf(), acting, offer(['c-smoke'], []));
    expect(acting.why(state, offer([], ['c-knives']))).toEqual({
      id: 'exchangeOnce',
      params: { name: 'dl.runner.oskar' },
    });
    expect(acting.options(state).filter((move) => move.type === 'EXCHANGE')).toEqual([]);
  });

  it('is refused across Areas, for nothing, for what is not owned and for what is named twice', () => {
    const apart = turnOf({ runners: [MARA, OSKAR.on('i')] });
    expect(acting.why(apart, offer(['c-smoke'], []))?.id).toBe('notSameArea');
    expect(acting.why(turnOf(), offer([], []))?.id).toBe('noEffect');
    expect(acting.why(turnOf(), offer(['e-blade'], []))?.id).toBe('noEffect');
    expect(acting.why(turnOf(), offer(['c-smoke', 'c-smoke'], []))?.id).toBe('noEffect');
  });

  it('offers giving one, taking one and swapping two', () => {
    const moves = acting.options(turnOf()).filter((move) => move.type === 'EXCHANGE');
    expect(moves).toEqual([
      offer(['c-smoke'], []),
      offer(['e-inhibitor'], []),
      offer([], ['c-knives']),
      offer(['w-bow'], ['w-hammer']),
      offer(['c-smoke'], ['c-knives']),
      offer(['e-inhibitor'], ['c-knives']),
    ]);
  });

  it('asks a person who owns the other Runner', () => {
    const asked = answer(turnOf({ bots: [] }), acting, offer(['c-smoke'], ['c-knives']));
    expect(exchange.who(asked.state)).toEqual(['seat-2']);
    const { state } = answer(asked.state, exchange, { type: 'ACCEPT' });
    expect(goods(state)[0]).toEqual(['w-bow', 'e-inhibitor', 'c-knives']);
  });

  it('counts a refusal as the try of this activation, without Risk (edge case 44)', () => {
    const asked = answer(turnOf({ bots: [] }), acting, offer(['c-smoke'], []));
    const { state, entries } = answer(asked.state, exchange, { type: 'REFUSE' });
    expect(goods(state)).toEqual(goods(turnOf()));
    expect(entries).toEqual([{ type: 'exchange-refused', runner: 'mara', other: 'oskar' }]);
    expect(acting.why(state, offer(['c-smoke'], []))?.id).toBe('exchangeOnce');
  });
});

describe('DL-USE-04: a Runner always keeps a Weapon', () => {
  it('refuses to give the Weapon in the slot away, or to take it, for no other', () => {
    expect(acting.why(turnOf(), offer(['w-bow'], []))?.id).toBe('needWeapon');
    expect(acting.why(turnOf(), offer(['c-smoke'], ['w-hammer']))?.id).toBe('needWeapon');
  });

  it('fills the slot with the Weapon received', () => {
    const { state } = answer(turnOf(), acting, offer(['w-bow'], ['w-hammer']));
    expect(goods(state)).toEqual([
      ['w-hammer', 'c-smoke', 'e-inhibitor'],
      ['w-bow', 'c-knives'],
    ]);
  });

  it('knows no limit on the number of Items', () => {
    const { state } = answer(turnOf(), acting, offer([], ['c-knives']));
    expect(state.runners[0]?.items).toHaveLength(3);
  });
});
