/** The clock of all that moves on the one table. It can be stopped in the middle of a motion, so that pictures come out the same. */

/** Where the clock stops: at a share of the first motion of that name. */
export interface Hold {
  /** `kind` or `stage` of a motion, or the type of the entry that it shows. */
  readonly motion: string;
  /** 0 to 1. */
  readonly share: number;
}

let stopped: number | null = null;

export const tableClock = {
  /** Milliseconds. */
  now: (): number => stopped ?? performance.now(),
  isStopped: (): boolean => stopped !== null,
  stopAt(milliseconds: number): void {
    stopped = milliseconds;
  },
  goOn(): void {
    stopped = null;
  },
};

/** Reads `strike:0.5`; null for anything else. */
export function readHold(text: string | null): Hold | null {
  const [motion, share] = text?.split(':') ?? [];
  const at = Number(share);
  return motion && share && at >= 0 && at <= 1 ? { motion, share: at } : null;
}

/** Whether a motion is called so. */
export function isCalled(motion: object, name: string): boolean {
  if ('kind' in motion) return motion.kind === name;
  if ('stage' in motion && motion.stage === name) return true;
  const entry = 'entry' in motion ? motion.entry : null;
  return typeof entry === 'object' && entry !== null && 'type' in entry && entry.type === name;
}
