/** Chances of the three special dice, worked out exactly. All of them are fractions from 0 to 1. */
import {
  DAMAGE_DIE,
  damageOf,
  MAX_DAMAGE_DICE,
  MAX_RISK_DICE,
  RISK_DIE,
  UNSPENT_CRIT_DAMAGE,
} from './content/dice';
import type { InfectedType } from './ids';
import { diesToCrit } from './rules/crits';
import { type AttackPlus, attackDiePlus } from './rules/enemy-attack';

const FACES = DAMAGE_DIE.faces.length;

/** How likely each total of some Damage dice is, Crits counted as unspent. */
type Totals = ReadonlyMap<number, number>;

interface Throw {
  /** Chance of at least one Crit. */
  readonly crit: number;
  /** Totals of the throws without a Crit. */
  readonly plain: Totals;
  readonly all: Totals;
}

function addDie(totals: Totals, withCrits: boolean): Totals {
  const next = new Map<number, number>();
  for (const [total, chance] of totals) {
    for (let face = 1; face <= FACES; face++) {
      const damage = damageOf(face);
      if (damage === 'crit' && !withCrits) continue;
      const sum = total + (damage === 'crit' ? UNSPENT_CRIT_DAMAGE : damage);
      next.set(sum, (next.get(sum) ?? 0) + chance / FACES);
    }
  }
  return next;
}

function totalsOf(dice: number, withCrits: boolean): Totals {
  let totals: Totals = new Map([[0, 1]]);
  for (let i = 0; i < dice; i++) totals = addDie(totals, withCrits);
  return totals;
}

const THROWS: readonly Throw[] = Array.from({ length: MAX_DAMAGE_DICE + 1 }, (_, dice) => ({
  crit: 1 - ((FACES - 1) / FACES) ** dice,
  plain: totalsOf(dice, false),
  all: totalsOf(dice, true),
}));

function chanceOf(totals: Totals, least: number): number {
  let chance = 0;
  for (const [total, share] of totals) if (total >= least) chance += share;
  return chance;
}

/**
 * Chance that an attack removes its target, one Crit spent on it where that helps (DL-ATK-04, DL-ATK-05).
 * @param dice Damage dice; more than four are rolled as four (DL-ATK-03)
 * @param bonus added once to the total, may be negative
 * @param toughness of the target where it stands
 */
export function killChance(dice: number, bonus: number, type: InfectedType, toughness: number): number {
  const thrown = THROWS[Math.min(dice, MAX_DAMAGE_DICE)];
  if (!thrown) return 0;
  const least = toughness - bonus;
  return diesToCrit(type) ? thrown.crit + chanceOf(thrown.plain, least) : chanceOf(thrown.all, least);
}

export interface RiskOdds {
  /** Chance that one given symbol comes up at least once; it is the same for all four. */
  readonly symbol: number;
  /** Chance that every die is safe. */
  readonly safe: number;
}

/** Chances of a Risk roll; more than four dice are rolled as four (DL-RISK-04). */
export function riskOdds(dice: number): RiskOdds {
  const rolled = Math.min(dice, MAX_RISK_DICE);
  const safeFaces = RISK_DIE.faces.filter((face) => face === 'safe').length;
  const faces = RISK_DIE.faces.length;
  return { symbol: 1 - ((faces - 1) / faces) ** rolled, safe: (safeFaces / faces) ** rolled };
}

/** Chance of each result of the attack die (DL-EATK-05). */
export function attackDieOdds(attackers: number, night: boolean): Readonly<Record<AttackPlus, number>> {
  const odds = { 0: 0, 1: 0, 2: 0 };
  for (let face = 1; face <= FACES; face++) odds[attackDiePlus(face, attackers, night)] += 1 / FACES;
  return odds;
}
