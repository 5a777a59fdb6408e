import { describe, expect, it } from 'vitest';
import { asked, playAll, sessionAt, stateOf } from '../../../helpers/survive-session';
import { memberAt, type TablePlan, table } from '../../../helpers/survive-until-daylight';

/** The Haggler with two Junk trades; these cards lie in the active pile. */
function trading(plan: TablePlan = {}) {
  return sessionAt(
    'tradeOpen',
    table({
      characters: ['ch-haggler', 'ch-trigger'],
      cards: [['sw-haggler', 'jk-junk', 'jk-junk']],
      pile: ['rd-rodent1', 'hl-can', 'hl-bar'],
      ...plan,
    }),
  );
}

const market = (count: number, seat: 'seat-1' | 'seat-2' = 'seat-1') =>
  ({ type: 'JUNK_MARKET', seat, count }) as const;

describe('the Junk market (SD-PERK-10)', () => {
  it('SD-TV-63: two Junk bring a bite and a can, which is kept or left', () => {
    const session = trading();
    const entries = playAll(session, market(2));
    expect(entries).toEqual([
      { type: 'perk-used', seat: 'seat-1', perk: 'junk-market' },
      { type: 'junk-traded', seat: 'seat-1', count: 2 },
      { type: 'card-found', seat: 'seat-1', card: 'rd-rodent1' },
      { type: 'damage-taken', seat: 'seat-1', amount: 1, total: 1, source: 'rd-rodent1', splash: false },
      { type: 'card-found', seat: 'seat-1', card: 'hl-can' },
    ]);
    expect(asked(session)).toEqual(['marketKeep', 'seat-1']);
    playAll(session, { type: 'KEEP', discard: null });
    expect(memberAt(stateOf(session), 1).cards).toEqual(['sw-haggler', 'hl-can']);
    expect(stateOf(session)).toMatchObject({ activePile: ['hl-bar'], marketDraws: 0, drawn: null });
    expect(asked(session)[0]).toBe('tradeOpen');
  });

  it('may kill (SD-EDGE-05)', () => {
    const session = trading({ members: { 1: { remaining: 1 } } });
    playAll(session, market(1));
    expect(session.whole().outcome?.winners).toEqual([]);
  });

  it('needs the Haggler, the token, Junk and so many cards, once a round', () => {
    const reason = (plan: TablePlan, count = 1) => trading(plan).whyIllegal(market(count))?.id;
    expect(trading().whyIllegal(market(1, 'seat-2'))?.id).toBe('PERK_NOT_YOURS');
    expect(reason({ firstPlayer: 2 })).toBe('PERK_NEEDS_TOKEN');
    expect(reason({ members: { 1: { used: ['junk-market'] } } })).toBe('PERK_USED');
    expect(reason({}, 3)).toBe('NOT_OWNED');
    expect(reason({ cards: [['jk-junk', 'jk-junk', 'jk-junk']] }, 3)).toBe('NOT_OWNED');
    expect(reason({ pile: ['hl-can'] }, 2)).toBe('PILE_SHORT');
    expect(reason({ pile: ['hl-can'] }, 1)).toBeUndefined();
  });

  it('keeps without asking where the seat wants it so (5.1)', () => {
    const session = trading({ pile: ['hl-can', 'hl-bar'], members: { 1: { autoKeep: true } } });
    playAll(session, market(2));
    expect(memberAt(stateOf(session), 1).cards).toEqual(['sw-haggler', 'hl-can', 'hl-bar']);
    expect(asked(session)[0]).toBe('tradeOpen');
  });
});
