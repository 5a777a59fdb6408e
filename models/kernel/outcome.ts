/** How games end: together, or with winners and losers. */
import type { Outcome, Seat, Viewer } from './types';

interface End {
  readonly won: boolean;
  /** Message id of what ended the game. */
  readonly reason: string;
  readonly score?: number | null;
  /** Message id. */
  readonly rank?: string | null;
}

/** The end of a game in which everybody wins or loses together. */
export function endTogether(
  seats: readonly Pick<Seat, 'id'>[],
  { won, reason, score = null, rank = null }: End,
): Outcome {
  const ids = seats.map(({ id }) => id);
  return {
    winners: won ? ids : [],
    reason,
    scores: score === null ? {} : Object.fromEntries(ids.map((id) => [id, score])),
    rank,
  };
}

/** Whether the game was won by anybody: for a team the same as by everybody. */
export function isWon({ winners }: Pick<Outcome, 'winners'>): boolean {
  return winners.length > 0;
}

/** How the end looks to somebody; to the table a game is won when anybody has won it. */
export function resultFor(outcome: Pick<Outcome, 'winners'>, viewer: Viewer): 'win' | 'loss' {
  const won = viewer === 'table' || viewer === 'everyone' ? isWon(outcome) : outcome.winners.includes(viewer);
  return won ? 'win' : 'loss';
}

/** The score of a team, the highest one among rivals; null in a game without a score. */
export function bestScore({ scores }: Pick<Outcome, 'scores'>): number | null {
  const all = Object.values(scores);
  return all.length > 0 ? Math.max(...all) : null;
}
