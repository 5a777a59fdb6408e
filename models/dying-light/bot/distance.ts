/** How far it is to a goal, in dice that a Runner has to expect to spend (section 11.1). */
import { recordOf } from '../../kernel/records';
import { type AreaId, ZONE_IDS, type ZoneId } from '../ids';
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

interface Way {
  readonly from: ZoneId;
  readonly dice: number;
  readonly step: boolean;
}

/** Ways by which one comes into a Zone, the Jump Pads apart. */
function waysInto(to: ZoneId): readonly Way[] {
  const steps = adjacentZones(to).map((from) => {
    const saving = stepKind(from, to) === 'climb' ? CLIMB_SAVING : 0;
    return { from, dice: stepCost(from, to) - saving, step: true };
  });
  const leaps = ZONE_IDS.filter((from) => jumpsFrom(from).some((jump) => jump.to === to)).map((from) => ({
    from,
    dice: JUMP_DICE,
    step: false,
  }));
  return [...steps, ...leaps];
}

const WAYS_INTO = recordOf(ZONE_IDS, waysInto);
const PADS_INTO = recordOf(ZONE_IDS, (to) => ZONE_IDS.filter((from) => padTargets(from).includes(to)));

export type Distances = Readonly<Record<ZoneId, number>>;

/** What leaving an Area costs in Risk: standing enemies, in dice. */
export function leavingDice(state: State, area: AreaId): number {
  return ENEMY_LEFT * Math.min(MOST_ENEMIES, standingCount(state, area));
}

function nearestOpen(distances: Readonly<Record<ZoneId, number>>, open: ReadonlySet<ZoneId>): ZoneId | null {
  let best: ZoneId | null = null;
  for (const zone of open) if (best === null || distances[zone] < distances[best]) best = zone;
  return best !== null && Number.isFinite(distances[best]) ? best : null;
}

/** Expected dice from every Zone to the nearest of some goals (Dijkstra, backwards from the goals). */
export function distancesTo(state: State, goals: readonly ZoneId[]): Distances {
  const distances: Record<ZoneId, number> = {
    ...recordOf(ZONE_IDS, (zone) => (goals.includes(zone) ? 0 : Number.POSITIVE_INFINITY)),
  };
  const leaving = new Map<AreaId, number>();
  const leave = (from: ZoneId, to: ZoneId) => {
    const area = areaOf(from);
    if (area === areaOf(to)) return 0;
    const known = leaving.get(area) ?? leavingDice(state, area);
    leaving.set(area, known);
    return known;
  };
  const rough = new Set(state.tokens.filter((token) => token.kind === 'rough').map((token) => token.zone));
  const pads = new Set(state.tokens.filter((token) => token.kind === 'jump-pad').map((token) => token.zone));
  const open = new Set<ZoneId>(ZONE_IDS);
  for (let to = nearestOpen(distances, open); to; to = nearestOpen(distances, open)) {
    open.delete(to);
    const here = distances[to];
    const relax = (from: ZoneId, dice: number) => {
      const total = here + dice + leave(from, to);
      if (total < distances[from]) distances[from] = total;
    };
    for (const { from, dice, step } of WAYS_INTO[to]) {
      relax(from, dice + (rough.has(to) ? (step ? 1 : ENEMY_LEFT) : 0));
    }
    for (const from of PADS_INTO[to]) if (pads.has(from)) relax(from, PAD_DICE);
  }
  return distances;
}
