/** Enemy movement: Move symbols draw Infected into an Area (DL-EMOVE-01..07). */
import type { FrameOf } from '../frames';
import type { AreaId, CommonInfected } from '../ids';
import { atDistance2, neighbours } from '../map';
import { type DLPlay, pushFrames } from '../play';
import type { State } from '../state';
import { canEnter, moveInfected, standingCount, standingOf } from './infected';
import { runnersIn } from './runners';
import { rotate, sameForAll } from './ties';
import { isUv } from './uv';

/** One pass of one type into an Area; `count` Moves are left when it begins. */
type Pass = Pick<FrameOf<'moves'>, 'area' | 'count' | 'sprinters' | 'pass'>;

/** The pass after this one (DL-EMOVE-04, DL-EMOVE-05). */
const NEXT_PASS: Readonly<Record<CommonInfected, CommonInfected | null>> = {
  volatile: 'viral',
  viral: 'biter',
  biter: null,
};

function sprinting({ sprinters, pass }: Pass): boolean {
  return sprinters && pass === 'viral';
}

/** The Areas that a pass goes round, with those at distance 2 after the adjacent ones for Sprinters (DL-EMOVE-07). */
function ringOf(pass: Pass): readonly AreaId[] {
  return sprinting(pass) ? [...neighbours(pass.area), ...atDistance2(pass.area)] : neighbours(pass.area);
}

/** A pass starts at the Area with the most standing Infected of any kind, blocked ones included (DL-EMOVE-04). */
function sweepStarts(state: State, pass: Pass): readonly AreaId[] {
  const ring = ringOf(pass);
  const most = Math.max(...ring.map((area) => standingCount(state, area)));
  return ring.filter((area) => standingCount(state, area) === most);
}

/** Infected of the pass that may leave an Area for the resolved one; nobody leaves a Runner (DL-EMOVE-02). */
function movable(state: State, pass: Pass, from: AreaId): number {
  if (runnersIn(state, from).length > 0) return 0;
  const free = neighbours(pass.area).includes(from)
    ? canEnter(state, pass.pass, from, pass.area)
    : sprinting(pass) && !isUv(state, pass.area);
  return free ? standingOf(state, from, pass.pass) : 0;
}

/** Where the movers of a pass come from, one by one: one an Area, round and round (DL-EMOVE-04). */
function sweep(state: State, pass: Pass, start: AreaId): readonly AreaId[] {
  const order = rotate(ringOf(pass), start);
  const left = new Map(order.map((area) => [area, movable(state, pass, area)]));
  const movers: AreaId[] = [];
  for (let lap = 1; movers.length < pass.count; lap++) {
    const ready = order.filter((area) => (left.get(area) ?? 0) >= lap);
    if (ready.length === 0) break;
    movers.push(...ready.slice(0, pass.count - movers.length));
  }
  return movers;
}

/** Carries a pass out from a chosen start, then the next one with the Moves that are left (DL-EMOVE-05, DL-EMOVE-06). */
export function sweepFrom(play: DLPlay, pass: Pass, start: AreaId): void {
  const { area, sprinters } = pass;
  const movers = sweep(play.state, pass, start);
  for (const from of movers) moveInfected(play, pass.pass, from, area, 'exposure');
  const count = pass.count - movers.length;
  const next = NEXT_PASS[pass.pass];
  if (count === 0) return;
  if (next) pushFrames(play, { type: 'moves', area, count, sprinters, pass: next });
  else play.tell({ type: 'moves-lost', area, count });
}

/** Resolves one pass of Moves; the group chooses among tied starts that lead to different positions (DL-EMOVE-04). */
export function resolveMoves(play: DLPlay, frame: FrameOf<'moves'>): void {
  const { area, count, sprinters, pass } = frame;
  const starts = sweepStarts(play.state, frame);
  const [first] = starts;
  if (first === undefined || count === 0) return;
  const result = (start: AreaId) => sweep(play.state, frame, start).toSorted().join();
  if (sameForAll(starts, result)) sweepFrom(play, frame, first);
  else pushFrames(play, { type: 'chooseSweepStart', area, count, sprinters, pass, starts });
}
