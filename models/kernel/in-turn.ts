/** Work on the same files, one piece after the other in the order in which it was asked for. */
export interface Turns {
  /** Answers what the work answers; that an earlier piece failed doesn't matter. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when everything that was asked for so far is done. */
  readonly idle: () => Promise<void>;
}

export function inTurn(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(work) {
      const next = last.then(work);
      last = next.catch(() => null);
      return next;
    },
    idle: () => last.then(() => {}),
  };
}

/** The same for many things at once, of which none waits for another. */
export interface TurnsOfEach {
  readonly take: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  readonly idle: () => Promise<void>;
}

export function inTurnEach(): TurnsOfEach {
  const all = new Map<string, Turns>();
  return {
    take(what, work) {
      const turns = all.get(what) ?? inTurn();
      all.set(what, turns);
      return turns.take(work);
    },
    async idle() {
      await Promise.all([...all.values()].map((turns) => turns.idle()));
    },
  };
}

/** Does the same with many things, a few of them at a time. */
export async function aFewAtATime<T>(
  things: readonly T[],
  few: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const waiting = [...things].reverse();
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: few }, takeNext));
}
