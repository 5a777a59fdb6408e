/** Milliseconds after which a frame is late: whoever clicks now waits for what was drawn before. */
const LATE = 100;
/** Milliseconds that a frame may take while things move: the page itself works meanwhile, on a processor that also draws. */
const WANTED = 75;
/** Share of a sharp frame's time that is left with next to no pixels: corners and draw calls. The rest goes with the pixels. */
const BESIDE_PIXELS = 0.1;
/** What can still be told apart. */
const COARSEST = 0.25;

/**
 * @param took milliseconds that a sharp frame took
 * @returns share of the resolution, in each direction, with which one would take as long as is wanted
 */
function shareFor(took: number, finest: number): number {
  const pixels = (WANTED / took - BESIDE_PIXELS) / (1 - BESIDE_PIXELS);
  return Math.min(finest, Math.max(COARSEST, Math.sqrt(Math.max(0, pixels))));
}

/** Decides how finely frames are drawn where they are slow: coarsely while things move, sharply once they rest. Pure. */
export interface Fineness {
  /** Whether frames are slow: then none is begun before the last one is drawn, or presses would wait for a queue of them. */
  isSlow(): boolean;
  /** A frame is about to be drawn. @returns the share of the resolution for it, in each direction; 1 is sharp */
  next(): number;
  /** How many milliseconds the last sharp frame took at least. */
  judge(took: number): void;
  /** Nothing was drawn for a while. @returns whether a sharp frame is wanted, which will be the next one */
  rest(): boolean;
}

/** @param whileMoving the largest share of the resolution with which slow frames are drawn while things move */
export function createFineness(whileMoving: number): Fineness {
  let moving = 1;
  let coarse = false;
  let resting = false;
  return {
    isSlow: () => moving < 1,
    next() {
      coarse = moving < 1 && !resting;
      resting = false;
      return coarse ? moving : 1;
    },
    judge(took) {
      moving = took < LATE ? 1 : shareFor(took, whileMoving);
    },
    rest() {
      resting = coarse;
      return resting;
    },
  };
}
