import type { Entry } from '../../models/survive-until-daylight/entries';
import { rules } from '../../models/survive-until-daylight/game-rules';
import type { Move } from '../../models/survive-until-daylight/moves';
import type { Options, State } from '../../models/survive-until-daylight/state';
import type { Game } from '../kernel/game';
import { quickened } from '../kernel/quick-chart';
import { surviveUntilDaylightMachine } from './game.machine';

/** Survive Until Daylight, ready to be played. */
export const surviveUntilDaylight: Game<State, Move, Entry, Options> = {
  rules,
  machine: quickened(surviveUntilDaylightMachine),
};
