/** Odds of combat cards that nobody has seen yet. What is known by elimination is known to everybody (SD-SETUP-01). */
import type { CombatId } from '../ids';
import type { State } from '../state';

/** A face and the chance that it is the one that counts. */
export interface Chance<T> {
  readonly of: T;
  readonly chance: number;
}

/**
 * Cards that may come next: all but those in the discard and those that lie open. Where the deck is too short for the draw,
 * the discard is part of it, since it will be shuffled in (SD-CC-01).
 */
export function unseenCombat({ combat }: Pick<State, 'combat'>, draws: number): readonly CombatId[] {
  return combat.draw.length >= draws ? combat.draw : [...combat.draw, ...combat.discard];
}

/** Chance that `n` cards drawn out of `size` all lie among `low` of them. */
function allAmong(low: number, n: number, size: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < n; drawn++) chance *= Math.max(0, low - drawn) / (size - drawn);
  return chance;
}

function countKinds(pool: readonly CombatId[]): ReadonlyMap<CombatId, number> {
  const kinds = new Map<CombatId, number>();
  for (const card of pool) kinds.set(card, (kinds.get(card) ?? 0) + 1);
  return kinds;
}

/**
 * How likely each card is to be the best of `n` drawn ones.
 * @param pool cards that may come, copies included
 * @param order negative when the first is the worse one
 */
export function bestOf(
  pool: readonly CombatId[],
  n: number,
  order: (one: CombatId, other: CombatId) => number,
): readonly Chance<CombatId>[] {
  const kinds = countKinds(pool);
  const draws = Math.min(n, pool.length);
  let low = 0;
  return [...kinds.keys()].toSorted(order).map((of) => {
    const before = allAmong(low, draws, pool.length);
    low += kinds.get(of) ?? 0;
    return { of, chance: allAmong(low, draws, pool.length) - before };
  });
}

/** Average of a number over chances. */
export function averageOf<T>(chances: readonly Chance<T>[], number: (of: T) => number): number {
  return chances.reduce((sum, { of, chance }) => sum + chance * number(of), 0);
}

export function chanceThat<T>(chances: readonly Chance<T>[], holds: (of: T) => boolean): number {
  return averageOf(chances, (of) => (holds(of) ? 1 : 0));
}
