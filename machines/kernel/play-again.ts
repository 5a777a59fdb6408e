/** Moves that were played once, played again together with what happened beside them. */
import type { SaveEnvelope } from '../../models/kernel/save';
import type { AnyEntry, AnyMove, MadeMove } from '../../models/kernel/types';
import type { OpenSession, PlayResult } from './contract';

export type Recorded<Move extends AnyMove> = Pick<SaveEnvelope<unknown, Move>, 'moves' | 'asides'>;

/** Hands over the seats and agrees on what was agreed on after a move. */
function settleAfter(
  session: OpenSession<unknown, AnyMove, AnyEntry>,
  { asides }: Recorded<AnyMove>,
  move: number,
): void {
  for (const aside of asides) {
    if (aside.move !== move) continue;
    if (aside.kind === 'hand-over') session.handOver(aside.seat, aside.controller);
    if (aside.kind === 'house-rule') session.agree(aside);
  }
}

/** Brings about what happened beside the rules before the first move. */
export function beginAgain<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: OpenSession<State, Move, Entry>,
  recorded: Recorded<Move>,
): void {
  settleAfter(session, recorded, 0);
}

/**
 * Plays one move for whom it was made by (for a save that does not tell, for who may make it), with the comment on it, and
 * brings about what happened beside the rules after it.
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
  if (result.ok) settleAfter(session, recorded, number);
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
