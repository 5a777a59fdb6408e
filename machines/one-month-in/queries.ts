/** The questions at the chart's forks, each one look at the state. */
import { unfedGroups } from '../../models/one-month-in/actions/feed';
import { fighters, zombiesIn } from '../../models/one-month-in/rules/fight';
import { headcount } from '../../models/one-month-in/rules/groups';
import { fencesPlaced } from '../../models/one-month-in/rules/setup-fences';
import { activeTeam } from '../../models/one-month-in/rules/table';
import type { State } from '../../models/one-month-in/state';

export const QUERIES = {
  fencesPlaced,
  /** No food, or nobody who could be fed. */
  nothingToFeed: (state: State) => activeTeam(state).food === 0 || unfedGroups(state).length === 0,
  fightOn: (state: State) => state.fight !== null,
  mayAttack: (state: State) => state.arrival !== null,
  attackOn: (state: State) => state.attack !== null,
  zombiesDown: (state: State) => zombiesIn(state) === 0,
  fightersGone: (state: State) => headcount(fighters(state)) === 0,
  gameOver: (state: State) => state.outcome !== null,
};

export type QueryName = keyof typeof QUERIES;
