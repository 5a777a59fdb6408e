/** The games whose bots can be watched, by their ids. */
import type { GameId } from '../../../models/kernel/types';
import { dyingLightWatched } from './dying-light';
import { oneMonthInWatched } from './one-month-in';
import { outbreakDuelWatched } from './outbreak-duel';
import { surviveUntilDaylightWatched } from './survive-until-daylight';
import type { AnyWatchedGame } from './watched-game';

const GAMES = [
  dyingLightWatched,
  surviveUntilDaylightWatched,
  oneMonthInWatched,
  outbreakDuelWatched,
] as unknown as readonly AnyWatchedGame[];

/** @throws RangeError when there is no such game */
export function watchedGameOf(id: GameId): AnyWatchedGame {
  const found = GAMES.find(({ game }) => game.rules.id === id);
  if (!found) throw new RangeError(`There is no game "${id}" to watch.`);
  return found;
}
