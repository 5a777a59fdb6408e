/**
 * The statechart of One Month In (specification section 5): when things happen. Every state with `on` waits for the team
 * whose turn it is; what a move or step does is one call into `models/one-month-in`.
 */
import { setup } from 'xstate';
import { copy } from '../../models/kernel/change';
import { DECISIONS } from '../../models/one-month-in/decisions';
import type { Entry } from '../../models/one-month-in/entries';
import type { Move } from '../../models/one-month-in/moves';
import type { State } from '../../models/one-month-in/state';
import { chartMeaning } from '../kernel/chart';
import type { GameContext } from '../kernel/game';
import { flow } from './flow';
import { QUERIES } from './queries';
import { STEPS } from './steps';

type Context = GameContext<State, Entry>;

export const oneMonthInMachine = setup({
  types: { context: {} as Context, events: {} as Move, input: {} as { readonly state: State } },
  ...chartMeaning({
    decisions: DECISIONS,
    queries: QUERIES,
    steps: STEPS,
    settled: ({ outcome }: State) => outcome === null,
  }),
}).createMachine({
  id: 'one-month-in',
  context: ({ input }) => ({ state: copy(input.state), entries: [] }),
  ...flow,
});
