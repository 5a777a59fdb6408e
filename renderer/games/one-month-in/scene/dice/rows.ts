/** Where the dice of a fight lie: two rows on a tray south of the tile. */
import type { SeatId } from '../../../../../models/kernel/types';
import type { TeamId } from '../../../../../models/one-month-in/ids';
import { seeded, seedOf } from '../../../../random/random';
import type { Stage } from '../../../../table/camera/view';
import { hexSpot } from '../../layout';
import type { DieId } from '../pieces/piece-models';
import type { SceneModel, Stop, Throw, ThrownDie } from '../scene-model';

export interface LyingDie {
  readonly key: string;
  readonly model: DieId;
  readonly face: number;
  readonly x: number;
  readonly z: number;
  /** Where it lies before the rows slide together. */
  readonly apart: number;
  /** Of the whole die. */
  readonly size: number;
  readonly yaw: number;
  /** Share of the throw that it is late. */
  readonly delay: number;
  readonly hit: 'ours' | 'theirs' | null;
}

export const TRAY = { depth: 1.24, height: 0.1, y: 0.3 } as const;
/** How far south of its tile a tray lies: before a building, or before those who meet outside of it. */
const SOUTH = { inside: 1.92, outside: 2.55 } as const;
/** Edge of a die; models have 0.4. */
const EDGE = 0.4;
const SIZE = 0.82;
const STEP = 0.42;
/** Room beside the longer row, and width of a tray for a single die. */
const BESIDE = 0.7;
const NARROWEST = 2.2;
/** From the middle of the tray to a row, and how much farther it lies at first. */
const ROW = 0.27;
const APART = 0.16;
/** Of a row of one size; more dice are smaller. */
const IN_ROW = 10;

/** The middle of the tray of a fight. */
export function traySpot({ tile, zone }: Stop) {
  const { x, z } = hexSpot(tile);
  return { x, z: z + (zone === 'inner' ? SOUTH.inside : SOUTH.outside) };
}

/** The tray of a fight at its widest. */
export function trayStage(stop: Stop): Stage {
  const { x, z } = traySpot(stop);
  const [aside, deep] = [(IN_ROW * STEP + BESIDE) / 2, TRAY.depth / 2];
  return { west: x - aside, east: x + aside, north: z - deep, south: z + deep };
}

/** As wide as the longer row needs it. */
export function trayWidth({ upper, lower }: Throw): number {
  const longer = Math.min(IN_ROW, Math.max(upper.length, lower.length));
  return Math.max(NARROWEST, longer * STEP + BESIDE);
}

function modelOf({ better }: ThrownDie, team: TeamId, row: 'upper' | 'lower', against: SeatId | null): DieId {
  if (against) return better ? 'die-armed' : `die-plain-${team}`;
  if (row === 'upper') return better ? 'die-armed' : `die-${team}`;
  return better ? 'die-suited' : 'die-zombie';
}

function rowOf(thrown: Throw, row: 'upper' | 'lower', team: TeamId): readonly LyingDie[] {
  const { tile, against, number } = thrown;
  const dice = thrown[row];
  const [middle, side] = [traySpot(thrown), row === 'upper' ? -1 : 1];
  const shrink = Math.min(1, IN_ROW / Math.max(1, dice.length));
  return dice.map((die, index): LyingDie => {
    const key = `${number} ${row} ${index}`;
    const random = seeded(seedOf(`${tile} ${key} ${die.face}`));
    return {
      key,
      model: modelOf(die, team, row, against),
      face: die.face,
      x: middle.x + (index - (dice.length - 1) / 2) * STEP * shrink,
      z: middle.z + side * ROW,
      apart: side * APART,
      size: SIZE * shrink,
      yaw: (random() - 0.5) * (against ? 0.25 : 0.5),
      delay: index * 0.03 + random() * 0.05,
      hit: die.hit ? (row === 'upper' ? 'ours' : 'theirs') : null,
    };
  });
}

/** All dice of a throw. */
export function lyingDice({ teams }: SceneModel, thrown: Throw | null): readonly LyingDie[] {
  if (!thrown) return [];
  const colourOf = (seat: SeatId) => teams.find((team) => team.seat === seat)?.colour ?? 'blue';
  const attacker = colourOf(thrown.seat);
  const defender = thrown.against ? colourOf(thrown.against) : attacker;
  return [...rowOf(thrown, 'upper', attacker), ...rowOf(thrown, 'lower', defender)];
}

/** Height of the middle of a die that lies on the tray. */
export function restHeight(size: number): number {
  return TRAY.y + TRAY.height / 2 + (EDGE * size) / 2;
}
