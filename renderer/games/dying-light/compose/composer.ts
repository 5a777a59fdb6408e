import {
  type GameComposerOptions,
  type GameComposing,
  useGameComposer,
} from '../../../play/composer/game-composer';
import type { Composer as AnyComposer } from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import type { DyingLight } from '../types';
import { COMPOSING } from './composing';

export type Composer = AnyComposer<DyingLight>;

/** Every move that is put together is confirmed. */
const GAME: GameComposing<DyingLight> = {
  composing: COMPOSING,
  needsLook: () => true,
  refused: noticeOf,
};

export function useComposer(options: GameComposerOptions<DyingLight>): Composer {
  return useGameComposer(GAME, options);
}
