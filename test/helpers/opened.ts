import type { OpenSession, Session } from '../../machines/kernel/contract';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';

/** A session of the app with all its secrets, for tests that look behind the cards. */
export function opened<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: Session<State, Move, Entry>,
): OpenSession<State, Move, Entry> {
  return session as OpenSession<State, Move, Entry>;
}
