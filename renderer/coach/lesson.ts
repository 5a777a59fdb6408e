import type { Session } from '../../machines/kernel/contract';
import type { Entry } from '../../models/dying-light/entries';
import type { Move } from '../../models/dying-light/moves';
import type { State } from '../../models/dying-light/state';
import type { Lesson } from '../../models/dying-light/tutorial';

/** The running game as the coach sees it. */
export function lessonOf(
  session: Pick<Session<State, Move, Entry>, 'getSnapshot' | 'legalMoves'>,
  legal = session.legalMoves(),
): Lesson {
  const { position, prompt, log, moves } = session.getSnapshot();
  return {
    state: position.state,
    decision: prompt.id,
    legal,
    log: log.map(({ entry }) => entry),
    news: log.filter(({ move }) => move === moves.length).map(({ entry }) => entry),
  };
}
