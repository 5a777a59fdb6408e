import type { Session } from '../../machines/kernel/contract';
import type { Lesson } from '../../models/kernel/lesson';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';

/**
 * The running game as the coach sees it.
 * @param legal what can be done at the screen: nothing while a bot decides
 */
export function lessonOf<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: Pick<Session<State, Move, Entry>, 'getSnapshot' | 'legalMoves'>,
  legal = session.legalMoves(),
): Lesson<State, Move, Entry> {
  const { position, prompt, log, moves } = session.getSnapshot();
  return {
    state: position.state,
    decision: prompt.id,
    seat: prompt.seats[0] ?? null,
    legal,
    log: log.map(({ entry }) => entry),
    news: log.filter(({ move }) => move === moves.length).map(({ entry }) => entry),
  };
}
