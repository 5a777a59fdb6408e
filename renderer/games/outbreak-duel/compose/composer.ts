import {
  type GameComposerOptions,
  type GameComposing,
  useGameComposer,
} from '../../../play/composer/game-composer';
import type { Composer as AnyComposer } from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import type { OutbreakDuel } from '../types';
import { COMPOSING } from './composing';
import { needsLook } from './needs-look';

export type Composer = AnyComposer<OutbreakDuel>;

const GAME: GameComposing<OutbreakDuel> = { composing: COMPOSING, needsLook, refused: noticeOf };

export function useComposer(options: GameComposerOptions<OutbreakDuel>): Composer {
  return useGameComposer(GAME, options);
}
