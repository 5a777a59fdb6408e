/** The other Runners of the team, as far as it matters whether they still have their turn. */
import type { AreaId } from '../ids';
import { isNight, runnersIn } from '../rules/runners';
import type { Runner, State } from '../state';

/** Whether a Runner's turn of this Round is over, so that it stays where it is until the Exposure Phase. */
export function hasActed(state: State, { id, activated }: Runner): boolean {
  if (state.active === id) return false;
  return isNight(state) ? state.activationDeck.discard.includes(`act-${id}`) : activated;
}

/** Who will share an Area with a Runner in the Exposure Phase: whoever still has its turn may be gone by then. */
export function companyIn(state: State, area: AreaId, { id }: Runner): readonly Runner[] {
  return runnersIn(state, area).filter((other) => other.id !== id && hasActed(state, other));
}
