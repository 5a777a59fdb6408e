import type { Entry } from '../../models/dying-light/entries';
import { rules } from '../../models/dying-light/game-rules';
import type { Move } from '../../models/dying-light/moves';
import type { Options, State } from '../../models/dying-light/state';
import type { Game } from '../kernel/game';
import { quickened } from '../kernel/quick-chart';
import { dyingLightMachine } from './game.machine';

/** Dying Light, ready to be played. */
export const dyingLight: Game<State, Move, Entry, Options> = {
  rules,
  machine: quickened(dyingLightMachine),
};
