/**
 * Two games that differ only in a hidden hand look the same to the other seat (OD-PRIV-06): view, prompt, legal moves, log and
 * what can be taken back, at every step of random games of two people at one screen.
 */
import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { createLuck, randomInt } from '../../../models/kernel/luck';
import type { SeatId } from '../../../models/kernel/types';
import { CARD_IDS } from '../../../models/outbreak-duel/ids';
import type { Move } from '../../../models/outbreak-duel/moves';
import { fork, PEOPLE, pairingOf } from '../../helpers/hidden-hands';
import type { ODSession } from '../../helpers/outbreak-duel';
import { moveChooser } from '../../helpers/random-play';

/** All of them every night; a sample in `npm test`. */
const GAMES = Number(process.env.CURFEW_PRIVACY_GAMES ?? (process.env.CURFEW_THOROUGH === '1' ? 200 : 6));
/** Everything that leaves a session towards a seat. */
function seenBy(session: ODSession, seat: SeatId) {
  const { position, prompt, legal, log, asides, undo, redo, outcome, round } = session.seen(seat);
  const entries = log.map(({ entry }) => entry);
  return { position, prompt, legal, entries, asides: [...asides], undo, redo, outcome, round };
}

/** In the own Survivor Phase a person may be asked in a window that others know nothing of (OD-PRIV-01): it is let go. */
function letGo(session: ODSession): void {
  const open = () =>
    session.whole().prompt.id.endsWith('Window') && session.whole().position.state.phase === 'survivor';
  while (open()) session.playByAnyone({ type: 'PASS' });
}

/** What shows a card of the hand or deck to everybody: then the games differ for a reason. */
const SHOWING: readonly Move['type'][] = ['PLAY', 'EVENT', 'LOOT', 'REACT', 'PICK_CARD'];

function isOpenTo(session: ODSession, move: Move): boolean {
  return session.whyIllegal(move) === null;
}

/** Cards that come off the deck before everybody's eyes make the games differ. */
function gnaws(session: ODSession): boolean {
  return session.whole().log.some(({ entry }) => entry.type === 'gnawed');
}

function compare(
  session: ODSession,
  game: number,
  step: number,
  choose: (legal: readonly Move[]) => Move,
): number {
  let compared = 0;
  for (const side of [0, 1] as const) {
    const { one, other } = fork(session, side, `${game} ${step}`);
    const watcher: SeatId = one.whole().position.state.players[side === 0 ? 1 : 0].seat;
    const about = JSON.stringify({ game, step, side, decision: one.whole().prompt.id });
    expect(seenBy(other, watcher), about).toEqual(seenBy(one, watcher));
    const both = one.legalMoves().filter((move) => !SHOWING.includes(move.type) && isOpenTo(other, move));
    if (both.length === 0) continue;
    const move = choose(both);
    for (const branch of [one, other]) {
      branch.playByAnyone(move);
      letGo(branch);
    }
    if (gnaws(one)) continue;
    expect(seenBy(other, watcher), `${about} ${JSON.stringify(move)}`).toEqual(seenBy(one, watcher));
    compared++;
  }
  return compared;
}

describe('a hidden hand', () => {
  it(`OD-PRIV-06, OD-PRIV-02, OD-PRIV-04: shows to the other seat in nothing, at every step of ${GAMES} random games`, () => {
    let compared = 0;
    for (let game = 0; game < GAMES; game++) {
      const session: ODSession = createSession(outbreakDuel, {
        options: pairingOf(game),
        seats: PEOPLE,
        seed: `hidden ${game}`,
      });
      const [choose, tryOut] = [moveChooser<Move>(`hidden ${game}`), moveChooser<Move>(`tried ${game}`)];
      for (let step = 0; !session.whole().outcome; step++) {
        compared += compare(session, game, step, tryOut);
        session.playByAnyone(choose(session.legalMoves()));
      }
    }
    expect(compared).toBeGreaterThan(100 * GAMES);
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
