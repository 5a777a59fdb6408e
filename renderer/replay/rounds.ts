import type { ReplayStep } from '../../machines/kernel/replay';
import type { AnyEntry } from '../../models/kernel/types';

/** The moment at which a Round begins. */
export interface RoundStart {
  readonly round: number;
  /** The move that brought it about. */
  readonly move: number;
}

/**
 * All Rounds of a game in order; the round tracker may begin anew. A Round that is told of again, as at the turn of each
 * team, has begun already.
 * @param roundBegun the Round that begins with an entry; null for all others
 */
export function roundStarts<Entry extends AnyEntry>(
  steps: readonly ReplayStep<Entry>[],
  roundBegun: (entry: Entry) => number | null,
): readonly RoundStart[] {
  const told = steps.flatMap(({ number, entries }) =>
    entries.flatMap((entry) => {
      const round = roundBegun(entry);
      return round === null ? [] : [{ round, move: number }];
    }),
  );
  return told.filter(({ round }, index) => round !== told[index - 1]?.round);
}

/** The Round that goes on after a move; null during the set-up. */
export function roundAt(rounds: readonly RoundStart[], move: number): RoundStart | null {
  return rounds.findLast((start) => start.move <= move) ?? null;
}
