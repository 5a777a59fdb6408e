import type { Params, Reason } from '../../kernel/types';

/** The codes of specification section 9. */
export function no(id: string, params: Params = {}): Reason {
  return { id, params };
}

/** The first reason of several, in the order in which they are given; null when there is none. */
export function firstOf(...reasons: readonly (Reason | null | false)[]): Reason | null {
  return reasons.find((reason) => reason !== null && reason !== false) || null;
}
