/** Boosts: icons of spent dice, and of Gear when the Momentum die is spent (DL-BOOST-01, DL-GEAR-01). */
import type { Reason } from '../../kernel/types';
import { boostsOf } from '../content/dice';
import { GEAR } from '../content/gear';
import type { Boost, DieId, GearId } from '../ids';
import type { UsedBoost } from '../moves';
import type { DLPlay, DraftRunner } from '../play';
import type { Die, Runner } from '../state';
import { gearBoosts } from './gear';
import { freeSlots, placeOnTrack } from './tempo';

/** What is spent on one action, the dice in the order in which they go on the track. */
export interface Spending {
  readonly dice: readonly DieId[];
  readonly boosts: readonly UsedBoost[];
  readonly gearBoosts: readonly GearId[];
}

/** Icons of that kind that the spending uses, Gear included. */
export function usedBoosts(spending: Pick<Spending, 'boosts' | 'gearBoosts'>, boost: Boost): number {
  const onDice = spending.boosts.filter((used) => used.icon === boost).length;
  return onDice + spending.gearBoosts.filter((id) => GEAR[id].boost === boost).length;
}

function boostsShort(boost: Boost): Reason {
  return { id: 'boostsShort', params: { boost } };
}

function isRepeated<Item>(items: readonly Item[]): boolean {
  return new Set(items).size < items.length;
}

/** The dice of the pool with these ids, in this order; ids that are not there are left out. */
export function diceInPool(runner: Runner, ids: readonly DieId[]): readonly Die[] {
  return ids.map((id) => runner.pool.find((die) => die.id === id)).filter((die) => die !== undefined);
}

/** Why these dice cannot be spent: each must be in the pool and find a slot (DL-ACT-06, DL-ACT-07). */
export function whyNoDice(runner: Runner, dice: readonly DieId[]): Reason | null {
  if (isRepeated(dice) || diceInPool(runner, dice).length < dice.length)
    return { id: 'notInPool', params: {} };
  return dice.length > freeSlots(runner) ? { id: 'trackFull', params: {} } : null;
}

function whyNoIcon(dice: readonly Die[], used: UsedBoost, fitting: readonly Boost[]): Reason | null {
  const die = dice.find((spent) => spent.id === used.dieId);
  if (!fitting.includes(used.icon)) return { id: 'boostUnfit', params: { boost: used.icon } };
  const shown = die !== undefined && boostsOf(die.type, die.face).includes(used.icon);
  return shown ? null : boostsShort(used.icon);
}

function whyNoGearBoost(
  runner: Runner,
  dice: readonly Die[],
  id: GearId,
  fitting: readonly Boost[],
): Reason | null {
  const token = runner.gear.find((gear) => gear.id === id);
  if (!token || token.condition === 'off') return { id: 'gearGone', params: {} };
  if (!fitting.includes(GEAR[id].boost)) return { id: 'boostUnfit', params: { boost: GEAR[id].boost } };
  return gearBoosts(runner, dice).includes(id) ? null : { id: 'gearNeedsMomentum', params: {} };
}

/**
 * Why a Boost cannot be used: each icon once and only on a spent die, each Gear once and only with the Momentum die
 * (DL-BOOST-01, DL-GEAR-01).
 * @param fitting the icons that do something for this action
 */
export function whyNoBoosts(runner: Runner, spending: Spending, fitting: readonly Boost[]): Reason | null {
  const dice = diceInPool(runner, spending.dice);
  const names = spending.boosts.map((used) => `${used.dieId} ${used.icon}`);
  if (isRepeated(names) || isRepeated(spending.gearBoosts)) return { id: 'boostOnce', params: {} };
  for (const used of spending.boosts) {
    const reason = whyNoIcon(dice, used, fitting);
    if (reason) return reason;
  }
  for (const id of spending.gearBoosts) {
    const reason = whyNoGearBoost(runner, dice, id, fitting);
    if (reason) return reason;
  }
  return null;
}

/** Places the dice on the track one by one (DL-ACT-06). */
export function payDice(play: DLPlay, runner: DraftRunner, dice: readonly DieId[]): void {
  for (const id of dice) placeOnTrack(play, runner, id);
}
