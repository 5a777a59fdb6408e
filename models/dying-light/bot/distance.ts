/** How far it is to a goal, in dice that a Runner has to expect to spend (section 11.1). */
import { recordOf } from '../../kernel/records';
import { AREA_IDS, type AreaId, type TokenKind, ZONE_IDS, type ZoneId } from '../ids';
import { adjacentZones, areaOf, jumpsFrom, padTargets, stepCost, stepKind } from '../map';
import { standingCount } from '../rules/infected';
import type { State } from '../state';

/** What Jump and Climb icons save on average. */
const JUMP_DICE = 2 - 0.45;
const CLIMB_SAVING = 0.4;
const PAD_DICE = 1;
/** Risk of leaving one enemy behind, in dice. */
const ENEMY_LEFT = 0.3;
const MOST_ENEMIES = 4;

/** A way into a Zone, Zones named by their place in the list of all. */
interface Way {
  readonly from: number;
  readonly dice: number;
  /** A step on the ground, which Rough Terrain makes dearer; a leap only gets riskier. */
  readonly step: boolean;
}

function indexOf(zone: ZoneId): number {
  return ZONE_IDS.indexOf(zone);
}

/** Ways by which one comes into a Zone, the Jump Pads apart. */
function waysInto(to: ZoneId): readonly Way[] {
  const steps = adjacentZones(to).map((from) => {
    const saving = stepKind(from, to) === 'climb' ? CLIMB_SAVING : 0;
    return { from: indexOf(from), dice: stepCost(from, to) - saving, step: true };
  });
  const leaps = ZONE_IDS.filter((from) => jumpsFrom(from).some((jump) => jump.to === to));
  return [...steps, ...leaps.map((from) => ({ from: indexOf(from), dice: JUMP_DICE, step: false }))];
}

const WAYS_INTO = ZONE_IDS.map(waysInto);
const PADS_INTO = ZONE_IDS.map((to) => ZONE_IDS.filter((from) => padTargets(from).includes(to)).map(indexOf));
const AREAS = ZONE_IDS.map((zone) => AREA_IDS.indexOf(areaOf(zone)));

export type Distances = Readonly<Record<ZoneId, number>>;

/** What leaving an Area costs in Risk: standing enemies, in dice. */
export function leavingDice(state: State, area: AreaId): number {
  return ENEMY_LEFT * Math.min(MOST_ENEMIES, standingCount(state, area));
}

function zonesWith(state: State, kind: TokenKind): readonly boolean[] {
  const found = ZONE_IDS.map(() => false);
  for (const token of state.tokens) if (token.kind === kind) found[indexOf(token.zone)] = true;
  return found;
}

/** What moving costs on this table from Zone to Zone. */
function costsOf(state: State): (from: number, to: number, way: Omit<Way, 'from'>) => number {
  const leaving = AREA_IDS.map((area) => leavingDice(state, area));
  const rough = zonesWith(state, 'rough');
  return (from, to, { dice, step }) => {
    const area = AREAS[from] ?? 0;
    const left = area === AREAS[to] ? 0 : (leaving[area] ?? 0);
    return dice + left + (rough[to] ? (step ? 1 : ENEMY_LEFT) : 0);
  };
}

/** The open Zone with the shortest way; -1 when none is left that can be reached. */
function nearest(distances: readonly number[], open: readonly boolean[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let zone = 0; zone < distances.length; zone++) {
    const distance = distances[zone] ?? least;
    if (open[zone] && distance < least) [best, least] = [zone, distance];
  }
  return best;
}

function reckon(state: State, goals: readonly ZoneId[]): Distances {
  const distances = ZONE_IDS.map((zone) => (goals.includes(zone) ? 0 : Number.POSITIVE_INFINITY));
  const open = ZONE_IDS.map(() => true);
  const pads = zonesWith(state, 'jump-pad');
  const cost = costsOf(state);
  for (let to = nearest(distances, open); to >= 0; to = nearest(distances, open)) {
    open[to] = false;
    const here = distances[to] ?? 0;
    const relax = (way: Way) => {
      const total = here + cost(way.from, to, way);
      if (total < (distances[way.from] ?? 0)) distances[way.from] = total;
    };
    for (const way of WAYS_INTO[to] ?? []) relax(way);
    for (const from of PADS_INTO[to] ?? []) if (pads[from]) relax({ from, dice: PAD_DICE, step: false });
  }
  return recordOf(ZONE_IDS, (zone) => distances[indexOf(zone)] ?? Number.POSITIVE_INFINITY);
}

/** Many tasks of one table ask for the same ways. */
const KNOWN = new WeakMap<State, Map<string, Distances>>();

/** Expected dice from every Zone to the nearest of some goals (Dijkstra, backwards from the goals). */
export function distancesTo(state: State, goals: readonly ZoneId[]): Distances {
  const known = KNOWN.get(state) ?? new Map<string, Distances>();
  KNOWN.set(state, known);
  const key = goals.join();
  const distances = known.get(key) ?? reckon(state, goals);
  known.set(key, distances);
  return distances;
}
