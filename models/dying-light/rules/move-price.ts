/** What a Move costs and risks (DL-MOVE-02..06, DL-RISK-01..04). */
import { ITEMS } from '../content/items';
import type { ZoneId } from '../ids';
import { areaOf, stepCost } from '../map';
import type { MoveKind } from '../moves';
import type { Runner, State } from '../state';
import { burdenOf } from './burdens';
import { fireCount } from './infected';
import type { Price } from './payment';
import { climbDiscount, jumpRiskBonus } from './skills';

const JUMP_COST = 2;
const PAD_COST = 1;
const JUMP_RISK = 1;

/** Rough Terrain: each token makes a step one die dearer and a landing one Risk riskier (DL-ENV-08). */
function roughIn(state: State, zone: ZoneId): number {
  return state.tokens.filter((token) => token.kind === 'rough' && token.zone === zone).length;
}

/** Dice that a carried Item takes off one Climb each activation; 0 once used (`e-grapnel`). */
function itemDiscount(runner: Runner): number {
  if (runner.activation.grapnelUsed) return 0;
  for (const id of runner.items) {
    const item = ITEMS[id];
    if (item.type === 'passive' && item.effect.kind === 'climb-discount') return item.effect.dice;
  }
  return 0;
}

/** The price of a Move that the ground allows. */
export function priceOfMove(state: State, runner: Runner, kind: MoveKind, to: ZoneId): Price {
  switch (kind) {
    case 'run':
      return { cost: stepCost(runner.zone, to) + roughIn(state, to), icon: null, skill: 0, item: 0 };
    case 'climb':
      return {
        cost: stepCost(runner.zone, to) + roughIn(state, to) + (burdenOf(runner, 'climb-cost')?.dice ?? 0),
        icon: 'climb',
        skill: climbDiscount(runner),
        item: itemDiscount(runner),
      };
    case 'jump':
      return { cost: JUMP_COST, icon: 'jump', skill: 0, item: 0 };
    case 'pad':
      return { cost: PAD_COST, icon: 'jump', skill: 0, item: 0 };
    default:
      return kind satisfies never;
  }
}

/** Whether Risk, Skills and Wounds treat the Move as a Jump (DL-MOVE-05). */
function isJump(kind: MoveKind): boolean {
  return kind === 'jump' || kind === 'pad';
}

function landingRisk(state: State, runner: Runner, to: ZoneId, momentum: boolean): number {
  const rib = burdenOf(runner, 'jump-risk')?.risk ?? 0;
  return JUMP_RISK + roughIn(state, to) + rib + jumpRiskBonus(runner, momentum);
}

function leavingRisk(state: State, runner: Runner, kind: MoveKind, enemies: number): number {
  const limp = kind === 'run' && enemies > 0 ? (burdenOf(runner, 'run-risk')?.risk ?? 0) : 0;
  return enemies + fireCount(state, areaOf(runner.zone)) + limp;
}

/** What the Risk of a Move depends on besides the board. */
export interface MoveRisk {
  readonly kind: MoveKind;
  readonly to: ZoneId;
  /** Standing enemies in the Area of the Runner after the Pushes before. */
  readonly enemies: number;
  /** Whether the Runner has Momentum after paying (DL-GEAR-04). */
  readonly momentum: boolean;
  /** Evade Boosts used (DL-BOOST-02). */
  readonly evades: number;
}

/** Total Risk of a Move from where the Runner stands, before the cap on dice (DL-RISK-01..04, DL-MOVE-06). */
export function riskOfMove(state: State, runner: Runner, risk: MoveRisk): number {
  const leaves = areaOf(runner.zone) !== areaOf(risk.to);
  const landing = isJump(risk.kind) ? landingRisk(state, runner, risk.to, risk.momentum) : 0;
  const leaving = leaves ? leavingRisk(state, runner, risk.kind, risk.enemies) : 0;
  return Math.max(0, landing + leaving - risk.evades);
}
