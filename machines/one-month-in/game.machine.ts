/**
 * The statechart of One Month In (specification section 5): when things happen. Every state with `on` waits for the team
 * whose turn it is; what a move or step does is one call into `models/one-month-in`.
 */
import { setup } from 'xstate';
import { DECISIONS } from '../../models/one-month-in/decisions';
import { copyOf } from '../../models/one-month-in/draft';
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
    copyOf,
  }),
}).createMachine({
  id: 'one-month-in',
  context: ({ input }) => ({ state: copyOf(input.state), entries: [] }),
  ...flow,
});
