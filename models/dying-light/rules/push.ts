/** Throwing enemies out of the own Area with Push Boosts (DL-BOOST-06..08). */
import type { Reason } from '../../kernel/types';
import type { FrameOf, Survivor } from '../frames';
import { type AreaId, INFECTED_TYPES, type InfectedType } from '../ids';
import { areaLevel, areaOf, neighbours } from '../map';
import type { PushBefore } from '../moves';
import { type DLPlay, pushFrames } from '../play';
import type { Runner, State } from '../state';
import { shiftInfected, standingOf, toughnessAt } from './infected';
import { killEnemy } from './kill';
import { runnerOf } from './runners';
import { isUv } from './uv';

/** Why nobody can be thrown into an Area: it must be adjacent, not higher and without UV (DL-BOOST-06). */
function whyNotInto(state: State, from: AreaId, to: AreaId): Reason | null {
  if (!neighbours(from).includes(to)) return { id: 'areaNotNext', params: {} };
  if (areaLevel(to) > areaLevel(from)) return { id: 'noPush', params: {} };
  if (isUv(state, to)) return { id: 'uvBlocked', params: {} };
  return null;
}

/** Every single Push out of the Runner's Area; the knocked-down cannot be pushed (DL-BOOST-06). */
export function pushOptions(state: State, runner: Runner): readonly PushBefore[] {
  const from = areaOf(runner.zone);
  const types = INFECTED_TYPES.filter((type) => standingOf(state, from, type) > 0);
  if (types.length === 0) return [];
  const areas = neighbours(from).filter((to) => whyNotInto(state, from, to) === null);
  return types.flatMap((type) => areas.map((toArea) => ({ type, toArea })));
}

function pushedOf(pushes: readonly PushBefore[], type: InfectedType): number {
  return pushes.filter((push) => push.type === type).length;
}

/**
 * Standing enemies of a type in an Area once the Runner has pushed.
 * @param pushes legal ones, out of the Area `from`
 */
export function standingAfterPushes(
  state: State,
  from: AreaId,
  pushes: readonly PushBefore[],
  area: AreaId,
  type: InfectedType,
): number {
  const arrived = pushedOf(
    pushes.filter((push) => push.toArea === area),
    type,
  );
  const left = area === from ? pushedOf(pushes, type) : 0;
  return standingOf(state, area, type) + arrived - left;
}

/**
 * Why these Pushes cannot be done before an action.
 * @param icons Push icons paid for, one Push each (DL-BOOST-06)
 */
export function whyNoPush(
  state: State,
  runner: Runner,
  pushes: readonly PushBefore[],
  icons: number,
): Reason | null {
  if (pushes.length > icons) return { id: 'boostsShort', params: { boost: 'push' } };
  const from = areaOf(runner.zone);
  const missing = pushes.find((push) => pushedOf(pushes, push.type) > standingOf(state, from, push.type));
  if (missing) return { id: 'noneStanding', params: { type: missing.type } };
  for (const push of pushes) {
    const why = whyNotInto(state, from, push.toArea);
    if (why) return why;
  }
  return null;
}

/** Every choice of Pushes before an action: none, and each set of up to as many as there are icons. */
export function pushPlans(state: State, runner: Runner, icons: number): readonly (readonly PushBefore[])[] {
  const single = icons > 0 ? pushOptions(state, runner) : [];
  const plans = (count: number, first: number): readonly (readonly PushBefore[])[] => [
    [],
    ...(count === 0
      ? []
      : single.flatMap((push, i) => (i < first ? [] : plans(count - 1, i).map((rest) => [push, ...rest])))),
  ];
  return plans(icons, 0).filter((plan) => whyNoPush(state, runner, plan, icons) === null);
}

function pushEnemy(play: DLPlay, runner: Runner, { type, toArea }: PushBefore): void {
  const from = areaOf(runner.zone);
  shiftInfected(play, type, from, toArea);
  play.tell({ type: 'enemy-pushed', runner: runner.id, infected: type, from, to: toArea });
}

/** Carries out the Pushes before an action (DL-MOVE-09); legality is taken for granted. */
export function pushBefore(play: DLPlay, runner: Runner, pushes: readonly PushBefore[]): void {
  for (const push of pushes) pushEnemy(play, runner, push);
}

/** Asks for the next Push after an action as long as an icon is left and somebody can be pushed (DL-BOOST-06). */
export function resolvePushAfter(play: DLPlay, frame: FrameOf<'pushAfter'>): void {
  const { runner, count, survivor } = frame;
  if (count < 1 || pushOptions(play.state, runnerOf(play.state, runner)).length === 0) return;
  pushFrames(play, { type: 'push', runner, count, survivor });
}

/** Whether this Push throws the surviving target to its death: its damage is enough where it lands (DL-BOOST-08). */
function isFatal(state: State, survivor: Survivor, push: PushBefore): boolean {
  return survivor.damage >= toughnessAt(state, push.toArea, push.type);
}

/** One Push after an action, then the next question. Pushing the type of the survivor pushes it (DL-BOOST-08). */
export function pushAfterwards(
  play: DLPlay,
  { runner: id, count, survivor }: FrameOf<'push'>,
  push: PushBefore,
): void {
  const runner = runnerOf(play.state, id);
  const thrown = survivor?.type === push.type && survivor.area === areaOf(runner.zone) ? survivor : null;
  pushEnemy(play, runner, push);
  if (thrown && isFatal(play.state, thrown, push)) {
    killEnemy(play, id, { areaId: push.toArea, type: push.type, down: false }, 'push');
  }
  pushFrames(play, {
    type: 'pushAfter',
    runner: id,
    count: count - 1,
    survivor: thrown || !survivor ? null : { ...survivor },
  });
}
