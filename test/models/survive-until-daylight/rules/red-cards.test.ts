import { describe, expect, it } from 'vitest';
import { createLuck } from '../../../../models/kernel/luck';
import type { PileCardId } from '../../../../models/survive-until-daylight/ids';
import { sufferRed } from '../../../../models/survive-until-daylight/rules/red-cards';
import { asked, playAll, sessionAt, stateOf } from '../../../helpers/survive-session';
import {
  draws,
  entriesOf,
  memberAt,
  perform,
  type TablePlan,
  table,
} from '../../../helpers/survive-until-daylight';

/** Seat 1 draws the top card of the pile. */
function drawing(pile: readonly PileCardId[], plan: TablePlan = {}) {
  const state = table({ seats: 2, ...plan, pile, more: { searcher: 'seat-1' } });
  const session = sessionAt('searchTurn', state);
  return { session, entries: playAll(session, { type: 'DRAW' }) };
}

describe('red cards (SD-SRCH-06)', () => {
  it('SD-TV-15: bite at once, and allies do not help (SD-DMG-01, SD-SURV-04)', () => {
    const { session, entries } = drawing(['rd-rodent2', 'wave'], {
      members: { 1: { remaining: 3, allies: 2 } },
    });
    expect(entries).toEqual([
      { type: 'card-found', seat: 'seat-1', card: 'rd-rodent2' },
      { type: 'damage-taken', seat: 'seat-1', amount: 2, total: 9, source: 'rd-rodent2', splash: false },
    ]);
    expect(memberAt(stateOf(session), 1)).toMatchObject({ damage: 9, allies: 2 });
    expect(stateOf(session).rubbleDiscard).toEqual(['rd-rodent2']);
    expect(asked(session)).toEqual(['searchTurn', 'seat-2']);
  });

  it('SD-TV-16: may kill, whatever would have come next (SD-EDGE-04, SD-END-03, SD-END-04)', () => {
    const { session, entries } = drawing(['rd-rodent2', 'wave'], { members: { 1: { remaining: 2 } } });
    expect(session.whole()).toMatchObject({
      position: { value: 'gameOver' },
      outcome: { winners: [], reason: 'sd.outcome.character-died' },
    });
    expect(entries.map(({ type }) => type)).toEqual([
      'card-found',
      'damage-taken',
      'character-died',
      'game-over',
    ]);
  });

  it('SD-TV-17: crows take any single card, each alike (SD-ITEM-07)', () => {
    const cards = [['wp-pipe', 'jk-junk', 'am-bullet', 'am-bullet', 'am-bullet']] as const;
    const state = table({ cards, pile: ['wave'], more: { searcher: 'seat-1', drawn: 'rd-crow' } });
    const lost = Array.from({ length: 500 }, (_, n) => {
      const { entries } = perform({ ...state, luck: createLuck(`crow ${n}`) }, sufferRed);
      return entriesOf(entries, 'card-lost')[0]?.card;
    });
    const share = (card: string) => lost.filter((one) => one === card).length / lost.length;
    expect(share('am-bullet')).toBeGreaterThan(0.5);
    expect(share('am-bullet')).toBeLessThan(0.7);
    expect(share('wp-pipe')).toBeGreaterThan(0.1);
    expect(share('am-bullet') + share('wp-pipe') + share('jk-junk')).toBeCloseTo(1);
  });

  it('crows find nothing in an empty bag (SD-ITEM-07)', () => {
    const { entries } = drawing(['rd-crow', 'wave'], { cards: [[]] });
    expect(entries).toEqual([{ type: 'card-found', seat: 'seat-1', card: 'rd-crow' }]);
  });

  it('crows take the loaded card, out of the game (SD-ITEM-08)', () => {
    const { session, entries } = drawing(['rd-crow', 'wave'], {
      cards: [['wp-pipe', 'jk-junk']],
      luck: draws('loss', 'jk-junk'),
    });
    expect(entries[1]).toEqual({ type: 'card-lost', seat: 'seat-1', card: 'jk-junk', to: 'rd-crow' });
    expect(stateOf(session).rubbleDiscard.toSorted()).toEqual(['jk-junk', 'rd-crow', 'sw-trigger']);
  });
});

describe('the Drifter', () => {
  const plan: TablePlan = { characters: ['ch-drifter', 'ch-trigger'], firstPlayer: 2 };

  it('SD-TV-18: shrugs red cards off, and draws again for the first (SD-PERK-07, SD-EDGE-33)', () => {
    const { session, entries } = drawing(['rd-rodent2', 'rd-crow', 'jk-junk', 'wave'], plan);
    expect(entries.slice(1)).toEqual([
      { type: 'perk-used', seat: 'seat-1', perk: 'seen-worse' },
      { type: 'red-ignored', seat: 'seat-1', card: 'rd-rodent2', again: true },
    ]);
    expect(asked(session)).toEqual(['searchTurn', 'seat-1']);
    expect(playAll(session, { type: 'DRAW' })[1]).toEqual({
      type: 'red-ignored',
      seat: 'seat-1',
      card: 'rd-crow',
      again: false,
    });
    expect(asked(session)).toEqual(['searchTurn', 'seat-2']);
    expect(memberAt(stateOf(session), 1)).toMatchObject({ damage: 0, cards: ['sw-drifter'] });
  });

  it('may find WAVE! instead, and decides as usual (SD-EDGE-02)', () => {
    const { session } = drawing(['rd-rodent1', 'wave', 'jk-junk'], plan);
    playAll(session, { type: 'DRAW' });
    expect(asked(session)).toEqual(['wave', 'seat-1']);
    expect(session.legalMoves()).toEqual([{ type: 'ACCEPT' }, { type: 'DELAY' }]);
  });
});
