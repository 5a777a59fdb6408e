import { describe, expect, it } from 'vitest';
import { wished as wishedInDuel } from '../../../renderer/games/outbreak-duel/wished';
import { wished as wishedByNight } from '../../../renderer/games/survive-until-daylight/wished';
import { attacking, newDuel, seats } from '../../helpers/outbreak-duel';
import { sessionAt } from '../../helpers/survive-session';
import { table } from '../../helpers/survive-until-daylight';

const NOTHING = { autoPass: 'ask', keepFitting: false } as const;

describe('what people want once and for all', () => {
  it('has found cards that fit kept without asking, until the bag itself is set otherwise (SD-SRCH-04)', () => {
    const session = sessionAt('tradeOpen', table({ seats: 2, bots: [2] }));
    const wishes = { ...NOTHING, keepFitting: true };
    expect(wishedByNight(session.seen('table'), NOTHING)).toBeNull();
    const wish = wishedByNight(session.seen('table'), wishes);
    if (!wish) throw new Error('Nothing is wished.');
    expect(session.play(wish.move, wish.by).ok).toBe(true);
    expect(session.whole().position.state.members[0]?.autoKeep).toBe(true);
    expect(session.play({ ...wish.move, autoKeep: false } as typeof wish.move, wish.by).ok).toBe(true);
    expect(wishedByNight(session.seen('table'), wishes)).toBeNull();
  });

  it('sets the replies of a duel once for the person who looks, as legal as any other wish (OD-PRIV-05)', () => {
    const session = newDuel({}, seats('person', 'bot'));
    const seen = session.seen('seat-1');
    expect(wishedInDuel(seen, NOTHING)).toBeNull();
    const wish = wishedInDuel(seen, { ...NOTHING, autoPass: 'small' });
    expect(wish).toMatchObject({
      by: 'seat-1',
      move: { type: 'AUTO_PASS', settings: { minAttackDamage: 3 } },
    });
    if (!wish) throw new Error('Nothing is wished.');
    expect(session.play(wish.move, wish.by).ok).toBe(true);
    expect(wishedInDuel(session.seen('seat-1'), { ...NOTHING, autoPass: 'small' })).toBeNull();
  });

  it('says nothing for a seat that does not look, nor for a bot (OD-PRIV-01)', () => {
    const people = attacking({ seats: seats('person', 'person') });
    expect(wishedInDuel(people.seen('table'), { ...NOTHING, autoPass: 'all' })).toBeNull();
    const duel = newDuel({}, seats('person', 'bot'));
    expect(wishedInDuel(duel.seen('seat-2'), { ...NOTHING, autoPass: 'all' })).toBeNull();
  });
});
