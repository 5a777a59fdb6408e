import type { AnyMove } from './types';

/**
 * The first move with the highest score.
 * @throws Error when there is none to choose from
 */
export function best<Move extends AnyMove>(legal: readonly Move[], score: (move: Move) => number): Move {
  const [first, ...others] = legal;
  if (!first) throw new Error('A bot was asked to move where no move is legal.');
  let [found, highest] = [first, score(first)];
  for (const move of others) {
    const value = score(move);
    if (value > highest) [found, highest] = [move, value];
  }
  return found;
}
