import type { Session } from '../../machines/kernel/contract';
import type { Game } from '../../machines/kernel/game';
import { createSession, type NewGame } from '../../machines/kernel/session';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';
import { isBlank, t, toldApart } from '../i18n';

/** "Player 2" */
export function nameOf(index: number): string {
  return t('ui.new.player', { n: index + 1 });
}

/**
 * The seats of a new game: whoever gave no name that can be seen has the one of the place at the table, and whoever is called like
 * somebody before a number as well.
 */
export function named<S extends { readonly name: string }>(seats: readonly S[]): readonly S[] {
  const names = toldApart(seats.map(({ name }, index) => (isBlank(name) ? nameOf(index) : name.trim())));
  return seats.map((seat, index) => ({ ...seat, name: names[index] ?? seat.name }));
}

/**
 * A game in which the picks that were planned have been made.
 * @param picks those that turn out to be forced are left out
 */
export function startPicked<State, Move extends AnyMove, Entry extends AnyEntry, Options>(
  game: Game<State, Move, Entry, Options>,
  newGame: NewGame<Options>,
  picks: readonly Move[],
): Session<State, Move, Entry> {
  const session: Session<State, Move, Entry> = createSession(game, newGame);
  for (const move of picks) {
    const by = session.makerOf(move);
    if (by && session.whyNot(move, by) === null) session.play(move, by);
  }
  return session;
}
