/** Games of which little is left to be decided: bots have played them, the rest is for a person. */

import { askBot } from '../../../machines/kernel/bots';
import type { OpenSession } from '../../../machines/kernel/contract';
import type { AnyGame } from '../../../machines/kernel/game';
import { loadSession } from '../../../machines/kernel/session';
import type { AnyEntry, AnyMove } from '../../../models/kernel/types';

type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;

/** More decisions than any game has. */
const MOST = 5000;

/**
 * Lets bots play a game to its end.
 * @param left how many decisions of people are to be left
 * @returns the game before the last of them
 */
export function nearEnd<S extends AnySession>(game: AnyGame, session: S, left: number): S {
  const kept: string[] = [];
  for (let moves = 0; moves < MOST && !session.whole().outcome; moves++) {
    if (session.playBot()) continue;
    const [seat = 'seat-1'] = session.whole().prompt.seats;
    kept.push(JSON.stringify(session.save()));
    const { move } = askBot(game.rules, session, seat, 'normal');
    session.play(move, seat);
  }
  const save = kept.at(-left) ?? kept[0];
  if (!save) throw new Error('Nobody was asked.');
  return loadSession(game, JSON.parse(save)) as unknown as S;
}
