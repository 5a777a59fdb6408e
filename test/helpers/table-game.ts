/** A session as the interface of its game uses it, for tests that draw parts of it. */
import type { OpenSession } from '../../machines/kernel/contract';
import type { AnyEntry, AnyMove, SeatId } from '../../models/kernel/types';
import type { GameTypes, TableGame } from '../../renderer/games/face';

/** @param maker the seat that makes all moves */
export function tableGame<S, M extends AnyMove, E extends AnyEntry>(
  session: OpenSession<S, M, E>,
  maker: SeatId,
): TableGame<GameTypes> {
  let seen = session.seen('table');
  const game = {
    getSnapshot: () => seen,
    subscribe: (listener: () => void) =>
      session.subscribe(() => {
        seen = session.seen('table');
        listener();
      }),
    whyIllegal: (move: M) => session.whyNot(move, maker),
    play(move: M) {
      const result = session.play(move, maker);
      seen = session.seen('table');
      return result;
    },
    undo: () => session.undo(maker),
    redo: () => session.redo(maker),
  };
  // It carries moves and positions around without looking into them.
  return game as unknown as TableGame<GameTypes>;
}
