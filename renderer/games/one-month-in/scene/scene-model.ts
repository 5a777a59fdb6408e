/**
 * All that the table shows, as plain data. The scene knows no rules: a state says what lies where, and each log entry how
 * it came there.
 */
import type { BorderKey, HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { LootId, TeamId, TileId, Zone } from '../../../../models/one-month-in/ids';
import type { Group } from '../../../../models/one-month-in/state';

export interface TileModel {
  /** Null while it lies in the fog. */
  readonly id: TileId | null;
  readonly status: 'fog' | 'wild' | 'held';
  readonly owner: SeatId | null;
  readonly zombies: number;
  /** Cards of the loot stack. */
  readonly loot: number;
  /** With its owner's sheaf. */
  readonly worked: boolean;
  /** With a clock that runs. */
  readonly counting: boolean;
  readonly groups: readonly Group[];
}

export interface TeamModel {
  readonly seat: SeatId;
  readonly colour: TeamId;
  readonly home: HexKey | null;
}

export interface FenceModel {
  readonly edge: BorderKey;
  readonly seat: SeatId;
}

/** Where a group stands. */
export interface Stop {
  readonly tile: HexKey;
  readonly zone: Zone;
}

/** Who walks while a motion plays. */
export interface Walk {
  readonly seat: SeatId;
  readonly from: Stop;
  readonly to: Stop;
}

/** A die that lies on the tray. `better` ones are armed, or of zombies who bite into a suit. */
export interface ThrownDie {
  readonly face: number;
  readonly better: boolean;
  readonly hit: boolean;
}

/** The two rows of a fight: whoever strikes above, whoever is struck, or strikes back, below. */
export interface Throw {
  readonly tile: HexKey;
  readonly seat: SeatId;
  /** Null for zombies. */
  readonly against: SeatId | null;
  readonly upper: readonly ThrownDie[];
  readonly lower: readonly ThrownDie[];
  /** Tells one throw from the next. */
  readonly number: number;
}

export interface SceneModel {
  readonly round: number;
  readonly rounds: number;
  readonly over: boolean;
  readonly winners: readonly SeatId[];
  readonly teams: readonly TeamModel[];
  readonly active: SeatId | null;
  readonly tiles: Readonly<Record<HexKey, TileModel>>;
  readonly fences: readonly FenceModel[];
  /** Where a fight or an attack is on: the camera is close. */
  readonly fight: Stop | null;
  /** The loot card that is being shown; while a motion plays only. */
  readonly found: { readonly tile: HexKey; readonly card: LootId } | null;
  /** While a motion plays only. */
  readonly walk: Walk | null;
  readonly thrown: Throw | null;
}
