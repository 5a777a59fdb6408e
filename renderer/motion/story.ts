import type { Timed } from './director';

/** Motions that lead to the position now given; a new id starts them. */
export interface Story<Motion extends Timed = Timed> {
  readonly id: number;
  readonly motions: readonly Motion[];
}

/** Milliseconds that a story takes at single speed. */
export function lengthOf({ motions }: Story): number {
  return motions.reduce((sum, motion) => sum + motion.duration, 0);
}
