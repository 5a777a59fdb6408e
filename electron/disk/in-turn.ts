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
