/** Why a move is not possible, as rules say it. */
import type { Params, Reason } from './types';

/** A reason by its id, and what is said with it. */
export function no(id: string, params: Params = {}): Reason {
  return { id, params };
}

/** The first reason of several, in the order in which they are given; null when there is none. */
export function firstOf(...reasons: readonly (Reason | null | false)[]): Reason | null {
  return reasons.find((reason) => reason !== null && reason !== false) || null;
}
