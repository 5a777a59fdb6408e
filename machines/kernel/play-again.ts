/** Moves that were played once, played again together with what happened beside them. */
import type { SaveEnvelope } from '../../models/kernel/save';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';
import type { PlayResult, Session } from './contract';

export type Recorded<Move extends AnyMove> = Pick<SaveEnvelope<unknown, Move>, 'moves' | 'asides'>;

function handOverAfter(
  session: Session<unknown, AnyMove, AnyEntry>,
  { asides }: Recorded<AnyMove>,
  move: number,
): void {
  for (const aside of asides) {
    if (aside.kind === 'hand-over' && aside.move === move) session.handOver(aside.seat, aside.controller);
  }
}

/** Hands over the seats that changed hands before the first move. */
export function beginAgain<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: Session<State, Move, Entry>,
  recorded: Recorded<Move>,
): void {
  handOverAfter(session, recorded, 0);
}

/** Plays one move with the comment on it, and hands over the seats that changed hands after it. */
export function playMoveAgain<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: Session<State, Move, Entry>,
  recorded: Recorded<Move>,
  move: Move,
): PlayResult<Entry> {
  const number = session.getSnapshot().moves.length + 1;
  const comment = recorded.asides.find((aside) => aside.kind === 'comment' && aside.move === number);
  const result =
    comment?.kind === 'comment' ? session.play(move, comment.seat, comment.text) : session.play(move);
  if (result.ok) handOverAfter(session, recorded, number);
  return result;
}

/** Brings a new session to the end of what was recorded, as far as its moves are legal. */
export function playAgain<State, Move extends AnyMove, Entry extends AnyEntry>(
  session: Session<State, Move, Entry>,
  recorded: Recorded<Move>,
): void {
  beginAgain(session, recorded);
  for (const move of recorded.moves) playMoveAgain(session, recorded, move);
}
