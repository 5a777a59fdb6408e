import type { Entry } from '../../models/outbreak-duel/entries';
import { rules } from '../../models/outbreak-duel/game-rules';
import type { Move } from '../../models/outbreak-duel/moves';
import type { Options, State } from '../../models/outbreak-duel/state';
import type { Game } from '../kernel/game';
import { quickened } from '../kernel/quick-chart';
import { outbreakDuelMachine } from './game.machine';

/** Outbreak Duel, ready to be played. */
export const outbreakDuel: Game<State, Move, Entry, Options> = {
  rules,
  machine: quickened(outbreakDuelMachine),
};
