/** Small distributions: how likely each number of hits is. */

/** `chances[k]`: how likely exactly k dice of some hit. */
export type Chances = readonly number[];

/** One more die that hits with this chance. */
function withDie(chances: Chances, hit: number): Chances {
  return [...chances, 0].map(
    (chance, hits) => chance * (1 - hit) + (hits > 0 ? (chances[hits - 1] ?? 0) * hit : 0),
  );
}

interface Dice {
  readonly count: number;
  /** How many of them hit with another chance than the rest. */
  readonly better: number;
  readonly plainHit: number;
  readonly betterHit: number;
}

export function chancesOf({ count, better, plainHit, betterHit }: Dice): Chances {
  let chances: Chances = [1];
  for (let die = 0; die < count; die++) chances = withDie(chances, die < better ? betterHit : plainHit);
  return chances;
}

/** More than any number that results depend on: survivors, zombies, dice. */
const LIMIT = 128;

/** Results by the small whole numbers that they depend on, worked out when they are first asked for. */
export function remembered<Result>(work: (...args: readonly number[]) => Result) {
  const known = new Map<number, Result>();
  return (...args: readonly number[]): Result => {
    const id = args.reduce((number, arg) => LIMIT * number + arg, 0);
    const found = known.get(id);
    if (found !== undefined) return found;
    const result = work(...args);
    known.set(id, result);
    return result;
  };
}
