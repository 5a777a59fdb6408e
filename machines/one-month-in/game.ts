import type { Entry } from '../../models/one-month-in/entries';
import { rules } from '../../models/one-month-in/game-rules';
import type { Move } from '../../models/one-month-in/moves';
import type { Options, State } from '../../models/one-month-in/state';
import type { Game } from '../kernel/game';
import { quickened } from '../kernel/quick-chart';
import { oneMonthInMachine } from './game.machine';

/** One Month In, ready to be played. */
export const oneMonthIn: Game<State, Move, Entry, Options> = {
  rules,
  machine: quickened(oneMonthInMachine),
};
