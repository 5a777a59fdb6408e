import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TRIGGERS } from '../../../../../models/outbreak-duel/content/reacts';
import { SeatWishes, seatsHere } from '../../../../../renderer/games/outbreak-duel/hud/seat-wishes';
import { acting, type ODSession, S, seats, stateOf, Z } from '../../../../helpers/outbreak-duel';

const drawn = (session: ODSession) =>
  renderToStaticMarkup(<SeatWishes state={stateOf(session)} seat={S} onMove={() => {}} />);

describe('what a seat wants to be asked (OD-PRIV-05)', () => {
  it('is one’s own to change, and while people look on together that of every person, never a bot’s', () => {
    const alone = stateOf(acting());
    const two = stateOf(acting({ seats: seats('person', 'person') }));
    expect([
      seatsHere(alone, S),
      seatsHere(alone, 'table'),
      seatsHere(two, Z),
      seatsHere(two, 'table'),
    ]).toEqual([[S], [S], [Z], [S, Z]]);
    expect(seatsHere(stateOf(acting({ seats: seats('bot', 'bot') })), 'table')).toEqual([]);
  });

  it('shows every trigger, the least damage, the rest of the phase, and the way to give up', () => {
    const { autoPass } = stateOf(acting()).players[0];
    const wishes = {
      ...autoPass,
      minAttackDamage: 2,
      triggers: { ...autoPass.triggers, kill: 'pass' },
    } as const;
    const session = acting({ s: { autoPass: wishes } });
    const markup = drawn(session);
    const switches = [...markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) =>
      box.includes('checked=""'),
    );
    expect(switches).toEqual([...TRIGGERS.map((trigger) => trigger !== 'kill'), false]);
    expect(markup).toContain('<option value="2" selected="">2</option>');
    expect(markup).toContain('Dutch gives up');
  });

  it('is the same whatever the seat holds', () => {
    const drawnWith = (hand: readonly ('R01' | 'W01')[]) => drawn(acting({ s: { hand } }));
    expect(drawnWith(['R01'])).toBe(drawnWith(['W01']));
  });
});
