/** Carrying out a Move (DL-MOVE-09) and arriving somewhere. */
import type { Reason } from '../../kernel/types';
import type { Boost, ZoneId } from '../ids';
import { areaOf, jumpsFrom, zonesBetween } from '../map';
import type { MoveAction } from '../moves';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import { fireTriggers } from '../scenario/triggers';
import type { Runner, State } from '../state';
import { payDice, usedBoosts } from './boosts';
import { discardChase } from './chase';
import { standingCount } from './infected';
import { priceOfMove, riskOfMove } from './move-price';
import { whyOutOfReach } from './move-reach';
import { needsItem, whyNotPaid } from './payment';
import { pushBefore, whyNoPush } from './push';
import { pushRiskRoll } from './risk';
import { hasMomentum, tempo } from './tempo';
import { isUv } from './uv';

/** Boosts that do something for a Move; Push goes with any action paid with dice (DL-BOOST-02, -03, -06). */
const FITTING: Readonly<Record<MoveAction['kind'], readonly Boost[]>> = {
  run: ['evade', 'push'],
  climb: ['evade', 'push', 'climb'],
  jump: ['evade', 'push', 'jump'],
  pad: ['evade', 'push', 'jump'],
};

/** Why a Move cannot be made; null when it can (DL-MOVE-01..05, DL-BOOST-01..03, DL-BOOST-06). */
export function whyNotMove(state: State, runner: Runner, move: MoveAction): Reason | null {
  return (
    whyOutOfReach(state, runner, move) ??
    whyNotPaid(runner, priceOfMove(state, runner, move.kind, move.to), move, FITTING[move.kind]) ??
    whyNoPush(state, runner, move.push, usedBoosts(move, 'push'))
  );
}

/** Wallrunner and the grapnel look at the Climbs of the activation. */
function rememberClimb(state: State, runner: DraftRunner, move: MoveAction): void {
  if (move.kind !== 'climb') return;
  const price = priceOfMove(state, runner, move.kind, move.to);
  if (needsItem(price, move)) runner.activation.grapnelUsed = true;
  runner.activation.climbs += 1;
}

function zoneLeaptOver(from: ZoneId, { kind, to }: MoveAction): ZoneId | null {
  if (kind === 'jump') return jumpsFrom(from).find((jump) => jump.to === to)?.over[0] ?? null;
  return kind === 'pad' ? (zonesBetween(from, to)[0] ?? null) : null;
}

function riskNow(state: State, runner: Runner, move: MoveAction): number {
  return riskOfMove(state, runner, {
    kind: move.kind,
    to: move.to,
    enemies: standingCount(state, areaOf(runner.zone)),
    momentum: hasMomentum(runner),
    evades: usedBoosts(move, 'evade'),
  });
}

function tellMove(play: DLPlay, runner: DraftRunner, move: MoveAction, risk: number): void {
  play.tell({
    type: 'runner-moved',
    runner: runner.id,
    kind: move.kind,
    from: runner.zone,
    to: move.to,
    over: zoneLeaptOver(runner.zone, move),
    dice: move.dice.length,
    tempo: tempo(runner),
    risk,
  });
}

/**
 * Stands the Runner in another Zone and does what entering brings: UV light shakes off a Chase (DL-ENV-05,
 * DL-CHASE-04), the scenario may listen. What it triggers lies on top of the stack.
 */
export function enterZone(play: DLPlay, runner: DraftRunner, to: ZoneId): void {
  const area = areaOf(to);
  const newArea = areaOf(runner.zone) !== area;
  runner.zone = to;
  if (newArea && isUv(play.state, area)) discardChase(play, runner);
  // The later one lies on top: the Zone answers before the Area.
  if (newArea) fireTriggers(play, { on: 'enterArea', area, runner: runner.id });
  fireTriggers(play, { on: 'enterZone', zone: to, runner: runner.id });
}

/** Pays, pushes, counts the Risk of the Area left, moves; entering, Push after and the Risk roll follow (DL-MOVE-09). */
export function performMove(play: DLPlay, runner: DraftRunner, move: MoveAction): void {
  rememberClimb(play.state, runner, move);
  payDice(play, runner, move.dice);
  pushBefore(play, runner, move.push);
  const risk = riskNow(play.state, runner, move);
  tellMove(play, runner, move, risk);
  pushRiskRoll(play, runner.id, risk, areaOf(move.to));
  const pushesLeft = usedBoosts(move, 'push') - move.push.length;
  if (pushesLeft > 0) {
    pushFrames(play, { type: 'pushAfter', runner: runner.id, count: pushesLeft, survivor: null });
  }
  enterZone(play, runner, move.to);
}
