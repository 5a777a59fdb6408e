import { describe, expect, it } from 'vitest';
import type { Move } from '../../../models/survive-until-daylight/moves';
import { sessionAt } from '../../helpers/survive-session';
import { table } from '../../helpers/survive-until-daylight';

const NOT_SEAT_1 = { id: 'notYourTurn', params: { name: { names: ['Player 1'] }, n: 1 } };

describe('who may make a move', () => {
  it('is in a combat turn whose turn it is: who merely holds Cheer may cheer, and do nothing else', () => {
    const session = sessionAt(
      'combatTurn',
      table({
        seats: 2,
        members: { 2: { cards: ['sp-cheer'] } },
        line: ['brute'],
        more: { actor: 'seat-1', actions: 1 },
      }),
    );
    const attack: Move = { type: 'ATTACK', weaponId: 'bare-hands', targetId: 'brute-1', ammo: 0, vitaly: 0 };
    expect(session.whole().prompt.seats).toEqual(['seat-1', 'seat-2']);
    expect(session.play(attack, 'seat-2')).toEqual({ ok: false, reason: NOT_SEAT_1 });
    expect(session.seen('seat-2').legal).toEqual([{ type: 'CHEER', seat: 'seat-2' }]);
    expect(session.seen('seat-1').legal).not.toContainEqual({ type: 'CHEER', seat: 'seat-2' });
    expect(session.play({ type: 'CHEER', seat: 'seat-2' }, 'seat-2').ok).toBe(true);
  });

  it('is in the Trade phase each seat for itself: who is ready may say otherwise', () => {
    const session = sessionAt('tradeOpen', table({ seats: 2, more: { ready: ['seat-1'] } }));
    const unready: Move = { type: 'UNREADY', seat: 'seat-1' };
    expect(session.whole().prompt.seats).toEqual(['seat-2']);
    expect(session.whyNot(unready, 'seat-2')).toEqual(NOT_SEAT_1);
    expect(session.play(unready, 'seat-1').ok).toBe(true);
  });

  it('is whoever a wish is of, whatever is decided by whom', () => {
    const session = sessionAt(
      'searchTurn',
      table({ seats: 2, pile: ['wave'], more: { searcher: 'seat-1' } }),
    );
    const wish: Move = { type: 'SET_SEAT_OPTION', seat: 'seat-2', luckyAsk: 'never' };
    expect(session.whyNot(wish, 'seat-1')).toEqual({
      ...NOT_SEAT_1,
      params: { name: { names: ['Player 2'] }, n: 1 },
    });
    expect(session.play(wish, 'seat-2').ok).toBe(true);
    expect(session.play({ type: 'DRAW' }, 'seat-2')).toEqual({ ok: false, reason: NOT_SEAT_1 });
  });
});
