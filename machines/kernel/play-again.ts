/** Moves that were played once, played again together with what happened beside them. */
import type { SaveEnvelope } from '../../models/kernel/save';
import type { AnyEntry, AnyMove, MadeMove } from '../../models/kernel/types';
import type { OpenSession, PlayResult } from './contract';

export type Recorded<Move extends AnyMove> = Pick<SaveEnvelope<unknown, Move>, 'moves' | 'asides'>;

function handOverAfter(
  session: OpenSession<unknown, AnyMove, AnyEntry>,
  { asides }: Recorded<AnyMove>,
  move: number,
): void {
  for (const aside of asides) {
    if (aside.kind === 'hand-over' && aside.move === move) session.handOver(aside.seat, aside.controller);
  }
}

/** Hands over the seats that changed hands before the first move. */
export function beginAgain<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: OpenSession<State, Move, Entry>,
  recorded: Recorded<Move>,
): void {
  handOverAfter(session, recorded, 0);
}

/**
 * Plays one move for whom it was made by (for a save that does not tell, for who may make it), with the comment on it, and
 * hands over the seats that changed hands after it.
 */
export function playMoveAgain<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: OpenSession<State, Move, Entry>,
  recorded: Recorded<Move>,
  number: number,
  { by, move }: MadeMove<Move>,
): PlayResult<Entry> {
  const comment = recorded.asides.find((aside) => aside.kind === 'comment' && aside.move === number);
  const said = comment?.kind === 'comment' ? comment : null;
  const maker = by ?? said?.seat;
  const result = maker ? session.play(move, maker, said?.text) : session.playByAnyone(move, said?.text);
  if (result.ok) handOverAfter(session, recorded, number);
  return result;
}

/** Brings a new session to the end of what was recorded, as far as its moves are legal. */
export function playAgain<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: OpenSession<State, Move, Entry>,
  recorded: Recorded<Move>,
): void {
  beginAgain(session, recorded);
  for (const [index, made] of recorded.moves.entries()) playMoveAgain(session, recorded, index + 1, made);
}
