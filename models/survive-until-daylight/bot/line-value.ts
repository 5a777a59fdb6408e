/** What damage on the line is worth, and what the line is expected to do (11.1). */
import { HORDE } from '../content/horde';
import type { EnemyType } from '../ids';
import { healthLeft, isEnemy } from '../rules/line';
import type { LineCard, State } from '../state';
import type { Temper } from './level';

/** A kill is worth a little more than the threat that is gone. */
const KILL = 0.05;
const STUNNED = 0.8;
const SURVIVOR_LOST = -1;
/** Expected damage of one attack, without Monsters. */
const EXPECTED: Readonly<Record<EnemyType, number>> = {
  wanderer: 0.75,
  raider: 1.2,
  brute: 1.5,
  monster: 2.4,
};

export function threatOf({ threat }: Temper, { type, stunned }: LineCard): number {
  if (type === 'survivor') return 0;
  return threat[type] * (stunned ? STUNNED : 1);
}

/** Value of so much damage on one line card. */
export function hitValue(temper: Temper, card: LineCard, damage: number): number {
  if (damage <= 0) return 0;
  const kills = damage >= healthLeft(card);
  if (!isEnemy(card)) return kills ? SURVIVOR_LOST : 0;
  const threat = threatOf(temper, card);
  return kills ? threat + KILL : (threat / 2) * (damage / HORDE[card.type].health);
}

/** Damage that one enemy is expected to do with its attack, Monsters included. */
export function expectedHit(state: State, { type, stunned }: LineCard): number {
  if (type === 'survivor' || stunned) return 0;
  const monsters = state.line.filter((card) => card.type === 'monster').length;
  return EXPECTED[type] + monsters;
}

/** Enemies that will attack the holder: Survivors use the first ones up. */
export function attackersOnHolder(state: State): readonly LineCard[] {
  const survivors = state.line.filter((card) => !isEnemy(card)).length;
  return state.line.filter((card) => isEnemy(card) && !card.stunned).slice(survivors);
}

/** Damage that the line is expected to do to whoever holds WAVE!. */
export function expectedIncoming(state: State): number {
  return attackersOnHolder(state).reduce((sum, card) => sum + expectedHit(state, card), 0);
}
