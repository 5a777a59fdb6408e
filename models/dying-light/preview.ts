/** What a move will cost and risk, worked out before it is made (section 10). */
import { ITEMS } from './content/items';
import type { DieId, ItemId } from './ids';
import { areaOf } from './map';
import type { ActingMove } from './moves';
import { type RiskOdds, riskOdds } from './odds';
import { diceInPool } from './rules/boosts';
import { exposureValue } from './rules/exposure';
import { riskAhead } from './rules/move-payments';
import { gainsMomentum } from './rules/payment';
import { areaRisk, riskDice } from './rules/risk';
import { activeRunner } from './rules/runners';
import { tempo } from './rules/tempo';
import type { Runner, State } from './state';

export interface RiskPreview {
  /** Risk before the cap. */
  readonly total: number;
  /** Risk dice that will be rolled. */
  readonly dice: number;
  /** Chances of these dice. */
  readonly odds: RiskOdds;
}

export interface Preview {
  /** Dice that will go on the Action Track. */
  readonly dice: number;
  /** Tempo after the move (DL-TEMPO-01). */
  readonly tempo: number;
  /** Exposure Value after paying, before what the Risk roll brings (DL-EXP-01). */
  readonly exposure: number;
  /** Whether the Momentum die is earned (DL-TEMPO-03). */
  readonly gainsMomentum: boolean;
  readonly risk: RiskPreview;
}

function diceSpent(move: ActingMove): readonly DieId[] {
  switch (move.type) {
    case 'MOVE':
      return move.dice;
    case 'ATTACK':
      return [move.die];
    default:
      return [];
  }
}

/** Risk of a move of the active Runner (DL-RISK-01..04, DL-RISK-09). */
function riskOf(state: State, runner: Runner, move: ActingMove): number {
  switch (move.type) {
    case 'MOVE':
      return riskAhead(state, runner, move);
    case 'INTERACT':
    case 'EXCHANGE':
      return areaRisk(state, areaOf(runner.zone));
    case 'USE':
      return isFocus(move.itemId) ? areaRisk(state, areaOf(runner.zone)) : 0;
    case 'ATTACK':
    case 'SWITCH_WEAPON':
    case 'PASS':
      return 0;
    default:
      return move satisfies never;
  }
}

function isFocus(id: ItemId): boolean {
  const item = ITEMS[id];
  return 'pace' in item && item.pace === 'focus';
}

/** The Runner with these dice placed one by one right of the Tempo Die (DL-ACT-06). */
function afterPaying(runner: Runner, ids: readonly DieId[]): Runner {
  const first = tempo(runner);
  const placed = diceInPool(runner, ids);
  return { ...runner, track: runner.track.map((die, index) => placed[index - first] ?? die) };
}

/** What a legal move of the active Runner brings, as far as it is known beforehand. */
export function preview(state: State, move: ActingMove): Preview {
  const runner = activeRunner(state);
  const spent = diceSpent(move);
  const after = afterPaying(runner, spent);
  const total = riskOf(state, runner, move);
  const dice = riskDice(total);
  return {
    dice: spent.length,
    tempo: tempo(after),
    exposure: exposureValue(after),
    gainsMomentum: gainsMomentum(runner, spent.length),
    risk: { total, dice, odds: riskOdds(dice) },
  };
}
