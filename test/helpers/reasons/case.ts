import type { Reason } from '../../../models/kernel/types';

/** A position in which one reason is the right one, and what it says there. */
export interface ReasonCase {
  readonly why: () => Reason | null;
  readonly says: string;
}
