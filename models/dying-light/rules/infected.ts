/** Counting and moving miniatures. Those of one type in one Area are alike, so they are counted, not named. */
import { recordOf } from '../../kernel/records';
import type { Reason } from '../../kernel/types';
import { INFECTED } from '../content/infected';
import { AREA_IDS, type AreaId, INFECTED_TYPES, type InfectedType } from '../ids';
import { areaLevel, areaOf, mayStep, neighbours } from '../map';
import type { DLPlay } from '../play';
import type { InfectedCounts, State } from '../state';
import { isUv } from './uv';

function sum(counts: InfectedCounts): number {
  return counts.biter + counts.viral + counts.volatile + counts.howler;
}

export function standingOf(state: State, area: AreaId, type: InfectedType): number {
  return state.areas[area].standing[type];
}

export function downOf(state: State, area: AreaId, type: InfectedType): number {
  return state.areas[area].down[type];
}

/** Standing enemies of all types, Howlers too (DL-ENEMY-01). */
export function standingCount(state: State, area: AreaId): number {
  return sum(state.areas[area].standing);
}

/** All miniatures in an Area, the knocked-down ones too (DL-SPAWN-04, DL-ATK-07). */
export function totalIn(state: State, area: AreaId): number {
  return sum(state.areas[area].standing) + sum(state.areas[area].down);
}

/** Miniatures of a type that are not on the map. */
export function inSupply(state: State, type: InfectedType): number {
  const out = AREA_IDS.reduce((n, area) => n + standingOf(state, area, type) + downOf(state, area, type), 0);
  return INFECTED[type].miniatures - out;
}

/** Fire tokens anywhere in an Area. */
export function fireCount(state: State, area: AreaId): number {
  return state.tokens.filter((token) => token.kind === 'fire' && areaOf(token.zone) === area).length;
}

/** Damage that removes one of the type there: 1 less where it burns, at least 1 (DL-ATK-08, DL-ENV-01). */
export function toughnessAt(state: State, area: AreaId, type: InfectedType): number {
  return Math.max(1, INFECTED[type].toughness - (fireCount(state, area) > 0 ? 1 : 0));
}

/** Whether one of the type may walk from an Area into an adjacent one: heights, walls (DL-EMOVE-03), UV (DL-ENV-05). */
export function canEnter(state: State, type: InfectedType, from: AreaId, to: AreaId): boolean {
  return mayStep(type, from, to) && !isUv(state, to);
}

/** Why one of the type can't walk from an Area into another one; null when it can. */
export function whyNoEntry(state: State, type: InfectedType, from: AreaId, to: AreaId): Reason | null {
  if (!neighbours(from).includes(to)) return { id: 'areaNotNext', params: {} };
  if (canEnter(state, type, from, to)) return null;
  const barred = areaLevel(to) > areaLevel(from) ? 'tooHigh' : 'wall';
  return { id: 'cannotEnter', params: { type, cause: isUv(state, to) ? 'uv' : barred } };
}

type Row = 'standing' | 'down';

function add(play: DLPlay, area: AreaId, type: InfectedType, row: Row, count = 1): void {
  const { areas } = play.state;
  const before = areas[area];
  areas[area] = { ...before, [row]: { ...before[row], [type]: before[row][type] + count } };
}

function take(play: DLPlay, area: AreaId, type: InfectedType, row: Row): void {
  if (play.state.areas[area][row][type] < 1) throw new Error(`There is no ${row} ${type} in ${area}.`);
  add(play, area, type, row, -1);
}

/** Returns a miniature to the supply. The caller tells why it goes. */
export function removeInfected(play: DLPlay, area: AreaId, type: InfectedType, down: boolean): void {
  take(play, area, type, down ? 'down' : 'standing');
}

/** Puts miniatures on the map before the game begins: nothing is told. */
export function setUpInfected(play: DLPlay, area: AreaId, type: InfectedType, count: number): void {
  add(play, area, type, 'standing', count);
}

/**
 * Takes a miniature from the supply; who calls it has looked whether one is left.
 * @param asked the type for which this one stands in (DL-SPAWN-03)
 */
export function placeInfected(
  play: DLPlay,
  area: AreaId,
  type: InfectedType,
  asked: InfectedType = type,
): void {
  add(play, area, type, 'standing');
  const instead = asked !== type && { instead: asked };
  play.tell({ type: 'infected-spawned', infected: type, area, ...instead });
}

/** Puts a standing miniature into another Area. The caller tells what moved it. */
export function shiftInfected(play: DLPlay, type: InfectedType, from: AreaId, to: AreaId): void {
  take(play, from, type, 'standing');
  add(play, to, type, 'standing');
}

/** Moves a standing miniature and tells so. */
export function moveInfected(
  play: DLPlay,
  type: InfectedType,
  from: AreaId,
  to: AreaId,
  reason: 'spread' | 'exposure' | 'night' | 'item' | 'wound',
): void {
  shiftInfected(play, type, from, to);
  play.tell({ type: 'infected-moved', infected: type, from, to, reason });
}

/** Lays a standing miniature down until the next End Phase (DL-ATK-07). The caller tells who did it. */
export function knockDown(play: DLPlay, area: AreaId, type: InfectedType): void {
  take(play, area, type, 'standing');
  add(play, area, type, 'down');
}

/**
 * Stands up everything knocked down in an Area.
 * @returns how many stood up
 */
export function standUp(play: DLPlay, area: AreaId): number {
  const { standing, down } = play.state.areas[area];
  const count = sum(down);
  if (count === 0) return 0;
  play.state.areas[area] = {
    standing: recordOf(INFECTED_TYPES, (type) => standing[type] + down[type]),
    down: recordOf(INFECTED_TYPES, () => 0),
  };
  return count;
}
