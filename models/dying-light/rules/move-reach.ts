/** Where the ground lets a Runner go, whatever it costs (DL-MOVE-01..05, DL-MOVE-07). */
import type { Reason } from '../../kernel/types';
import type { ZoneId } from '../ids';
import { adjacentZones, jumpsFrom, levelsUp, padTargets, stepCost, stepKind, zoneDistance } from '../map';
import type { MoveKind } from '../moves';
import type { Runner, State } from '../state';

/** A Move that the ground allows. */
export interface Reach {
  readonly kind: MoveKind;
  readonly to: ZoneId;
}

/** A Jump Pad lies in the Runner's Zone (DL-ENV-02). */
function onPad(state: State, zone: ZoneId): boolean {
  return state.tokens.some((token) => token.kind === 'jump-pad' && token.zone === zone);
}

/** Everything in reach: border steps, then Jumps, then the Jump Pad (9.1.3). */
export function reachOf(state: State, runner: Runner): readonly Reach[] {
  const { zone } = runner;
  const steps = adjacentZones(zone).map((to): Reach => ({ kind: stepKind(zone, to) ?? 'run', to }));
  const jumps = jumpsFrom(zone).map(({ to }): Reach => ({ kind: 'jump', to }));
  const pads = onPad(state, zone) ? padTargets(zone).map((to): Reach => ({ kind: 'pad', to })) : [];
  return [...steps, ...jumps, ...pads];
}

function whyNoStep(from: ZoneId, to: ZoneId, kind: 'run' | 'climb'): Reason | null {
  const needed = stepKind(from, to);
  if (!needed) return { id: 'notAdjacent', params: {} };
  if (needed === kind) return null;
  return kind === 'climb'
    ? { id: 'noClimb', params: {} }
    : { id: 'needClimb', params: { n: stepCost(from, to) } };
}

function whyNotTwoAway(from: ZoneId, to: ZoneId): Reason | null {
  const n = zoneDistance(from, to);
  return n === 2 ? null : { id: 'tooFar', params: { n } };
}

function whyNoJump(from: ZoneId, to: ZoneId): Reason | null {
  const tooFar = whyNotTwoAway(from, to);
  if (tooFar) return tooFar;
  const up = levelsUp(from, to);
  if (up > 0) return { id: 'tooHigh', params: { n: up } };
  return jumpsFrom(from).some((jump) => jump.to === to) ? null : { id: 'flatJump', params: {} };
}

/** Why the ground does not allow that Move; null when it does. */
export function whyOutOfReach(state: State, runner: Runner, { kind, to }: Reach): Reason | null {
  switch (kind) {
    case 'run':
    case 'climb':
      return whyNoStep(runner.zone, to, kind);
    case 'jump':
      return whyNoJump(runner.zone, to);
    case 'pad':
      return onPad(state, runner.zone) ? whyNotTwoAway(runner.zone, to) : { id: 'noPad', params: {} };
    default:
      return kind satisfies never;
  }
}
