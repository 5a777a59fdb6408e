/** What the map shows while a Runner looks for a Move: prices where it can go, reasons where it cannot. */
import type { Reason } from '../../kernel/types';
import type { ZoneId } from '../ids';
import { zoneDistance } from '../map';
import type { Runner, State } from '../state';
import { movePayments } from './move-payments';
import { priceOfMove } from './move-price';
import { type Reach, reachOf, whyOutOfReach } from './move-reach';
import { whyUnaffordable } from './payment';
import { freeSlots } from './tempo';

/** A Move that the ground allows, with what it takes to pay for it. */
export interface MoveTarget extends Reach {
  /** Dice without any Boost. */
  readonly cost: number;
  /** Dice of the cheapest payment; null when none is possible now. */
  readonly dice: number | null;
  /** Why it cannot be paid; null when it can. */
  readonly reason: Reason | null;
}

function targetOf(state: State, runner: Runner, reach: Reach): MoveTarget {
  const price = priceOfMove(state, runner, reach.kind, reach.to);
  const [cheapest] = movePayments(state, runner, reach.kind, reach.to);
  return {
    ...reach,
    cost: price.cost,
    dice: cheapest?.dice.length ?? null,
    reason: cheapest ? null : whyUnaffordable(runner, price, freeSlots(runner)),
  };
}

/** Every Move that the ground allows, payable or not: border steps, Jumps, Jump Pad. */
export function moveTargets(state: State, runner: Runner): readonly MoveTarget[] {
  return reachOf(state, runner).map((reach) => targetOf(state, runner, reach));
}

/** Why the Runner cannot go to that Zone in any way now; null when some Move leads there. */
export function whyNoMove(state: State, runner: Runner, zone: ZoneId): Reason | null {
  const targets = reachOf(state, runner)
    .filter((reach) => reach.to === zone)
    .map((reach) => targetOf(state, runner, reach));
  if (targets.some((target) => target.reason === null)) return null;
  // With several ways there the cheapest one is the nearest to being possible.
  const [nearest] = targets.toSorted((one, other) => one.cost - other.cost);
  return nearest ? nearest.reason : whyNoWay(state, runner, zone);
}

function whyNoWay(state: State, runner: Runner, zone: ZoneId): Reason | null {
  if (zoneDistance(runner.zone, zone) === 0) return { id: 'alreadyThere', params: {} };
  return whyOutOfReach(state, runner, { kind: 'jump', to: zone });
}
