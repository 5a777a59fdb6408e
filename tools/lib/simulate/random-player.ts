import { createLuck, pickOne, randomInt } from '../../../models/kernel/luck';
import type { AnyMove } from '../../../models/kernel/types';

/** Chooses a legal move by seeded luck: first the kind, then one of it, so that the many ways to pay don't drown the rest. */
export function randomPlayer(seed: string): <Move extends AnyMove>(legal: readonly Move[]) => Move {
  const luck = createLuck(`moves of ${seed}`);
  return (legal) => {
    const kind = pickOne(luck, 'kind', [...new Set(legal.map((move) => move.type))]);
    const moves = legal.filter((move) => move.type === kind);
    const move = moves[randomInt(luck, 0, moves.length - 1)];
    if (!move) throw new Error('No move is legal, and the game has not ended.');
    return move;
  };
}
