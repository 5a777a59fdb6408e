/** Which decision waits where a chart stands. */
import type { StateValue } from './types';

/**
 * The decision that is open where the chart of a game stands, by the name of the state that waits; null when the game is over. For
 * charts in which one thing is asked at a time.
 */
export function openDecision<Id extends string>(
  decisions: Readonly<Record<Id, unknown>>,
  value: StateValue,
): Id | null {
  if (typeof value === 'string') return Object.hasOwn(decisions, value) ? (value as Id) : null;
  const [inner] = Object.values(value);
  return inner === undefined ? null : openDecision(decisions, inner);
}
