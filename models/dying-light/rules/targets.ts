/** Whom an attack can reach (DL-ATK-01, DL-RANGE-01). Targets are types, not miniatures. */
import type { Reason } from '../../kernel/types';
import { AREA_IDS, INFECTED_TYPES } from '../ids';
import { areaDistance, areaOf } from '../map';
import type { PushBefore, Target } from '../moves';
import type { Runner, State } from '../state';
import { downOf } from './infected';
import { standingAfterPushes } from './push';

/** Enemies of the target's kind once the Runner has pushed. */
function countOf(state: State, runner: Runner, target: Target, pushes: readonly PushBefore[]): number {
  const { areaId, type, down } = target;
  return down
    ? downOf(state, areaId, type)
    : standingAfterPushes(state, areaOf(runner.zone), pushes, areaId, type);
}

function whyTooFar(range: number, distance: number): Reason {
  return range === 0
    ? { id: 'meleeOnly', params: {} }
    : { id: 'outOfRange', params: { n: range, m: distance } };
}

/**
 * Why a Runner cannot attack this target. Standing and knocked-down enemies can be attacked (DL-ATK-01).
 * @param range Areas that the attack reaches; 0 for melee (DL-RANGE-01)
 * @param pushes done before the attack
 */
export function whyNoTarget(
  state: State,
  runner: Runner,
  range: number,
  target: Target,
  pushes: readonly PushBefore[] = [],
): Reason | null {
  const distance = areaDistance(areaOf(runner.zone), target.areaId);
  if (distance > range) return whyTooFar(range, distance);
  return countOf(state, runner, target, pushes) > 0 ? null : { id: 'noTarget', params: {} };
}

/** Every target within a range of Areas, in the order of the Areas and types. */
export function targetsWithin(
  state: State,
  runner: Runner,
  range: number,
  pushes: readonly PushBefore[] = [],
): readonly Target[] {
  const here = areaOf(runner.zone);
  return AREA_IDS.filter((areaId) => areaDistance(here, areaId) <= range).flatMap((areaId) =>
    [false, true].flatMap((down) =>
      INFECTED_TYPES.map((type) => ({ areaId, type, down })).filter(
        (target) => countOf(state, runner, target, pushes) > 0,
      ),
    ),
  );
}
