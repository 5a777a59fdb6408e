/**
 * The statechart of Survive Until Daylight (specification section 5): when things happen. Every state with `on` waits for
 * a named decision; what a move or step does is one call into `models/survive-until-daylight`. The wishes of a seat can
 * be changed wherever the chart stands.
 */
import { setup } from 'xstate';
import { copyOf } from '../../models/survive-until-daylight/draft';
import type { Entry } from '../../models/survive-until-daylight/entries';
import type { Move } from '../../models/survive-until-daylight/moves';
import type { State } from '../../models/survive-until-daylight/state';
import { chartMeaning } from '../kernel/chart';
import type { GameContext } from '../kernel/game';
import { ANSWERS } from './answers';
import { flow } from './flow';
import { take } from './parts';
import { QUERIES } from './queries';
import { STEPS } from './steps';

type Context = GameContext<State, Entry>;

export const surviveUntilDaylightMachine = setup({
  types: { context: {} as Context, events: {} as Move, input: {} as { readonly state: State } },
  ...chartMeaning({
    decisions: ANSWERS,
    queries: QUERIES,
    steps: STEPS,
    settled: ({ outcome }: State) => outcome === null,
    copyOf,
  }),
}).createMachine({
  id: 'survive-until-daylight',
  context: ({ input }) => ({ state: copyOf(input.state), entries: [] }),
  on: { SET_SEAT_OPTION: take('SET_SEAT_OPTION') },
  ...flow,
});
