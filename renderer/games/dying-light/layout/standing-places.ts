/**
 * Where every miniature and token stands. Everything has a cell of its own, so nothing overlaps,
 * and a piece that moves never pushes another one aside.
 */

import { AREA_ZONES } from '../../../../models/dying-light/content/map';
import type { AreaId, ZoneId } from '../../../../models/dying-light/ids';
import { type Cell, cellsOf } from '../../../../models/dying-light/map';
import type { Spot } from '../../../table/places';
import { centreOf, floorOf, isBuilding } from './city';
import { carriesScenery } from './street-scenery';

/** Runners that may stand in one Zone at once. */
export const RUNNER_SPOTS = 4;
/** Widest base on the table, in cells; pieces in neighbouring cells stay clear of one another. */
export const WIDEST_BASE = 0.46;

interface ZonePlan {
  readonly runners: readonly Spot[];
  readonly tokens: readonly Spot[];
  /** Where roofs and streets carry scenery instead of pieces. */
  readonly scenery: readonly Spot[];
  readonly infected: readonly Spot[];
}

function spotOf(zone: ZoneId, { row, col }: Cell): Spot {
  return { x: col + 0.5, y: floorOf(zone), z: row + 0.5 };
}

function closeness(centre: Spot) {
  return (a: Spot, b: Spot) =>
    Math.hypot(a.x - centre.x, a.z - centre.z) - Math.hypot(b.x - centre.x, b.z - centre.z) ||
    b.z - a.z ||
    a.x - b.x;
}

/** Tokens lie in the northern corners, where nobody standing in front hides their print. */
function northward(a: Spot, b: Spot): number {
  return a.z - b.z || a.x - b.x;
}

/** Spreads a row of spots so that the first few lie far from one another. */
function spread(spots: readonly Spot[]): Spot[] {
  const [first, ...rest] = spots;
  if (!first) return [];
  const chosen = [first];
  const gap = (spot: Spot) =>
    Math.min(...chosen.map((other) => Math.hypot(other.x - spot.x, other.z - spot.z)));
  while (rest.length > 0) {
    const best = rest.reduce((farthest, spot) => (gap(spot) > gap(farthest) ? spot : farthest));
    chosen.push(...rest.splice(rest.indexOf(best), 1));
  }
  return chosen;
}

/** Every other spot first, as on a chessboard, so that the first few touch only at their corners. */
function loosely(spots: readonly Spot[]): readonly Spot[] {
  const parity = ({ x, z }: Spot) => Math.floor(x + z) % 2;
  const [first] = spots;
  return first
    ? spots.toSorted((a, b) => Math.abs(parity(a) - parity(first)) - Math.abs(parity(b) - parity(first)))
    : [];
}

function makePlan(zone: ZoneId): ZonePlan {
  const spots = cellsOf(zone)
    .filter((cell) => !carriesScenery(cell))
    .map((cell) => spotOf(zone, cell));
  const runners = loosely(spots.toSorted(closeness(centreOf([zone])))).slice(0, RUNNER_SPOTS);
  const rim = spots.filter((spot) => !runners.includes(spot)).toSorted(northward);
  const roomy = rim.length > 8;
  const tokens = rim.filter((_, index) => index === 0 || index === 3 || (roomy && index === 1));
  const scenery = isBuilding(zone) && roomy ? rim.slice(-1) : [];
  const infected = rim.filter((spot) => !tokens.includes(spot) && !scenery.includes(spot));
  return { runners, tokens, scenery, infected: spread(infected) };
}

const plans = new Map<ZoneId, ZonePlan>();

function planOf(zone: ZoneId): ZonePlan {
  const plan = plans.get(zone) ?? makePlan(zone);
  plans.set(zone, plan);
  return plan;
}

/** Where roof and street furniture may stand. */
export function scenerySpots(zone: ZoneId): readonly Spot[] {
  return planOf(zone).scenery;
}

/** @param place number of the Runner at the table, from 0: each has its own spot in every Zone */
export function runnerSpot(zone: ZoneId, place: number): Spot {
  const { runners } = planOf(zone);
  return runners[place % runners.length] ?? centreOf([zone]);
}

/** @param index how many tokens lie in the Zone before this one */
export function tokenSpot(zone: ZoneId, index: number): Spot {
  const { tokens } = planOf(zone);
  const spot = tokens[index % tokens.length] ?? centreOf([zone]);
  const layer = Math.floor(index / tokens.length);
  return { ...spot, y: spot.y + layer * 0.12 };
}

/**
 * The spots of an Area for its Infected, the ones to fill first in front: a ring around the Runners, going
 * through the Zones by turns; last, where no token lies, the token spots.
 * @param tokensIn number of tokens in each Zone
 */
export function infectedSpots(area: AreaId, tokensIn: (zone: ZoneId) => number): readonly Spot[] {
  const rings = AREA_ZONES[area].map((zone) => planOf(zone).infected);
  const longest = Math.max(...rings.map((ring) => ring.length));
  const byTurns = [...Array(longest).keys()].flatMap((turn) => rings.flatMap((ring) => ring[turn] ?? []));
  const spare = AREA_ZONES[area].flatMap((zone) => planOf(zone).tokens.slice(tokensIn(zone)).toReversed());
  return [...byTurns, ...spare];
}
