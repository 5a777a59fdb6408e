/** "Finish the fight": rolls on until a decision matters (specification 10.2). */
import type { Move } from '../moves';
import { fighters } from '../rules/fight';
import { headcount } from '../rules/groups';
import type { State } from '../state';

/** Survivors of the active team in the fight or attack that is on; null when none is. */
function ownIn(state: State): number | null {
  if (state.fight) return headcount(fighters(state));
  return state.attack ? headcount(state.attack.ap) : null;
}

/** Rolling again is all that these moves are about. */
function isForced(legal: readonly Move[]): boolean {
  return legal.every(({ type }) => type === 'FIGHT_ROUND' || type === 'PRESS_ON');
}

/**
 * Whether nothing is to be decided after a round, so that the next one may be rolled at once: the fight goes on, and either
 * nothing else can be done, or nobody of the team was lost, so that it stands no worse than before. Whoever has lost somebody and
 * could leave or spend salvage is asked again.
 * @param legal the moves after the round
 */
export function rollsOn(before: State, after: State, legal: readonly Move[]): boolean {
  const [had, has] = [ownIn(before), ownIn(after)];
  if (had === null || has === null) return false;
  return isForced(legal) || has === had;
}
