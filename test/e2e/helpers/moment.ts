/** Moments of a game worth a picture: bots play for everybody until then. */
import type { Seen, Session } from '../../../machines/kernel/contract';
import type { Bot } from '../../../models/kernel/game-rules';
import type { AnyEntry, AnyMove, SeatId } from '../../../models/kernel/types';

export type Moment<S, M extends AnyMove, E extends AnyEntry> = (snapshot: Seen<S, M, E>) => boolean;

interface Played<S, M extends AnyMove, E extends AnyEntry> {
  readonly begin: (seed: string) => Session<S, M, E>;
  readonly botOf: (seat: SeatId) => Bot<S, M>;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
/** So many games are tried: most never come to a rare moment. */
const GAMES = 60;

export const nameOf = (index: number): string => NAMES[index] ?? '';

/** One game until the moment comes or the game is over. */
function gameUntil<S, M extends AnyMove, E extends AnyEntry>(
  session: Session<S, M, E>,
  botOf: Played<S, M, E>['botOf'],
  moment: Moment<S, M, E>,
): boolean {
  for (;;) {
    const snapshot = session.seen('table');
    if (moment(snapshot)) return true;
    if (snapshot.outcome) return false;
    const move = botOf(snapshot.prompt.seats[0] ?? 'seat-1').choose(snapshot.position, snapshot.legal);
    session.play(move, session.makerOf(move) ?? 'seat-1');
  }
}

/**
 * A game that has come to a moment.
 * @throws Error when no game gets there
 */
export function gameAtMoment<S, M extends AnyMove, E extends AnyEntry>(
  { begin, botOf }: Played<S, M, E>,
  moment: Moment<S, M, E>,
): Session<S, M, E> {
  for (let game = 1; game <= GAMES; game++) {
    const session = begin(`picture-${game}`);
    if (gameUntil(session, botOf, moment)) return session;
  }
  throw new Error('No game of the bots gets there.');
}
