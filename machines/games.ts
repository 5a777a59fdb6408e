import { dyingLight } from './dying-light/game';
import type { AnyGame } from './kernel/game';
import { oneMonthIn } from './one-month-in/game';
import { outbreakDuel } from './outbreak-duel/game';
import { surviveUntilDaylight } from './survive-until-daylight/game';

/** All games, in the order in which they are offered. */
export const GAMES: readonly AnyGame[] = [dyingLight, surviveUntilDaylight, oneMonthIn, outbreakDuel];
