/** Whether some move would have won at once, whatever luck says: every move is tried with several lucks. */
import type { Game } from '../../../machines/kernel/game';
import { resumeSession } from '../../../machines/kernel/session';
import { createLuck, type Luck } from '../../../models/kernel/luck';
import type { AnyEntry, AnyMove, Position } from '../../../models/kernel/types';
import type { Step } from './watched-game';

const LUCKS = 6;

/** The position after a move, with other luck than the game had. */
export function afterMove<
  State extends { readonly luck: Luck },
  Move extends AnyMove,
  Entry extends AnyEntry,
  Options,
>(game: Game<State, Move, Entry, Options>, { value, state }: Position<State>, move: Move, luck: string) {
  const seats = game.rules.seatsOf(state);
  const options = (state as unknown as { readonly options: Options }).options;
  const shuffled = { ...state, luck: createLuck(luck) };
  const stopover = { value, state: shuffled, log: [], moves: [], asides: [] };
  const session = resumeSession(game, { options, seats, seed: luck }, stopover);
  session.playByAnyone(move);
  return session;
}

/** Whether a move wins for the seat before anybody has to decide anything, with every luck that is tried. */
export function winsAtOnce<
  State extends { readonly luck: Luck },
  Move extends AnyMove,
  Entry extends AnyEntry,
  Options,
>(game: Game<State, Move, Entry, Options>, { before, seat, move: made }: Step<State, Move, Entry>): boolean {
  const wins = (move: Move) =>
    Array.from({ length: LUCKS }, (_, index) => `luck ${index}`).every((luck) =>
      afterMove(game, before, move, luck).whole().outcome?.winners.includes(seat),
    );
  const legal = game.rules
    .legalMoves(before)
    .filter((move) => game.rules.mayMove(before, move, seat) === null);
  return legal.some((move) => move !== made && wins(move));
}
