/** Decides how finely frames are drawn where they are slow: coarsely while things move, sharply once they rest. Pure. */
export interface Fineness {
  /** Whether frames are slow: then none is begun before the last one is drawn, or presses would wait for a queue of them. */
  isSlow(): boolean;
  /** A frame is about to be drawn. @returns whether sharply */
  next(): boolean;
  /** What became of the last sharp frame. */
  judge(late: boolean): void;
  /** Nothing was drawn for a while. @returns whether a sharp frame is wanted, which will be the next one */
  rest(): boolean;
}

export function createFineness(): Fineness {
  let slow = false;
  let coarse = false;
  let resting = false;
  return {
    isSlow: () => slow,
    next() {
      coarse = slow && !resting;
      resting = false;
      return !coarse;
    },
    judge(late) {
      slow = late;
    },
    rest() {
      resting = coarse;
      return resting;
    },
  };
}
