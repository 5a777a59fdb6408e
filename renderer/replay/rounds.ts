import type { DyingLightReplay } from './replay-desk';

/** The moment at which a Round begins. */
export interface RoundStart {
  readonly round: number;
  /** The move that brought it about. */
  readonly move: number;
}

/** All Rounds of a game in order; the round tracker may begin anew. */
export function roundStarts(replay: Pick<DyingLightReplay, 'steps'>): readonly RoundStart[] {
  return replay.steps.flatMap(({ number, entries }) =>
    entries.flatMap((entry) =>
      entry.type === 'round-started' ? [{ round: entry.round, move: number }] : [],
    ),
  );
}

/** The Round that goes on after a move; null during the set-up. */
export function roundAt(rounds: readonly RoundStart[], move: number): RoundStart | null {
  return rounds.findLast((start) => start.move <= move) ?? null;
}
