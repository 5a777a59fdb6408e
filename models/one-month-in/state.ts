/**
 * Everything that lies on the table, as plain JSON. What is in a supply is not kept: it is what is nowhere else
 * (`rules/supplies.ts`). What nobody is busy with is null or empty, so that two equal tables are equal states.
 */

import type { BorderKey, HexKey } from '../kernel/hex';
import type { FaceDown } from '../kernel/hidden';
import type { Luck } from '../kernel/luck';
import type { Outcome, Seat, SeatId } from '../kernel/types';
import type { CityId, LayoutId, LootId, SalvageId, TeamId, TileId, Zone } from './ids';
import type { OwnLayout } from './layouts/draft';

export interface Options {
  /** Null for the recommended map of so many teams; a map of somebody's own is kept whole. */
  readonly layout: LayoutId | OwnLayout | null;
  /** Colours of the seats, in their order; seats beyond the list get those that are left. */
  readonly teams: readonly TeamId[];
  /** Who begins: drawn by lot, or the index of a seat (OM-SETUP-01). */
  readonly startPlayer: 'random' | number;
  readonly maxRounds: 15 | 20 | 25;
  /** Food that a seat has more at the start, by seat; seats beyond the list have none. */
  readonly handicap: readonly number[];
  /** The fixed city of the lesson (section 4); for two seats. */
  readonly guidedCity: boolean;
}

/** How many survivors have 0, 1 and 2 action points: those of a team in a zone differ by nothing else. */
export type Ap = readonly [number, number, number];

/** The survivors of a team in one zone; never none. */
export interface Group {
  readonly seat: SeatId;
  readonly zone: Zone;
  readonly ap: Ap;
}

export interface Tile {
  /** Face down in a view while it lies in the fog. */
  readonly id: TileId | FaceDown;
  readonly status: 'fog' | 'wild' | 'held';
  /** Stays when everybody leaves (OM-CLAIM-08). */
  readonly owner: SeatId | null;
  /** They only ever stand in the inner region, wait there, and never touch who stands outside (OM-MOVE-09, OM-MOVE-10). */
  readonly zombies: number;
  /** Top first; face down in a view. */
  readonly loot: readonly (LootId | FaceDown)[];
  /** Its loot has been laid out once; it never is again (OM-LOOT-02). */
  readonly dealt: boolean;
  /** A farm with its owner's marker. */
  readonly worked: boolean;
  /** A unique tile with a hold token that counts (OM-END-03). */
  readonly counting: boolean;
  /** By zone, then by seat. */
  readonly groups: readonly Group[];
}

/** One for each seat, in the order of turns: the start player first (OM-SETUP-02). */
export interface Team {
  readonly seat: SeatId;
  readonly colour: TeamId;
  /** Where its base lies; null until the city is built. */
  readonly home: HexKey | null;
  readonly food: number;
  /** In the open hand. */
  readonly salvage: readonly SalvageId[];
  /** Dice that are better until the end of the turn (OM-GEAR-02, OM-GEAR-03). */
  readonly armed: number;
  readonly suited: number;
}

export interface Fence {
  readonly edge: BorderKey;
  readonly seat: SeatId;
}

/** Survivors who just came where rivals stand, and may attack (OM-PVP-02). */
export interface Arrival {
  readonly tile: HexKey;
  readonly zone: Zone;
  readonly ap: Ap;
}

/** The zombie fight that is on. Its fighters are the active team's survivors in the inner region. */
export interface Fight {
  readonly tile: HexKey;
  readonly rounds: number;
  /** Zombies that fell in the last round. */
  readonly kills: number;
}

/** The attack on another team that is on. */
export interface Attack {
  readonly tile: HexKey;
  readonly zone: Zone;
  readonly defender: SeatId;
  /** Those of the active team in the zone who take part. */
  readonly ap: Ap;
  readonly rounds: number;
}

export interface State {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly luck: Luck;
  readonly teams: readonly Team[];
  /** Index of the team whose turn it is. */
  readonly turn: number;
  /** 0 during set-up. */
  readonly round: number;
  /** How many teams have been asked for a fence of the set-up so far. */
  readonly fencesAsked: number;
  readonly tiles: Readonly<Record<HexKey, Tile>>;
  /** Tiles that are not part of this city. */
  readonly box: readonly (CityId | FaceDown)[];
  /** Top first. */
  readonly deck: readonly (LootId | FaceDown)[];
  /** Loot cards out of the game (OM-LOOT-08). */
  readonly spent: readonly LootId[];
  readonly fences: readonly Fence[];
  readonly arrival: Arrival | null;
  readonly fight: Fight | null;
  readonly attack: Attack | null;
  readonly outcome: Outcome | null;
}
