import { describe, expect, it } from 'vitest';
import type { PileCardId } from '../../../../models/survive-until-daylight/ids';
import { asked, playAll, sessionAt, stateOf } from '../../../helpers/survive-session';
import { draws, memberAt, seatOf, type TablePlan, table } from '../../../helpers/survive-until-daylight';

const SIX: readonly PileCardId[] = ['jk-junk', 'hl-bar', 'hl-can', 'am-arrow', 'am-arrow', 'in-nails'];

/** Seat 2 of three has drawn WAVE!. */
function waveDrawn(plan: TablePlan = {}) {
  return sessionAt(
    'wave',
    table({ seats: 3, pile: SIX, ...plan, more: { searcher: seatOf(2), drawn: 'wave', ...plan.more } }),
  );
}

describe('WAVE! (SD-WAVE-01)', () => {
  it('SD-TV-12: delayed costs 1, is shuffled back, and the same seat draws again (SD-WAVE-03, SD-DMG-01)', () => {
    const session = waveDrawn({
      members: { 2: { remaining: 5, allies: 1 } },
      luck: draws('rubble', 'hl-can'),
    });
    const entries = playAll(session, { type: 'DELAY' });
    expect(entries).toEqual([
      { type: 'wave-delayed', seat: 'seat-2', cards: 6 },
      { type: 'damage-taken', seat: 'seat-2', amount: 1, total: 8, source: 'delay', splash: false },
    ]);
    expect(memberAt(stateOf(session), 2)).toMatchObject({ damage: 8, allies: 1 });
    expect(stateOf(session).activePile.toSorted()).toEqual([...SIX, 'wave'].toSorted());
    expect(asked(session)).toEqual(['searchTurn', 'seat-2']);
    playAll(session, { type: 'DRAW' }, { type: 'LEAVE' });
    expect(asked(session)).toEqual(['searchTurn', 'seat-3']);
  });

  it('may come up again at once and be delayed again (SD-WAVE-03, SD-EDGE-02)', () => {
    const session = waveDrawn({ luck: draws('rubble', 'wave') });
    playAll(session, { type: 'DELAY' }, { type: 'DRAW' });
    expect(asked(session)).toEqual(['wave', 'seat-2']);
    expect(session.whyIllegal({ type: 'DELAY' })).toBeNull();
  });

  it('SD-TV-13: cannot be delayed by whom it would kill (SD-WAVE-04)', () => {
    const session = waveDrawn({ members: { 2: { remaining: 1 } } });
    expect(session.whyIllegal({ type: 'DELAY' })).toEqual({ id: 'DELAY_WOULD_KILL', params: {} });
    expect(session.legalMoves()).toEqual([{ type: 'ACCEPT' }]);
  });

  it('SD-TV-14: cannot be delayed as the last card of the pile (SD-WAVE-04, SD-WAVE-05)', () => {
    const session = waveDrawn({ pile: [] });
    expect(session.whyIllegal({ type: 'DELAY' })).toEqual({ id: 'PILE_EMPTY', params: {} });
    expect(session.legalMoves()).toEqual([{ type: 'ACCEPT' }]);
  });

  it('accepted ends the search and makes its drawer the target (SD-WAVE-02, SD-SRCH-03)', () => {
    const session = waveDrawn();
    expect(playAll(session, { type: 'ACCEPT' })[0]).toEqual({ type: 'wave-accepted', seat: 'seat-2' });
    expect(stateOf(session)).toMatchObject({ waveHolder: 'seat-2', searcher: null, activePile: SIX });
    expect(asked(session)).toEqual(['tradeOpen', 'seat-1', 'seat-2', 'seat-3']);
  });

  it('alone in the pile of an overtime search is drawn and accepted (SD-EDGE-03, SD-WAVE-06)', () => {
    const session = sessionAt(
      'searchTurn',
      table({ round: 7, line: ['brute'], pile: ['wave'], more: { searcher: 'seat-1' } }),
    );
    const entries = playAll(session, { type: 'DRAW' });
    expect(entries.slice(0, 3)).toEqual([
      { type: 'card-found', seat: 'seat-1', card: 'wave' },
      { type: 'forced', move: { type: 'ACCEPT' }, reason: 'only-option' },
      { type: 'wave-accepted', seat: 'seat-1', undelayed: 'PILE_EMPTY' },
    ]);
    expect(stateOf(session).waveHolder).toBe('seat-1');
  });

  it('is no card that one could keep, give or throw away (SD-WAVE-07)', () => {
    const session = waveDrawn();
    expect(session.whyIllegal({ type: 'KEEP', discard: null })).toEqual({
      id: 'notNow',
      params: {},
    });
  });
});
