/** The composer with what is always the same for a game. */
import type { Reason } from '../../../models/kernel/types';
import type { SnapshotOf } from '../../games/face';
import type { PlayedGame } from '../played-game';
import { useTableGame, useTableSnapshot } from '../table-game';
import type { Composing } from './draft';
import type { Notice } from './notice';
import { type Composer, useComposer } from './use-composer';

/** What a game brings to its composer, the same for every decision. */
export interface GameComposing<G extends PlayedGame> {
  readonly composing: Composing<G>;
  /**
   * Whether a finished move is looked at once more before it is made.
   * @param asks whether the person wants to be asked before something can't be taken back
   */
  readonly needsLook: (move: G['Move'], state: G['State'], asks: boolean) => boolean;
  /** What the rules say against a move, in words. */
  readonly refused: (reason: Reason) => Notice;
  /** Whether nothing is to be decided after a move that was to be repeated. Left out by a game that repeats none. */
  readonly goesOn?: (before: SnapshotOf<G>, after: SnapshotOf<G>) => boolean;
}

export interface GameComposerOptions<G extends PlayedGame> {
  /** Moves of the open decision; none while a bot decides. */
  readonly legal: readonly G['Move'][];
  /** Whether to ask before something can't be taken back. */
  readonly asks: boolean;
  /** Why the coach would rather see another move; null when any is welcome. */
  readonly objects?: (move: G['Move']) => Notice | null;
}

/**
 * Puts the moves of the game on the table together.
 * @param game keeps its identity
 */
export function useGameComposer<G extends PlayedGame>(
  { composing, needsLook, ...game }: GameComposing<G>,
  { asks, ...wanted }: GameComposerOptions<G>,
): Composer<G> {
  const snapshot = useTableSnapshot<G>();
  return useComposer<G>(composing, {
    ...game,
    ...wanted,
    game: useTableGame<G>(),
    snapshot,
    needsLook: (move) => needsLook(move, snapshot.position.state, asks),
  });
}
