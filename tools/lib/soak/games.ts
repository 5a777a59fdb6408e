/** The games that can be soaked, by their ids. */
import type { GameId } from '../../../models/kernel/types';
import { type ContentRef, contentOf } from '../own/content';
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

/** The game under test as it is ordered. @throws RangeError when it is played by no content of people's own */
export function soakOf({
  game,
  content,
}: {
  readonly game: GameId;
  readonly content?: ContentRef;
}): AnySoakGame {
  const soak = soakGameOf(game);
  if (!content) return soak;
  const { option, seats } = contentOf(content);
  const variations = soak.variationsOf?.(option, seats);
  if (!variations) throw new RangeError(`${game} is played by no content of people's own.`);
  // What people made has no list of what should come up.
  return { ...soak, variations, catalogue: [], usedIn: () => [] };
}

/** @throws RangeError when there is no such game */
export function soakGameOf(id: GameId): AnySoakGame {
  const found = GAMES.find(({ game }) => game.rules.id === id);
  if (!found) throw new RangeError(`There is no game "${id}" to soak.`);
  return found;
}
