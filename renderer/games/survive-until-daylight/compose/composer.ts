import type { Move } from '../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../models/survive-until-daylight/state';
import {
  type GameComposerOptions,
  type GameComposing,
  useGameComposer,
} from '../../../play/composer/game-composer';
import type { Composer as AnyComposer } from '../../../play/composer/use-composer';
import { noticeOf } from '../say';
import type { SurviveUntilDaylight } from '../types';
import { COMPOSING } from './composing';

export type Composer = AnyComposer<SurviveUntilDaylight>;

/** Moves that are looked at once more before they are made. */
function needsLook(move: Move, { actions }: State, asks: boolean): boolean {
  switch (move.type) {
    case 'ATTACK':
    case 'CRAFT':
    case 'PLAY':
    case 'DISCARD':
    case 'JUNK_MARKET':
      return true;
    case 'END_TURN':
      return asks && actions > 0;
    default:
      return false;
  }
}

const GAME: GameComposing<SurviveUntilDaylight> = {
  composing: COMPOSING,
  needsLook,
  refused: noticeOf,
};

export function useComposer(options: GameComposerOptions<SurviveUntilDaylight>): Composer {
  return useGameComposer(GAME, options);
}
