/** The games that can be simulated, by their ids. */
import type { GameId } from '../../../models/kernel/types';
import { dyingLightSimulated } from './dying-light';
import { oneMonthInSimulated } from './one-month-in';
import { outbreakDuelSimulated } from './outbreak-duel';
import type { AnySimulatedGame } from './simulated-game';
import { surviveUntilDaylightSimulated } from './survive-until-daylight';

const GAMES = [
  dyingLightSimulated,
  surviveUntilDaylightSimulated,
  oneMonthInSimulated,
  outbreakDuelSimulated,
] as unknown as readonly AnySimulatedGame[];

export const SIMULATED_GAME_IDS: readonly GameId[] = GAMES.map(({ game }) => game.rules.id);

/** @throws RangeError when there is no such game */
export function simulatedGameOf(id: GameId): AnySimulatedGame {
  const found = GAMES.find(({ game }) => game.rules.id === id);
  if (!found) throw new RangeError(`There is no game "${id}" to simulate.`);
  return found;
}
