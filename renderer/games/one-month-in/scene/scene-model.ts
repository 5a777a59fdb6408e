/**
 * All that the table shows, as plain data. The scene knows no rules: a state says what lies where, and each log entry how
 * it came there.
 */
import type { BorderKey, HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { LootId, TeamId, TileId, Zone } from '../../../../models/one-month-in/ids';
import type { Points } from '../../../../models/one-month-in/rules/points';
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
  /** In the three parts that are counted when the game is over (OM-SCORE-01..03). */
  readonly points: Points;
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

/** Who walks. */
export interface Walk {
  readonly seat: SeatId;
  readonly from: Stop;
  readonly to: Stop;
}

/** What happens to a door: those who come in burst it, whoever stays behind bars it. */
export interface DoorModel {
  readonly tile: HexKey;
  readonly how: 'burst' | 'barred';
}

/** What the table shows only while a motion plays. */
export interface Passing {
  /** The loot card that is being shown. */
  readonly found: { readonly tile: HexKey; readonly card: LootId; readonly seat: SeatId } | null;
  readonly walk: Walk | null;
  readonly door: DoorModel | null;
  /** Whose survivors get their tins. */
  readonly fed: SeatId | null;
  /** The tile that is being turned over: nothing can be read on it. */
  readonly turned: HexKey | null;
}

export const NOTHING_PASSING: Passing = { found: null, walk: null, door: null, fed: null, turned: null };

/** A die that lies on the tray. `better` ones are armed, or of zombies who bite into a suit. */
export interface ThrownDie {
  readonly face: number;
  readonly better: boolean;
  readonly hit: boolean;
}

/** The two rows of a fight: whoever strikes above, whoever is struck, or strikes back, below. */
export interface Throw extends Stop {
  readonly seat: SeatId;
  /** Null for zombies. */
  readonly against: SeatId | null;
  readonly upper: readonly ThrownDie[];
  readonly lower: readonly ThrownDie[];
  /** Tells one throw from the next. */
  readonly number: number;
}

export interface SceneModel extends Passing {
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
  readonly thrown: Throw | null;
}
