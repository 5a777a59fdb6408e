/**
 * Two games that differ only in a hidden hand are the same to the other seat (OD-PRIV-06): view, prompt, legal moves, log and
 * what can be taken back, at every step of random games of two people at one screen, and what the referee answers.
 * `test/renderer/games/outbreak-duel/privacy.test.tsx` holds the same of what is read, seen and heard.
 */
import { describe, expect, it } from 'vitest';
import { Referee } from '../../../machines/kernel/referee';
import { createSession } from '../../../machines/kernel/session';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { createLuck, randomInt } from '../../../models/kernel/luck';
import type { SeatId } from '../../../models/kernel/types';
import { CARD_IDS } from '../../../models/outbreak-duel/ids';
import { compareHidden, PEOPLE, pairingOf } from '../../helpers/hidden-hands';
import type { ODSession } from '../../helpers/outbreak-duel';

/** All of them every night; a sample in `npm test`. */
const GAMES = Number(process.env.CURFEW_PRIVACY_GAMES ?? (process.env.CURFEW_THOROUGH === '1' ? 200 : 6));
/** Everything that leaves a session towards a seat. */
function seenBy(session: ODSession, seat: SeatId) {
  const { position, prompt, legal, log, asides, undo, redo, outcome, round } = session.seen(seat);
  const entries = log.map(({ entry }) => entry);
  return { position, prompt, legal, entries, asides: [...asides], undo, redo, outcome, round };
}

/** Games that the referee looks at, and every how many steps. */
const [REFEREED, SAMPLE] = [Math.max(1, Math.round(GAMES / 10)), 12];

/** What the referee answers to the other seat. */
function viewOf(session: ODSession, seat: 1 | 2): string {
  const referee = new Referee([outbreakDuel], { sentence: (_, { id }) => id, describeOptions: () => null });
  expect(referee.answer(JSON.stringify({ cmd: 'load', save: session.save() }))).toContain('"ok":true');
  return referee.answer(JSON.stringify({ cmd: 'view', seat }));
}

describe('a hidden hand', () => {
  it(`OD-PRIV-06, OD-PRIV-02, OD-PRIV-04: shows to the other seat in nothing, at every step of ${GAMES} random games`, () => {
    const compared = compareHidden(GAMES, ({ one, other, watcher, about }) => {
      expect(seenBy(other, watcher), about).toEqual(seenBy(one, watcher));
    });
    expect(compared).toBeGreaterThan(100 * GAMES);
  }, 3_600_000);

  it('OD-PRIV-06, OD-PRIV-02: shows to the other seat in no view of the referee, in a sample of the steps', () => {
    let asked = 0;
    const compared = compareHidden(REFEREED, ({ one, other, watcher, about }) => {
      if (++asked % SAMPLE > 0) return;
      const seat = watcher === 'seat-1' ? 1 : 2;
      expect(viewOf(other, seat), about).toBe(viewOf(one, seat));
    });
    expect(compared).toBeGreaterThan(100 * REFEREED);
  }, 3_600_000);

  it('OD-PRIV-02: no card of another hand, of a deck or of a die to come is anywhere in what a seat is shown', () => {
    const session: ODSession = createSession(outbreakDuel, {
      options: pairingOf(1),
      seats: PEOPLE,
      seed: 'leak',
    });
    const luck = createLuck('leak');
    while (!session.whole().outcome) {
      const { state } = session.whole().position;
      for (const side of [0, 1] as const) {
        const hidden = new Set<string>(state.players[side].hand);
        const { options: _, ...seen } = session.seen(state.players[side === 0 ? 1 : 0].seat).position.state;
        const hand = JSON.stringify(seen.players[side].hand) + JSON.stringify(seen.players[side].deck);
        expect(CARD_IDS.filter((id) => hidden.has(id) && hand.includes(id))).toEqual([]);
      }
      const legal = session.legalMoves();
      const move = legal[randomInt(luck, 0, legal.length - 1)];
      if (move) session.playByAnyone(move);
    }
  });
});
