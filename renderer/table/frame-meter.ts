/** Tells whether frames take too long. Pure. */
export interface FrameMeter {
  /**
   * @param milliseconds from a drawn frame to when the browser was ready for the next one
   * @returns whether the frames of late were slow; each time it says so it starts anew
   */
  add(milliseconds: number): boolean;
}

/** Frames that are judged together; the first ones, which also make programs, are among them and outvoted. */
const JUDGED = 60;
/** Milliseconds: under 25 frames a second a motion is seen to stutter. */
const SLOW = 40;
/** Nobody draws so slowly: the page was hidden, or busy with something else. */
const INTERRUPTED = 1000;

export function createFrameMeter(): FrameMeter {
  let times: number[] = [];
  return {
    add(milliseconds) {
      if (milliseconds > INTERRUPTED) return false;
      times.push(milliseconds);
      if (times.length < JUDGED) return false;
      const slow = times.filter((time) => time > SLOW).length;
      times = [];
      return slow > JUDGED / 2;
    },
  };
}
