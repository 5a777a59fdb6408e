import type { Move } from '../../../../models/outbreak-duel/moves';
import type { Notice } from '../../../play/composer/notice';
import {
  type Composer as AnyComposer,
  useComposer as useAnyComposer,
} from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import { useGame, useSnapshot } from '../table-game';
import type { OutbreakDuel } from '../types';
import { COMPOSING } from './composing';
import { needsLook } from './needs-look';

export type Composer = AnyComposer<OutbreakDuel>;

export interface ComposerOptions {
  /** Moves of the open decision; none while a bot decides. */
  readonly legal: readonly Move[];
  /** Whether to ask before something can't be taken back. */
  readonly asks: boolean;
  /** Why the coach would rather see another move; null when any is welcome. */
  readonly objects?: (move: Move) => Notice | null;
}

export function useComposer({ legal, asks, objects }: ComposerOptions): Composer {
  const [game, snapshot] = [useGame(), useSnapshot()];
  return useAnyComposer(COMPOSING, {
    game,
    snapshot,
    legal,
    needsLook: (move) => needsLook(move, snapshot.position.state, asks),
    refused: noticeOf,
    ...(objects && { objects }),
  });
}
