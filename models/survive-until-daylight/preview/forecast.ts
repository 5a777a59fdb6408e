/**
 * What the enemies' phase may do to the holder of WAVE! (specification 10), worked out from the tables of 3.7. Nothing is
 * sampled and no order of cards is looked at.
 */
import { COMBAT_CARDS, COMBAT_DECK } from '../content/combat-cards';
import { HORDE } from '../content/horde';
import { type CombatId, type EnemyType, HORDE_TYPES } from '../ids';
import { SPIKE_DAMAGE } from '../rules/crafting';
import { bolster } from '../rules/enemy-damage';
import { healthLeft, isEnemy } from '../rules/line';
import { remaining } from '../rules/members';
import type { LineCard, Member, State } from '../state';
import { averageOf, bestOf } from './odds';

/** Chance of each damage: the index is the damage. */
export type Damages = readonly number[];

export type Danger = 'none' | 'low' | 'medium' | 'high';

export interface Forecast {
  /** Enemies that reach the holder: neither stunned nor busy with a Survivor nor caught in a trap. */
  readonly attackers: number;
  /** Average damage of them together. */
  readonly expected: number;
  /** Most damage that they could do. */
  readonly worst: number;
  /** Chance that it is enough to kill. */
  readonly death: number;
  readonly danger: Danger;
}

/** From these chances of death on, the danger is called medium and high. */
const MEDIUM = 0.05;
const HIGH = 0.25;

function baseDamage(type: EnemyType, card: CombatId): number {
  const { fixed, value } = COMBAT_CARDS[card];
  return fixed ?? HORDE[type].base + value;
}

/**
 * How much one attack does, by the full combat deck (3.7).
 * @param monsters living Monsters, the attacker among them if it is one
 */
export function damagesOf(type: EnemyType, monsters: number): Damages {
  const damage = (card: CombatId) => Math.max(0, baseDamage(type, card) + monsters);
  const chances = bestOf(COMBAT_DECK, HORDE[type].cards, (one, other) => damage(one) - damage(other));
  const damages: number[] = Array.from({ length: Math.max(...COMBAT_DECK.map(damage)) + 1 }, () => 0);
  for (const { of, chance } of chances) damages[damage(of)] = (damages[damage(of)] ?? 0) + chance;
  return damages;
}

/** Chances of the sum of two damages. */
function together(one: Damages, other: Damages): Damages {
  const sums: number[] = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, p] of one.entries())
    for (const [b, q] of other.entries()) sums[a + b] = (sums[a + b] ?? 0) + p * q;
  return sums;
}

/** Survivors are attacked first, one by each enemy; stunned enemies stay away (SD-ENEM-01, SD-ENEM-02). */
export function attackersOf({ line }: State): readonly LineCard[] {
  const survivors = line.filter((card) => !isEnemy(card)).length;
  return line.filter((card) => isEnemy(card) && !card.stunned).slice(survivors);
}

/** Traps catch the first attackers, barricades stop the first hits but for those of Brutes (SD-CRAFT-04, SD-CRAFT-05). */
function pastDefences(state: State, { traps, barricades }: Member): readonly LineCard[] {
  let whole = barricades;
  return attackersOf(state)
    .filter((card, at) => at >= traps || healthLeft(card) > SPIKE_DAMAGE)
    .filter(({ type }) => type === 'brute' || whole-- <= 0);
}

function dangerOf(worst: number, death: number): Danger {
  if (worst === 0) return 'none';
  if (death >= HIGH) return 'high';
  return death >= MEDIUM ? 'medium' : 'low';
}

function enemyType({ type }: LineCard): EnemyType {
  return type === 'survivor' ? 'wanderer' : type;
}

/** What the line as it stands may do to a seat if that seat holds WAVE!. Allies are not counted in. */
export function forecast(state: State, member: Member): Forecast {
  const comers = pastDefences(state, member);
  const monsters = bolster(state);
  const total = comers.map((card) => damagesOf(enemyType(card), monsters)).reduce(together, [1]);
  const chances = total.map((chance, of) => ({ of, chance }));
  const expected = averageOf(chances, (damage) => damage);
  const worst = total.length - 1;
  const death = total.slice(Math.max(0, remaining(member))).reduce((sum, chance) => sum + chance, 0);
  return { attackers: comers.length, expected, worst, death, danger: dangerOf(worst, death) };
}

/** Types of enemies with how many of them stand on the line, in the order of the table. */
export function countLine({ line }: State) {
  return HORDE_TYPES.map((type) => ({
    type,
    count: line.filter((card) => card.type === type).length,
  })).filter(({ count }) => count > 0);
}
