/** What is played for the page of the balance. */

import type { GameId } from '../../../models/kernel/types';
import { LAYOUTS } from '../../../models/one-month-in/content/layouts';
import { LAYOUT_IDS } from '../../../models/one-month-in/ids';
import type { Simulation } from '../simulate/arguments';
import { simulatedGameOf } from '../simulate/games';

/** A set-up whose games are counted together. */
type Cell = Pick<Simulation, 'scenario' | 'seats' | 'difficulty' | 'player'>;

/** Every scenario with every number of seats and every difficulty, for bots of the level that the bands are meant for. */
function everyCell(game: GameId): readonly Cell[] {
  const {
    scenarios,
    difficulties,
    game: { rules },
  } = simulatedGameOf(game);
  const seats = Array.from({ length: rules.seats.max }, (_, index) => index + 1);
  return (scenarios.length > 0 ? scenarios : ['']).flatMap((scenario) =>
    difficulties.flatMap((difficulty) =>
      seats.map((count) => ({ scenario, seats: count, difficulty, player: 'normal' }) as const),
    ),
  );
}

const layouts: readonly Cell[] = LAYOUT_IDS.map((scenario) => ({
  scenario,
  seats: LAYOUTS[scenario].bases.length,
  difficulty: 'normal',
  player: 'hard',
}));

const pairings: readonly Cell[] = simulatedGameOf('outbreak-duel').scenarios.map((scenario) => ({
  scenario,
  seats: 2,
  difficulty: 'normal',
  player: 'hard',
}));

export const PLAN: Readonly<Record<GameId, readonly Cell[]>> = {
  'dying-light': everyCell('dying-light'),
  'survive-until-daylight': everyCell('survive-until-daylight'),
  'one-month-in': layouts,
  'outbreak-duel': pairings,
};

/** @param games how many of each set-up */
export function simulationsOf(games: number, seed: string): readonly Simulation[] {
  return Object.entries(PLAN).flatMap(([game, cells]) =>
    cells.map((cell) => ({ game, ...cell, against: null, games, seed })),
  );
}

/** The name of the file that keeps the games of a set-up. */
export function fileOf({ game, scenario, seats, difficulty }: Simulation): string {
  return `${[game, scenario, seats, difficulty].filter((part) => part !== '').join('.')}.json`;
}
