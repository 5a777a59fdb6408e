import { rollsOn } from '../../../../models/one-month-in/odds/rolling-on';
import {
  type GameComposerOptions,
  type GameComposing,
  useGameComposer,
} from '../../../play/composer/game-composer';
import type { Composer as AnyComposer } from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import type { OneMonthIn } from '../types';
import { COMPOSING } from './composing';
import { needsLook } from './needs-look';

export type Composer = AnyComposer<OneMonthIn>;

const GAME: GameComposing<OneMonthIn> = {
  composing: COMPOSING,
  needsLook,
  refused: noticeOf,
  goesOn: (before, after) => rollsOn(before.position.state, after.position.state, after.legal),
};

export function useComposer(options: GameComposerOptions<OneMonthIn>): Composer {
  return useGameComposer(GAME, options);
}
