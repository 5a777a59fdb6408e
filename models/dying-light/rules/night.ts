/** Night Activation: what the enemy card makes the Infected do (DL-NIGHT-02..07). */
import { wayToNearest } from '../../kernel/graph';
import { SCENT_RANGE, SCREAM_RANGE } from '../content/infected';
import type { FrameOf } from '../frames';
import { AREA_IDS, type AreaId, type CommonInfected, type InfectedType } from '../ids';
import { areaDistance, areaOf, neighbours } from '../map';
import { type DLPlay, pushFrames } from '../play';
import type { State } from '../state';
import { canEnter, moveInfected, standingOf } from './infected';
import { isUv } from './uv';

/** The type that acts after this one (DL-NIGHT-02). */
const NEXT_TYPE: Readonly<Record<InfectedType, InfectedType | null>> = {
  howler: 'volatile',
  volatile: 'viral',
  viral: 'biter',
  biter: null,
};

/** Steps to a Runner over which a type hunts: Hunt (DL-NIGHT-04), Scent (DL-NIGHT-05), Shamble (DL-NIGHT-06). */
const REACH: Readonly<Record<CommonInfected, number>> = {
  volatile: Number.POSITIVE_INFINITY,
  viral: SCENT_RANGE,
  biter: 1,
};

/** All Howlers and Volatiles of an Area act, of the others only one (DL-NIGHT-03..06). */
function actorsIn(state: State, type: InfectedType, area: AreaId): number {
  const count = standingOf(state, area, type);
  return type === 'viral' || type === 'biter' ? Math.min(1, count) : count;
}

/** Only what stands there when a type begins will act (DL-NIGHT-02). */
function beginType(play: DLPlay, infected: InfectedType): void {
  const queue = AREA_IDS.map((area) => ({ area, count: actorsIn(play.state, infected, area) })).filter(
    ({ count }) => count > 0,
  );
  pushFrames(play, { type: 'nightActivation', infected, queue });
}

/** The enemy card was drawn (DL-ROUND-03): Howlers first, Biters last. */
export function startNightActivation(play: DLPlay): void {
  beginType(play, 'howler');
}

/** Lets the next miniature of the queue act; an empty queue hands over to the next type (DL-NIGHT-02). */
export function resolveNightActivation(play: DLPlay, frame: FrameOf<'nightActivation'>): void {
  const [head, ...others] = frame.queue;
  if (head) {
    const queue = head.count > 1 ? [{ ...head, count: head.count - 1 }, ...others] : others;
    act(play, { ...frame, queue }, head.area);
    return;
  }
  const next = NEXT_TYPE[frame.infected];
  if (next) beginType(play, next);
}

type Activation = FrameOf<'nightActivation'>;

/** One miniature acts, if it has something to do; the first of its type to do so says that the type is on the move. */
function act(play: DLPlay, { told = false, ...frame }: Activation, area: AreaId): void {
  const { infected } = frame;
  const steps = infected === 'howler' ? [] : stepsCloser(play.state, infected, area);
  const acts = infected === 'howler' ? notices(play.state, area) : steps.length > 0;
  if (acts && !told) play.tell({ type: 'night-activation', infected });
  pushFrames(play, { ...frame, told: told || acts });
  if (!acts) return;
  if (infected === 'howler') scream(play, area);
  else approach(play, infected, area, steps);
}

/** Whether a Howler notices a Runner, in UV light or not (DL-NIGHT-03). */
function notices(state: State, area: AreaId): boolean {
  const range = SCREAM_RANGE[state.options.difficulty];
  return state.runners.some((runner) => areaDistance(area, areaOf(runner.zone)) <= range);
}

/** A Howler calls a Viral (DL-NIGHT-03). */
function scream(play: DLPlay, area: AreaId): void {
  play.tell({ type: 'howler-screamed', area });
  pushFrames(play, { type: 'spawn', infected: 'viral', count: 1, area, spread: false });
}

/**
 * The next Areas on the shortest ways to the nearest Runner outside UV, over Areas that the type may enter. Empty when
 * no such Runner is in reach or a Runner stands right here (DL-NIGHT-04..07, DL-EMOVE-02).
 */
function stepsCloser(state: State, type: CommonInfected, from: AreaId): readonly AreaId[] {
  const occupied = state.runners.map(({ zone }) => areaOf(zone));
  const prey = occupied.filter((area) => !isUv(state, area));
  if (occupied.includes(from) || prey.length === 0) return [];
  const isPrey = (area: AreaId) => prey.includes(area);
  const ways = (area: AreaId) => neighbours(area).filter((to) => canEnter(state, type, area, to));
  return wayToNearest(from, isPrey, ways, REACH[type])?.steps ?? [];
}

/** One miniature moves one Area closer; the group chooses among equally short ways (DL-NIGHT-07). */
function approach(play: DLPlay, infected: CommonInfected, from: AreaId, steps: readonly AreaId[]): void {
  const [only] = steps;
  if (steps.length > 1) pushFrames(play, { type: 'chooseStep', infected, from, steps });
  else if (only) moveInfected(play, infected, from, only, 'night');
}
