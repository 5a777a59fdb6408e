/** Paying for an action: which dice can, and which icons make it cheaper (DL-BOOST-03, method 9.1). */
import type { Reason } from '../../kernel/types';
import { MOMENTUM_SLOT } from '../content/board';
import { GEAR } from '../content/gear';
import type { Boost } from '../ids';
import type { Die, Runner } from '../state';
import { type Spending, usedBoosts, whyNoBoosts, whyNoDice } from './boosts';
import { diceChoices, iconsOn } from './dice-choices';
import { gearBoosts } from './gear';
import { hasMomentum, holdsMomentumDie, tempo } from './tempo';

/** What an action costs at this moment. */
export interface Price {
  /** Dice before any reduction. */
  readonly cost: number;
  /** The icon that takes one die off each. */
  readonly icon: 'jump' | 'climb' | null;
  /** Dice off by Skill, counted first. */
  readonly skill: number;
  /** Dice off by an Item, used only if the price is not met without it. */
  readonly item: number;
}

/** Dice to pay at least; never below 1. */
function least(price: Price): number {
  return Math.max(1, price.cost - price.skill - price.item);
}

/** Icons of its kind that a payment of so many dice needs before an Item has to help. */
function iconsNeeded(price: Price, dice: number): number {
  return Math.max(0, price.cost - dice - price.skill);
}

/** Whether the Item's reduction is used up by a payment: only what Skill and icons leave open (DL-BOOST-03). */
export function needsItem(price: Price, spending: Spending): boolean {
  const icons = price.icon ? usedBoosts(spending, price.icon) : 0;
  return iconsNeeded(price, spending.dice.length) > icons;
}

/**
 * The derived use of Boosts for these dice (9.1.2): the icons that the price needs, and every Evade.
 * @returns null when these dice cannot pay that price
 */
export function spendingOf(runner: Runner, dice: readonly Die[], price: Price): Spending | null {
  if (dice.length > price.cost) return null;
  const gear = gearBoosts(runner, dice);
  const onDice = price.icon ? iconsOn(dice, price.icon) : [];
  const onGear = gear.filter((id) => GEAR[id].boost === price.icon);
  const needed = iconsNeeded(price, dice.length);
  if (needed > onDice.length + onGear.length + price.item) return null;
  return {
    dice: dice.map((die) => die.id),
    boosts: [...onDice.slice(0, needed), ...iconsOn(dice, 'evade')],
    gearBoosts: [
      ...onGear.slice(0, Math.max(0, needed - onDice.length)),
      ...gear.filter((id) => GEAR[id].boost === 'evade'),
    ],
  };
}

/** Why so many dice of the pool are not enough: there are no more, or no more were chosen. */
export function whyTooFew(runner: Runner, needed: number, chosen: number): Reason {
  const k = runner.pool.length;
  return k < needed
    ? { id: 'needDice', params: { n: needed, k } }
    : { id: 'fewDice', params: { n: needed, k: chosen } };
}

function whyPriceNotMet(runner: Runner, price: Price, spending: Spending): Reason | null {
  const paid = spending.dice.length;
  if (paid > price.cost) return { id: 'tooManyDice', params: {} };
  const icons = price.icon ? usedBoosts(spending, price.icon) : 0;
  if (paid > 0 && iconsNeeded(price, paid) <= icons + price.item) return null;
  if (price.icon && paid > 0 && runner.pool.length >= least(price)) {
    return { id: 'boostsShort', params: { boost: price.icon } };
  }
  return whyTooFew(runner, least(price), paid);
}

/** Why a spending does not pay a price; null when it does (DL-BOOST-03). */
export function whyNotPaid(
  runner: Runner,
  price: Price,
  spending: Spending,
  fitting: readonly Boost[],
): Reason | null {
  return (
    whyNoDice(runner, spending.dice) ??
    whyNoBoosts(runner, spending, fitting) ??
    whyPriceNotMet(runner, price, spending)
  );
}

/** Why no dice of the pool pay that price; null when some do. */
export function whyUnaffordable(runner: Runner, price: Price, slots: number): Reason | null {
  const most = Math.min(price.cost, slots);
  if (diceChoices(runner.pool, most).some((dice) => spendingOf(runner, dice, price))) return null;
  if (runner.pool.length < least(price)) {
    return { id: 'needDice', params: { n: least(price), k: runner.pool.length } };
  }
  if (slots < least(price)) return { id: 'trackFull', params: {} };
  return price.icon
    ? { id: 'boostsShort', params: { boost: price.icon } }
    : { id: 'needDice', params: { n: least(price), k: runner.pool.length } };
}

/** Whether placing so many dice earns the Momentum die (DL-TEMPO-03). */
export function gainsMomentum(runner: Runner, dice: number): boolean {
  const now = tempo(runner);
  return now < MOMENTUM_SLOT && now + dice >= MOMENTUM_SLOT && !holdsMomentumDie(runner);
}

/** Whether the Runner has Momentum after placing so many dice (DL-GEAR-04). */
export function hasMomentumAfter(runner: Runner, dice: number): boolean {
  return hasMomentum(runner) || gainsMomentum(runner, dice);
}
