import type { Move } from '../../../../models/dying-light/moves';
import {
  type Composer as AnyComposer,
  useComposer as useAnyComposer,
} from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import { useGame, useSnapshot } from '../table-game';
import type { DyingLight } from '../types';
import { COMPOSING } from './composing';

export type Composer = AnyComposer<DyingLight>;

/** Every move that is put together is confirmed. */
const needsLook = () => true;

/** @param legal moves of the open decision; none while a bot decides */
export function useComposer(legal: readonly Move[]): Composer {
  const [game, snapshot] = [useGame(), useSnapshot()];
  return useAnyComposer(COMPOSING, { game, snapshot, legal, needsLook, refused: noticeOf });
}
