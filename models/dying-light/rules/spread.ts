/** Spread: one enemy into each neighbour, clockwise (DL-SPREAD-01..04). */
import type { FrameOf } from '../frames';
import type { AreaId, InfectedType } from '../ids';
import { neighbours } from '../map';
import { type DLPlay, pushFrames } from '../play';
import type { State } from '../state';
import { canEnter, moveInfected, standingCount, standingOf } from './infected';
import { rotate, sameForAll } from './ties';
import { isUv } from './uv';

/** What leaves first (DL-SPREAD-02). */
const COMMON_FIRST: readonly InfectedType[] = ['volatile', 'viral', 'biter'];
/** When UV light clears an Area all types leave, Howlers last (DL-ENV-06). */
const EVERYBODY: readonly InfectedType[] = [...COMMON_FIRST, 'howler'];

/** Which Area spreads, and whether Howlers do too. */
type Spreading = Pick<FrameOf<'spread'>, 'area' | 'everybody'>;

interface SpreadStep {
  readonly infected: InfectedType;
  readonly to: AreaId;
}

function leaving({ everybody }: Spreading): readonly InfectedType[] {
  return everybody ? EVERYBODY : COMMON_FIRST;
}

/** Neighbours with the fewest standing enemies, where a Spread may start; UV Areas never (DL-SPREAD-01). */
function spreadStarts(state: State, area: AreaId): readonly AreaId[] {
  const lit = neighbours(area).filter((next) => !isUv(state, next));
  const fewest = Math.min(...lit.map((next) => standingCount(state, next)));
  return lit.filter((next) => standingCount(state, next) === fewest);
}

/** The one pass of a Spread, worked out before anybody moves: no Area is reached twice (DL-SPREAD-01). */
function spreadSteps(state: State, spreading: Spreading, start: AreaId): readonly SpreadStep[] {
  const { area } = spreading;
  const left = { ...state.areas[area].standing };
  const steps: SpreadStep[] = [];
  for (const to of rotate(neighbours(area), start)) {
    const infected = leaving(spreading).find((type) => left[type] > 0 && canEnter(state, type, area, to));
    if (!infected) continue;
    left[infected] -= 1;
    steps.push({ infected, to });
  }
  return steps;
}

/** Names the position after a Spread, whatever the order of its steps. */
function resultOf(steps: readonly SpreadStep[]): string {
  return steps
    .map(({ infected, to }) => `${to}:${infected}`)
    .toSorted()
    .join();
}

/** Whether a Spread would move anybody at all. */
export function canSpread(state: State, spreading: Spreading): boolean {
  const { area } = spreading;
  return leaving(spreading).some(
    (type) =>
      standingOf(state, area, type) > 0 && neighbours(area).some((to) => canEnter(state, type, area, to)),
  );
}

/** Carries a Spread out from a chosen start; runners do not hold anybody back (DL-SPREAD-03, DL-SPREAD-04). */
export function spreadFrom(play: DLPlay, spreading: Spreading, start: AreaId): void {
  const steps = spreadSteps(play.state, spreading, start);
  if (steps.length === 0) return;
  play.tell({ type: 'spread-started', area: spreading.area, start });
  for (const { infected, to } of steps) moveInfected(play, infected, spreading.area, to, 'spread');
}

/** Spreads an Area once; the group chooses among tied starts that lead to different positions (DL-SPREAD-01). */
export function resolveSpread(play: DLPlay, { area, everybody }: FrameOf<'spread'>): void {
  const starts = spreadStarts(play.state, area);
  const [first] = starts;
  if (first === undefined) return;
  const result = (start: AreaId) => resultOf(spreadSteps(play.state, { area, everybody }, start));
  if (sameForAll(starts, result)) spreadFrom(play, { area, everybody }, first);
  else pushFrames(play, { type: 'chooseSpreadStart', area, everybody, starts });
}
