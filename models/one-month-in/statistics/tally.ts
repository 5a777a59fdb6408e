/** What is counted in a game, for one team or for all of them. Averages and luck are worked out from it in `rows.ts`. */
import type { Draft } from '../../kernel/change';

export interface SeatStatistics {
  /** Zombie fights and attacks of the team, and what became of them. */
  readonly fights: { readonly begun: number; readonly won: number; readonly lost: number };
  readonly attacks: { readonly begun: number; readonly won: number };
  /** Dice thrown against zombies and what they did; dice that zombies threw and what those did. */
  readonly dice: { readonly thrown: number; readonly kills: number };
  readonly zombieDice: { readonly thrown: number; readonly deaths: number };
  /** Survivors lost and gained, by how. */
  readonly lost: { readonly zombies: number; readonly rivals: number; readonly sacrificed: number };
  readonly gained: { readonly loot: number; readonly stragglers: number };
  readonly rivalsKilled: number;
  readonly land: { readonly reclaimed: number; readonly captured: number; readonly overrun: number };
  readonly explored: number;
  readonly loot: { readonly cards: number; readonly salvage: number };
  readonly food: { readonly income: number; readonly eaten: number; readonly farmWork: number };
  readonly fences: { readonly built: number; readonly tornDown: number };
  readonly gear: number;
  readonly ran: number;
}

/** A tally that is still being counted. */
export type Tally = Draft<SeatStatistics>;

export function emptyTally(): Tally {
  return {
    fights: { begun: 0, won: 0, lost: 0 },
    attacks: { begun: 0, won: 0 },
    dice: { thrown: 0, kills: 0 },
    zombieDice: { thrown: 0, deaths: 0 },
    lost: { zombies: 0, rivals: 0, sacrificed: 0 },
    gained: { loot: 0, stragglers: 0 },
    rivalsKilled: 0,
    land: { reclaimed: 0, captured: 0, overrun: 0 },
    explored: 0,
    loot: { cards: 0, salvage: 0 },
    food: { income: 0, eaten: 0, farmWork: 0 },
    fences: { built: 0, tornDown: 0 },
    gear: 0,
    ran: 0,
  };
}
