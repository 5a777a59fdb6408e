/** The games that can be soaked, by their ids. */
import type { GameId } from '../../../models/kernel/types';
import { dyingLightSoak } from './dying-light';
import { oneMonthInSoak } from './one-month-in';
import { outbreakDuelSoak } from './outbreak-duel';
import type { AnySoakGame } from './soak-game';
import { surviveUntilDaylightSoak } from './survive-until-daylight';

const GAMES: readonly AnySoakGame[] = [
  dyingLightSoak as unknown as AnySoakGame,
  surviveUntilDaylightSoak as unknown as AnySoakGame,
  oneMonthInSoak as unknown as AnySoakGame,
  outbreakDuelSoak as unknown as AnySoakGame,
];

export const SOAK_GAME_IDS: readonly GameId[] = GAMES.map(({ game }) => game.rules.id);

/** @throws RangeError when there is no such game */
export function soakGameOf(id: GameId): AnySoakGame {
  const found = GAMES.find(({ game }) => game.rules.id === id);
  if (!found) throw new RangeError(`There is no game "${id}" to soak.`);
  return found;
}
