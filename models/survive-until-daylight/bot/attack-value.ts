/** What an attack is worth: its expectation over the combat deck (11.1). */
import { COMBAT_CARDS, COMBAT_DECK } from '../content/combat-cards';
import { WEAPONS } from '../content/weapons';
import { COMBAT_IDS, type CombatId } from '../ids';
import type { MoveOf } from '../moves';
import {
  baseOf,
  cardsFor,
  excess,
  resultWith,
  SIDES,
  type Side,
  sideCard,
  spreadSides,
} from '../rules/attack-damage';
import { LAST_ASSAULT_ROUND } from '../rules/end';
import { healthLeft, isEnemy, neighbours, onLine } from '../rules/line';
import { is } from '../rules/members';
import type { Attack, AttackResult, Member, Shares, State } from '../state';
import type { Temper } from './level';
import { hitValue } from './line-value';

const AMMO_PRICE = 0.22;
/** Worth of the blow that wins. */
const NIGHT_OVER = 12;
const ONE_USE_PRICE = 0.6;
/** Prices count less when the night is nearly over. */
const LATE_DISCOUNT = 0.4;
const LATE_ROUND = 6;
/** Arrows that Hipster gets back (SD-PERK-11). */
const ARROWS_KEPT = 2;

type AttackMove = MoveOf<'ATTACK'>;

export function isLate({ round }: State): boolean {
  return round >= LATE_ROUND;
}

/** The attack as the rules would hold it once it is declared. */
function declared(state: State, member: Member, move: AttackMove): Attack {
  return {
    weapon: move.weaponId,
    target: move.targetId,
    ...neighbours(state, move.targetId),
    ammo: move.ammo,
    vitaly: move.vitaly,
    focus: state.focus,
    base: baseOf(state, member, move.weaponId),
    drawn: [],
    chosen: null,
    result: null,
  };
}

/** Value of the damage of an attack as its shares stand. */
export function sharesValue(
  temper: Temper,
  state: State,
  attack: Attack,
  { splash }: AttackResult,
  shares: Shares,
): number {
  const target = onLine(state, attack.target);
  let value = target ? hitValue(temper, target, shares.target + target.spears) : 0;
  let killed = target && isEnemy(target) && shares.target + target.spears >= healthLeft(target) ? 1 : 0;
  for (const side of SIDES) {
    const card = sideCard(state, attack, side);
    if (!card) continue;
    value += hitValue(temper, card, splash + shares[side]);
    if (isEnemy(card) && splash + shares[side] >= healthLeft(card)) killed += 1;
  }
  return value + (endsTheNight(state, killed) ? NIGHT_OVER : 0);
}

/** Whether so many kills leave nobody on the line when that wins (SD-END-02). */
function endsTheNight({ round, line }: State, killed: number): boolean {
  return killed > 0 && round >= LAST_ASSAULT_ROUND && line.filter(isEnemy).length === killed;
}

function splitsOf(damage: number, sides: readonly Side[]): readonly Shares[] {
  const splits: Shares[] = [];
  for (let left = 0; left <= (sides.includes('left') ? damage : 0); left++) {
    for (let right = 0; right <= (sides.includes('right') ? damage - left : 0); right++) {
      splits.push({ left, target: damage - left - right, right });
    }
  }
  return splits;
}

/** The best that can be made of an attack with one card, or without one. */
function valueWith(
  temper: Temper,
  state: State,
  member: Member,
  attack: Attack,
  card: CombatId | null,
): number {
  const result = resultWith(member, attack, card);
  const settled = { ...attack, result };
  const splits = splitsOf(result.damage, spreadSides(state, settled));
  return Math.max(...splits.map((shares) => sharesValue(temper, state, settled, result, shares)));
}

/** Value of each drawn card for the attack that is going on. */
export function cardValue(temper: Temper, state: State, member: Member, card: CombatId | null): number {
  return state.attack ? valueWith(temper, state, member, state.attack, card) : 0;
}

/** Chance that none of `n` cards of the full deck is among the best `deck - low`: all are among the lowest `low`. */
function allAmong(low: number, n: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < n; drawn++) chance *= Math.max(0, low - drawn) / (COMBAT_DECK.length - drawn);
  return chance;
}

/** Expected value of the best of `n` cards of the full deck. */
export function expectedBest(n: number, value: (card: CombatId) => number): number {
  const faces = COMBAT_IDS.map((id) => ({ value: value(id), count: COMBAT_CARDS[id].count }));
  faces.sort((a, b) => a.value - b.value);
  let [low, expected] = [0, 0];
  for (const face of faces) {
    const before = allAmong(low, n);
    low += face.count;
    expected += face.value * (allAmong(low, n) - before);
  }
  return expected;
}

function price(state: State, member: Member, { weaponId, ammo }: AttackMove): number {
  const { ammo: uses, durable } = WEAPONS[weaponId];
  const kept = uses?.id === 'am-arrow' && is(member, 'ch-hipster') ? Math.min(ammo, ARROWS_KEPT) : 0;
  const full = AMMO_PRICE * (ammo - kept) + (durable ? 0 : ONE_USE_PRICE);
  return isLate(state) ? full * LATE_DISCOUNT : full;
}

/** Expected value of an attack less what it uses up; Vitaly has no price here. */
export function attackValue(temper: Temper, state: State, member: Member, move: AttackMove): number {
  const attack = declared(state, member, move);
  const n = cardsFor(member, move.weaponId, move.ammo, move.vitaly);
  const value =
    n === 0
      ? valueWith(temper, state, member, attack, null)
      : expectedBest(n, (card) => valueWith(temper, state, member, attack, card));
  return value - price(state, member, move);
}

/** Value of carrying the excess on to a side (SD-PERK-04). */
export function carryValue(temper: Temper, state: State, side: Side): number {
  const { attack } = state;
  const card = attack && sideCard(state, attack, side);
  if (!attack?.result || !card) return 0;
  const before = attack.result.splash + attack.result.shares[side];
  return hitValue(temper, card, before + excess(state, attack)) - hitValue(temper, card, before);
}
