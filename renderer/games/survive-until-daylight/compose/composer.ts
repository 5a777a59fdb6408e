import type { Move } from '../../../../models/survive-until-daylight/moves';
import { composedText } from '../../../i18n';
import { type Notice, objection } from '../../../play/composer/notice';
import {
  type Composer as AnyComposer,
  useComposer as useAnyComposer,
} from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import { useGame, useSnapshot } from '../table-game';
import type { Snapshot, SurviveUntilDaylight } from '../types';
import { COMPOSING } from './composing';

export type Composer = AnyComposer<SurviveUntilDaylight>;

export interface ComposerOptions {
  /** Moves of the open decision; none while a bot decides. */
  readonly legal: readonly Move[];
  /** A turn is ended without asking, even with an action left. */
  readonly endAtOnce: boolean;
  /** Why the coach would rather see another move; null when any is welcome. */
  readonly turnedBack: (move: Move) => string | null;
}

/** Moves that are looked at once more before they are made. */
function needsLook(move: Move, { position }: Snapshot, endAtOnce: boolean): boolean {
  switch (move.type) {
    case 'ATTACK':
    case 'CRAFT':
    case 'PLAY':
    case 'DISCARD':
    case 'JUNK_MARKET':
      return true;
    case 'END_TURN':
      return !endAtOnce && position.state.actions > 0;
    default:
      return false;
  }
}

export function useComposer({ legal, endAtOnce, turnedBack }: ComposerOptions): Composer {
  const [game, snapshot] = [useGame(), useSnapshot()];
  const objects = (move: Move): Notice | null => {
    const why = turnedBack(move);
    return why === null ? null : objection(composedText(`sd.coach.back.${why}`));
  };
  return useAnyComposer(COMPOSING, {
    game,
    snapshot,
    legal,
    needsLook: (move) => needsLook(move, snapshot, endAtOnce),
    refused: noticeOf,
    objects,
  });
}
