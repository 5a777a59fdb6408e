import { gameComposer } from '../../../play/composer/game-composer';
import type { Composer as AnyComposer } from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import type { DyingLight } from '../types';
import { COMPOSING } from './composing';

export type Composer = AnyComposer<DyingLight>;

/** Every move that is put together is confirmed. */
export const useComposer = gameComposer<DyingLight>({
  composing: COMPOSING,
  needsLook: () => true,
  refused: noticeOf,
});
